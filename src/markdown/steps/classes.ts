import type { Element, Properties } from 'hast'

/** Returns whether a node is an element with this class. */
export function hasClass(node: { type: string; properties?: Properties | undefined }, name: string): boolean {
  const classes = node.type === 'element' ? node.properties?.className : undefined
  return Array.isArray(classes) && classes.includes(name)
}

/** Adds a class to an element. */
export function addClass(element: Element, name: string): void {
  const { className } = (element.properties ??= {})
  element.properties.className = [...(Array.isArray(className) ? className : []), name]
}
