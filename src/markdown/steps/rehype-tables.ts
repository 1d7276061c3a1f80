import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { eachElement, type ElementParent } from './each-element'

/**
 * Puts each table into a box that scrolls by itself, so that a wide one does not move the page.
 * The boxes are numbered, because regions of a page need names of their own.
 */
export function rehypeTables() {
  return (tree: Root) => {
    let number = 0
    eachElement(tree, (node, index, parent) => {
      if (node.tagName !== 'table') return undefined
      // A recorded result has a box of its own.
      if (hasClass(parent, 'result-scroll')) return false
      for (const cell of headerCells(node)) {
        // A corner without words heads nothing.
        if (toString(cell).trim() === '') cell.tagName = 'td'
        else cell.properties = { ...cell.properties, scope: 'col' }
      }
      parent.children[index] = h(
        'div',
        { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: `Table ${++number}` },
        [node],
      )
      return false
    })
  }
}

function headerCells(table: Element): Element[] {
  const cells: Element[] = []
  eachElement(table, (node) => {
    if (node.tagName === 'th') cells.push(node)
  })
  return cells
}

function hasClass(node: ElementParent, name: string): boolean {
  const classes = node.type === 'element' ? node.properties?.className : undefined
  return Array.isArray(classes) && classes.includes(name)
}
