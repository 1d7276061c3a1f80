import type { Element, ElementContent } from 'hast'

/** Returns the elements among nodes, without the text between them. */
export function elementsOf(nodes: readonly ElementContent[]): Element[] {
  return nodes.filter((node) => node.type === 'element')
}
