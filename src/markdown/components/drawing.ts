import { h, s } from 'hastscript'
import { DRAWINGS } from '../drawings/drawing-map'
import { problem } from '../page-context'
import type { ContentComponent } from './content-component'
import { enlargeButton } from './enlarge-button'
import { ownValue } from '../../base/own-value'

/** `<Drawing of="replication">caption</Drawing>`: a drawing from src/markdown/drawings with a caption. */
export const drawing: ContentComponent = {
  required: ['of'],
  optional: [],
  render({ attributes, children, node, context }) {
    const { of = '' } = attributes
    const drawn = ownValue(DRAWINGS, of)
    if (!drawn) {
      if (of !== '')
        problem(context, node, `unknown drawing "${of}"`, `use one of: ${Object.keys(DRAWINGS).join(', ')}`)
      return h('span', children)
    }
    if (children.length === 0)
      problem(
        context,
        node,
        `the drawing "${of}" has no caption`,
        `add a sentence between <Drawing of="${of}"> and </Drawing>`,
      )
    return h('figure', { className: ['drawing'] }, [
      // the style sheet hides all but one of them
      ...(['wide', 'narrow'] as const).map((form) => {
        const { width, height, content } = drawn[form]
        const viewBox = `0 0 ${width} ${height}`
        return s('svg', { className: [form], viewBox, role: 'img', ariaLabel: drawn.label }, content)
      }),
      h('figcaption', children),
      enlargeButton(drawn.label),
    ])
  },
}
