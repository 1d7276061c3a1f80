import { h } from 'hastscript'
import type { Element } from 'hast'
import { problem } from '../page-context'
import type { ComponentUse, ContentComponent } from './content-component'
import { elementsOf } from './elements-of'

/** Creates a component without attributes that renders its content in a box with this class. */
export function wrapper(className: string): ContentComponent {
  return {
    required: [],
    optional: [],
    render: ({ children }) => h('div', { className: [className] }, children),
  }
}

/**
 * Creates a component without attributes that renders a list with this class.
 *
 * @param item name of the component of its items
 */
export function listWrapper(className: string, item: string): ContentComponent {
  return {
    required: [],
    optional: [],
    render: (use) => h('ul', { className: [className], role: 'list' }, itemsOf(use, item)),
  }
}

/** Returns the elements in a component that may contain only `item` components, and reports text between them. */
export function itemsOf({ name, children, node, context }: ComponentUse, item: string): Element[] {
  const loose = children.find((child) =>
    child.type === 'text' ? child.value.trim() !== '' : child.type === 'element' && child.tagName === 'p',
  )
  if (loose)
    problem(
      context,
      loose.position ? loose : node,
      `<${name}> contains text outside of its <${item}> components`,
      `move the text into a <${item}>, or before or after <${name}>`,
    )
  return elementsOf(children)
}
