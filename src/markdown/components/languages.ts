import { h, s } from 'hastscript'
import { ownValue } from '../../base/own-value'
import { problem } from '../page-context'
import type { ContentComponent } from './content-component'
import { LANGUAGE_MARKS } from './language-marks'
import { listWrapper } from './wrappers'

/** `<Languages>`: a grid of `<Language>`. */
export const languages = listWrapper('languages', 'Language')

/** `<Language name="Python">paragraphs with links</Language>`: a programming language with its logo. */
export const language: ContentComponent = {
  required: ['name'],
  optional: [],
  render({ attributes, children, node, context }) {
    const { name = '' } = attributes
    const mark = ownValue(LANGUAGE_MARKS, name)
    if (mark === undefined && name !== '')
      problem(
        context,
        node,
        `no logo is defined for the language "${name}"`,
        `use one of: ${Object.keys(LANGUAGE_MARKS).join(', ')}; to add another, edit src/markdown/components/language-marks.ts`,
      )
    return h('li', { className: ['language'] }, [
      s('svg', { viewBox: '0 0 24 24', width: 24, height: 24, ariaHidden: 'true' }, [s('path', { d: mark })]),
      h('strong', name),
      ...children,
    ])
  },
}
