import { h } from 'hastscript'
import { problem } from '../page-context'
import { eachElement } from '../steps/each-element'
import { hasClass } from '../steps/classes'
import type { ContentComponent } from './content-component'
import { elementsOf } from './elements-of'

/** Start of the label of a result, which would otherwise seem to be that of both blocks. */
const WHOSE = 'QuestDB result · '

/**
 * `<Pair>` around an example and the same task in another language: both code blocks side by side at equal height, with
 * the recorded result below, labeled as that of QuestDB.
 */
export const pair: ContentComponent = {
  sectionsOnly: true,
  required: [],
  optional: [],
  render({ children, node, context }) {
    const blocks = elementsOf(children)
    const parts = blocks.flatMap((block) => (hasClass(block, 'example') ? block.children : [block]))
    const codes = parts.filter((part) => hasClass(part, 'code'))
    if (blocks.length !== 2 || codes.length !== 2)
      problem(
        context,
        node,
        '<Pair> must contain exactly two fences',
        'write two fences inside, with blank lines around them',
      )
    const box = h('div', { className: ['example', 'pair'] }, [
      ...codes,
      ...parts.filter((part) => !codes.includes(part)),
    ])
    eachElement(box, (part, _, parent) => {
      if (hasClass(part, 'result-label')) part.children.unshift({ type: 'text', value: WHOSE })
      // a block whose fence has the flag wrap remains wrapped
      if (hasClass(part, 'code-bar') && hasClass(parent, 'wrap'))
        part.children = part.children.filter(
          (child) => child.type !== 'element' || child.properties?.dataWrap === undefined,
        )
    })
    return box
  },
}
