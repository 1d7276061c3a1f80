import type { Properties } from 'hast'

/** Returns whether a node is an element with this class. */
export function hasClass(node: { type: string; properties?: Properties | undefined }, name: string): boolean {
  const classes = node.type === 'element' ? node.properties?.className : undefined
  return Array.isArray(classes) && classes.includes(name)
}
