import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import type { Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import { acceptedAttributes, readAttributes } from '../components/attributes'
import { DATA_COMPONENTS } from '../components/data-component-map'
import { requireSections } from '../components/sections-only'
import type { PageContext } from '../page-context'
import { ownValue } from '../../base/own-value'

/** Expands `<Customers />` and other components that insert facts to Markdown. */
export function remarkData(context: PageContext) {
  return () => (tree: Root) => {
    const headings = new Set<string>()
    visit(tree as Node, 'heading', (node: Node) => {
      headings.add(toString(node).trim().toLowerCase())
    })
    visit(
      tree as Node,
      'mdxJsxFlowElement',
      (node: MdxJsxFlowElement, index: number | null, parent: Parent | null) => {
        const name = node.name ?? ''
        const component = ownValue(DATA_COMPONENTS, name)
        if (!component || !parent || index === null) return undefined
        if (component.sectionsOnly) requireSections(context, node, name)
        const written = readAttributes(context, node)
        const attributes = acceptedAttributes(context, node, written, component.optional)
        const content = component.expand({
          context,
          attributes,
          headings,
          children: node.children,
          node,
        })
        // the inserted nodes have no lines in the file
        for (const made of content)
          visit(made as Node, (child: Node) => {
            if (node.position) child.position = node.position
          })
        parent.children.splice(index, 1, ...content)
        return [SKIP, index + content.length] as [typeof SKIP, number]
      },
    )
  }
}
