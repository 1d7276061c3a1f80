import type { Element, ElementContent, Root } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { h } from 'hastscript'
import { acceptedAttributes, readAttributes } from '../components/attributes'
import { COMPONENTS, PLAIN_TAGS } from '../components/component-map'
import { DATA_COMPONENTS } from '../components/data-component-map'
import { requireSections } from '../components/sections-only'
import { problem, type PageContext } from '../page-context'
import { eachElement } from './each-element'
import { ownValue } from '../../base/own-value'

type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast

/** Renders known components and reports all others. */
export function rehypeComponents(context: PageContext) {
  const renderAll = (children: readonly unknown[]): ElementContent[] =>
    (children as (ElementContent | JsxNode)[]).map((child) => {
      if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') return render(child)
      if (child.type === 'element') child.children = renderAll(child.children)
      return child
    })

  const render = (node: JsxNode): Element => {
    const name = node.name ?? ''
    const written = readAttributes(context, node)
    const children = renderAll(node.children)
    const plainAttributes = PLAIN_TAGS.get(name)
    if (plainAttributes) return h(name, acceptedAttributes(context, node, written, plainAttributes), children)
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
    if (component.sectionsOnly) requireSections(context, node, name)
    const known = [...component.required, ...component.optional]
    const attributes = acceptedAttributes(context, node, written, known)
    for (const missing of component.required.filter((one) => !ownValue(attributes, one)))
      problem(context, node, `<${name}> is missing ${missing}`, `write <${name} ${missing}="…">`)
    const element = component.render({ name, attributes, children, node, context })
    // so that messages about its links have a line
    eachElement({ type: 'root', children: [element] }, (inner) => {
      inner.position ??= node.position
    })
    return element
  }

  return () => (tree: Root) => {
    tree.children = renderAll(tree.children)
  }
}
