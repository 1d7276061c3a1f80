import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { problem } from '../page-context'
import { hasClass } from '../steps/classes'
import type { ContentComponent } from './content-component'
import { elementsOf } from './elements-of'
import { FOLD_CLASS } from './details'

/**
 * `<Showcase>` around an example with a chart: the chart comes first, and the query and its rows are collapsed below
 * it. An example without a recorded result isn't changed.
 */
export const showcase: ContentComponent = {
  sectionsOnly: true,
  required: [],
  optional: [],
  render({ children, node, context }) {
    const blocks = elementsOf(children)
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
    const caption = elementsOf(example.children).flatMap(captionOf)
    const title = h('p', { className: ['showcase-title'] }, caption)
    return h('div', { className: ['showcase'] }, [title, chart, fold('Query and rows', example)])
  },
}

function fold(summary: string, content: Element): Element {
  return h('details', { className: [FOLD_CLASS] }, [h('summary', summary), content])
}

function childOf(parent: Element, className: string): Element | undefined {
  return parent.children.find((child): child is Element => hasClass(child, className))
}

/** Moves the caption from the code to the chart. */
function captionOf(code: Element): ElementContent[] {
  const caption = code.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
  )
  if (!caption) return []
  code.children = code.children.filter((child) => child !== caption)
  return caption.children
}
