import type { Element, Root } from 'hast'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'

/** Names the boxes of task lists for assistive technology: they cannot be pressed, they only tell a state. */
export function rehypeTaskLists() {
  return (tree: Root) => {
    visit(tree as Node, 'element', (node: Element) => {
      if (node.tagName === 'input' && node.properties?.type === 'checkbox')
        node.properties.ariaLabel = node.properties.checked ? 'Done' : 'Not done'
    })
  }
}
