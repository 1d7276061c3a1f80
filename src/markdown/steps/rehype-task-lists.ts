import type { Root } from 'hast'
import { eachElement } from './each-element'

/** Names the boxes of task lists for assistive technology: they cannot be pressed, they only tell a state. */
export function rehypeTaskLists() {
  return (tree: Root) => {
    eachElement(tree, (node) => {
      if (node.tagName === 'input' && node.properties?.type === 'checkbox' && node.properties.disabled)
        node.properties.ariaLabel = node.properties.checked ? 'Done' : 'Not done'
    })
  }
}
