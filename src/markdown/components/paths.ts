import { h } from 'hastscript'
import { ownValue } from '../../base/own-value'
import { problem } from '../page-context'
import type { ContentComponent } from './content-component'
import { PATH_DRAWINGS } from './path-drawings'
import { listWrapper } from './wrappers'

/** `<Paths>`: a row of up to three `<Path>`. */
export const paths = listWrapper('paths', 'Path')

/**
 * `<Path title="Send data" href="/docs/ingestion-overview/" drawing="rows">a sentence, and a list of further
 * links</Path>`: a large card with a drawing. The card is a link, and so are the links in its text.
 */
export const path: ContentComponent = {
  required: ['title', 'href', 'drawing'],
  optional: [],
  render({ attributes, children, node, context }) {
    const { title = '', href = '', drawing = '' } = attributes
    const draw = ownValue(PATH_DRAWINGS, drawing)
    if (!draw && drawing !== '')
      problem(
        context,
        node,
        `unknown drawing "${drawing}"`,
        `use one of: ${Object.keys(PATH_DRAWINGS).join(', ')}`,
      )
    return h('li', { className: ['path'] }, [
      ...(draw ? [draw()] : []),
      h('a', { className: ['path-title'], href }, title),
      ...children,
    ])
  },
}
