import type { Element, ElementContent } from 'hast'

/** Creates DOM elements from a hast tree. Text is inserted as text; nothing is parsed as HTML. */
export function toDom(tree: Element): HTMLElement {
  return build(tree, 'http://www.w3.org/1999/xhtml') as HTMLElement
}

function build({ tagName, properties = {}, children }: Element, outer: string): globalThis.Element {
  const namespace = tagName === 'svg' ? 'http://www.w3.org/2000/svg' : outer
  const element = document.createElementNS(namespace, tagName)
  for (const [name, value] of Object.entries(properties))
    if (Array.isArray(value)) element.setAttribute(attributeOf(name), value.join(' '))
    else if (value === true) element.setAttribute(attributeOf(name), '')
    else if (value !== null && value !== undefined && value !== false)
      element.setAttribute(attributeOf(name), String(value))
  element.append(...children.map((child) => nodeOf(child, namespace)))
  return element
}

const nodeOf = (child: ElementContent, namespace: string): Node | string =>
  child.type === 'element' ? build(child, namespace) : child.type === 'text' ? child.value : ''

/** Attribute name: `className` → `class`, `dataShowAll` → `data-show-all`, `ariaDescribedBy` → `aria-describedby`. */
function attributeOf(property: string): string {
  if (property === 'className') return 'class'
  if (property.startsWith('aria')) return property.toLowerCase().replace('aria', 'aria-')
  if (property === 'viewBox') return property
  if (property.startsWith('data')) return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return property.toLowerCase()
}
