import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { problem } from '../page-context'
import type { ContentComponent } from './content-component'
import { FOLD_CLASS } from './details'

/**
 * `<Showcase>` around one example with a chart: the chart comes first and large, the query and its rows are folded below
 * it. Without a recorded result the example is shown as it is.
 */
export const showcase: ContentComponent = {
  required: [],
  optional: [],
  draw({ children, node, context }) {
    const blocks = children.filter((child): child is Element => child.type === 'element')
    const [example] = blocks
    if (!example || blocks.length > 1)
      problem(
        context,
        node,
        '<Showcase> must contain exactly one example',
        'write one questdb-sql fence with a chart inside, with blank lines around it',
      )
    const result = example && childOf(example, 'result')
    const chart = result && childOf(result, 'chart')
    if (!example || !result || !chart) return h('div', children)
    result.children = result.children.filter((child) => child !== chart)
    const caption = example.children
      .filter((child): child is Element => child.type === 'element')
      .flatMap(captionOf)
    return h('div', { className: ['showcase'] }, [
      h('p', { className: ['showcase-title'] }, caption),
      chart,
      h('details', { className: [FOLD_CLASS] }, [h('summary', 'Query and rows'), example]),
    ])
  },
}

function childOf(parent: Element, className: string): Element | undefined {
  return parent.children.find(
    (child): child is Element =>
      child.type === 'element' &&
      Array.isArray(child.properties?.className) &&
      child.properties.className.includes(className),
  )
}

/** Takes the caption out of the code: it becomes the title of the chart. */
function captionOf(code: Element): ElementContent[] {
  const caption = code.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
  )
  if (!caption) return []
  code.children = code.children.filter((child) => child !== caption)
  return caption.children
}
