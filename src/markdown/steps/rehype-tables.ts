import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { Node, Parent } from 'unist'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Puts each table into a box that scrolls by itself, so that a wide one does not move the page.
 * The boxes are numbered, because regions of a page need names of their own.
 */
export function rehypeTables() {
  return (tree: Root) => {
    let number = 0
    visit(tree as Node, 'element', (node: Element, index: number | null, parent: Parent | null) => {
      if (node.tagName !== 'table' || !parent || index === null) return undefined
      // A recorded result has a box of its own.
      if (hasClass(parent, 'result-scroll')) return SKIP
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
      return SKIP
    })
  }
}

function headerCells(table: Element): Element[] {
  const cells: Element[] = []
  visit(table as Node, 'element', (node: Element) => {
    if (node.tagName === 'th') cells.push(node)
  })
  return cells
}

function hasClass(node: Parent, name: string): boolean {
  const classes = (node as Partial<Element>).properties?.className
  return Array.isArray(classes) && classes.includes(name)
}
