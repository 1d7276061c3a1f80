import type { Element, ElementContent, Root } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { h } from 'hastscript'
import { readAttributes } from '../components/attributes'
import { COMPONENTS, PLAIN_TAGS } from '../components/component-map'
import { DATA_COMPONENTS } from '../components/data-component-map'
import { problem, type PageContext } from '../page-context'

type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast

/** Draws components of the fixed map and reports every other one. */
export function rehypeComponents(context: PageContext) {
  const drawAll = (children: readonly unknown[]): ElementContent[] =>
    (children as (ElementContent | JsxNode)[]).map((child) => {
      if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') return draw(child)
      if (child.type === 'element') child.children = drawAll(child.children)
      return child
    })

  const draw = (node: JsxNode): Element => {
    const name = node.name ?? ''
    const attributes = readAttributes(context, node)
    const children = drawAll(node.children)
    if (PLAIN_TAGS.has(name)) return h(name, attributes, children)
    const component = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined
    if (!component) {
      problem(
        context,
        node,
        `unknown component <${name}>`,
        `use one of ${[...Object.keys(COMPONENTS), ...Object.keys(DATA_COMPONENTS)].join(', ')}, Include or the tags ${[...PLAIN_TAGS].join(', ')}; write < in text between backticks`,
      )
      return h('span', children)
    }
    for (const missing of component.required.filter((one) => !attributes[one]))
      problem(context, node, `<${name}> lacks ${missing}`, `write <${name} ${missing}="…">`)
    for (const extra of Object.keys(attributes).filter(
      (one) => ![...component.required, ...component.optional].includes(one),
    ))
      problem(
        context,
        node,
        `<${name}> has no attribute ${extra}`,
        `it takes ${[...component.required, ...component.optional].join(', ') || 'none'}`,
      )
    return component.draw({ name, attributes, children, node, context })
  }

  return () => (tree: Root) => {
    tree.children = drawAll(tree.children)
  }
}
