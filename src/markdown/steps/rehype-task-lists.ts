import type { Root } from 'hast'
import { eachElement } from './each-element'

/** Labels the checkboxes of task lists for assistive technology. They aren't interactive and only show a state. */
export function rehypeTaskLists() {
  return (tree: Root) => {
    eachElement(tree, (node) => {
      if (node.tagName === 'input' && node.properties?.type === 'checkbox' && node.properties.disabled)
        node.properties.ariaLabel = node.properties.checked ? 'Done' : 'Not done'
    })
  }
}
