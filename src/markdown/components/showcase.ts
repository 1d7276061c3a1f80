import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { problem } from '../page-context'
import { hasClass } from '../steps/has-class'
import type { ContentComponent } from './content-component'
import { FOLD_CLASS } from './details'

/**
 * `<Showcase>` around one example with a chart: the chart comes first and large, the query and its rows are folded below
 * it. With `query`, the query stands beside the chart, and only its rows are folded. Without a recorded result the
 * example is shown as it is.
 */
export const showcase: ContentComponent = {
  required: [],
  optional: ['query'],
  draw({ attributes, children, node, context }) {
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
    const title = h('p', { className: ['showcase-title'] }, caption)
    if (attributes.query === undefined)
      return h('div', { className: ['showcase'] }, [title, chart, fold('Query and rows', example)])
    const code = example.children.filter((child) => child !== result)
    return h('div', { className: ['showcase', 'with-query'] }, [title, chart, ...code, fold('Rows', result)])
  },
}

function fold(summary: string, content: Element): Element {
  return h('details', { className: [FOLD_CLASS] }, [h('summary', summary), content])
}

function childOf(parent: Element, className: string): Element | undefined {
  return parent.children.find((child): child is Element => hasClass(child, className))
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
