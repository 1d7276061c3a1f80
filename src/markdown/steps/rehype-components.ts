import type { Element, ElementContent, Root } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { h } from 'hastscript'
import { readAttributes } from '../components/attributes'
import { COMPONENTS, PLAIN_TAGS } from '../components/component-map'
import { DATA_COMPONENTS } from '../components/data-component-map'
import { problem, type PageContext } from '../page-context'
import { eachElement } from './each-element'
import { ownValue } from '../../base/own-value'

type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast

/** Renders known components and reports all others. */
export function rehypeComponents(context: PageContext) {
  const drawAll = (children: readonly unknown[]): ElementContent[] =>
    (children as (ElementContent | JsxNode)[]).map((child) => {
      if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') return draw(child)
      if (child.type === 'element') child.children = drawAll(child.children)
      return child
    })

  const reportExtra = (node: JsxNode, attributes: Record<string, string>, known: readonly string[]) => {
    for (const extra of Object.keys(attributes).filter((one) => !known.includes(one)))
      problem(
        context,
        node,
        `<${node.name ?? ''}> doesn't accept the attribute ${extra}`,
        known.length > 0 ? `use only: ${known.join(', ')}` : 'remove it: this tag accepts no attributes',
      )
  }

  const draw = (node: JsxNode): Element => {
    const name = node.name ?? ''
    const attributes = readAttributes(context, node)
    const children = drawAll(node.children)
    const plainAttributes = PLAIN_TAGS.get(name)
    if (plainAttributes) {
      reportExtra(node, attributes, plainAttributes)
      const allowed = Object.entries(attributes).filter(([one]) => plainAttributes.includes(one))
      return h(name, Object.fromEntries(allowed), children)
    }
    const component = ownValue(COMPONENTS, name)
    // expanded before this step if it's a block
    if (name === 'Include' || ownValue(DATA_COMPONENTS, name)) {
      problem(
        context,
        node,
        `<${name}> is inside a paragraph or another line of text`,
        'write it on its own line, with a blank line before and after it',
      )
      return h('span', children)
    }
    if (!component) {
      problem(
        context,
        node,
        `unknown component <${name}>`,
        `use one of ${[...Object.keys(COMPONENTS), ...Object.keys(DATA_COMPONENTS)].join(', ')}, Include, or one of the tags ${[...PLAIN_TAGS.keys()].join(', ')}; put a literal < in backticks`,
      )
      return h('span', children)
    }
    for (const missing of component.required.filter((one) => !ownValue(attributes, one)))
      problem(context, node, `<${name}> is missing ${missing}`, `write <${name} ${missing}="…">`)
    reportExtra(node, attributes, [...component.required, ...component.optional])
    const drawn = component.draw({ name, attributes, children, node, context })
    // so that messages about its links have a line
    eachElement({ type: 'root', children: [drawn] }, (element) => {
      element.position ??= node.position
    })
    return drawn
  }

  return () => (tree: Root) => {
    tree.children = drawAll(tree.children)
  }
}
