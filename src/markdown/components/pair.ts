import type { Element } from 'hast'
import { h } from 'hastscript'
import { problem } from '../page-context'
import { hasClass } from '../steps/has-class'
import type { ContentComponent } from './content-component'

/**
 * `<Pair>` around an example and the same task in another language: both code blocks side by side at equal height, with
 * the recorded result below.
 */
export const pair: ContentComponent = {
  required: [],
  optional: [],
  draw({ children, node, context }) {
    const blocks = children.filter((child): child is Element => child.type === 'element')
    const parts = blocks.flatMap((block) => (hasClass(block, 'example') ? block.children : [block]))
    const codes = parts.filter((part) => hasClass(part, 'code'))
    if (blocks.length !== 2 || codes.length !== 2)
      problem(
        context,
        node,
        '<Pair> must contain exactly two fences',
        'write two fences inside, with blank lines around them',
      )
    return h('div', { className: ['example', 'pair'] }, [
      ...codes,
      ...parts.filter((part) => !codes.includes(part)),
    ])
  },
}
