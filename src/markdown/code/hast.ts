import type { Element, ElementContent, Properties } from 'hast'

/** Creates an HTML or SVG element of a hast tree; string children become text nodes. */
export function el(
  tagName: string,
  properties: Properties,
  ...children: (ElementContent | string)[]
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  }
}

/** Returns all text below a node, in order. */
export function textOf(node: Element | ElementContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
