import type { Root } from 'mdast'
import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'

/**
 * Converts text and leaf directives back to text, because `localhost:9000` and `12:30` only look like directives.
 *
 * @param source the text that the tree was parsed from
 */
export function restoreTextDirectives(tree: Root, source: string): void {
  visit(tree as Node, (node: Node & { name?: string }, index: number | null, parent: Parent | null) => {
    if ((node.type !== 'textDirective' && node.type !== 'leafDirective') || !parent || index === null) return
    const start = node.position?.start.offset
    const end = node.position?.end.offset
    const value = start !== undefined && end !== undefined ? source.slice(start, end) : `:${node.name ?? ''}`
    const text: Node & { value: string } = { type: 'text', value }
    parent.children[index] =
      node.type === 'textDirective' ? text : ({ type: 'paragraph', children: [text] } as Parent)
  })
}
