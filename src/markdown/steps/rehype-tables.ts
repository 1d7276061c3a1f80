import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { eachElement, type ElementParent } from './each-element'

/** Characters from which a cell is prose: its table becomes a list of cards where the screen is narrow. */
const PROSE = 40

/** Characters of the longest cells of all columns together that a phone shows side by side, some of them on two lines. */
const ROW = 60

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
      if (hasClass(parent, 'result-scroll') || hasClass(parent, 'result-label')) return false
      const heads = elements(node, 'th')
      for (const cell of heads) {
        // A corner without words heads nothing.
        if (toString(cell).trim() === '') cell.tagName = 'td'
        else cell.properties = { ...cell.properties, scope: 'col' }
      }
      const lengths = heads.map((_, at) => Math.max(0, ...rowsOf(node).map((row) => row[at]?.length ?? 0)))
      const isProse =
        heads.length > 1 &&
        (Math.max(...lengths) > PROSE || lengths.reduce((sum, length) => sum + length, 0) > ROW)
      if (isProse) labelCells(node, heads.map(toString))
      parent.children[index] = h(
        'div',
        {
          className: ['table-scroll', ...(isProse ? ['stacks'] : [])],
          tabIndex: 0,
          role: 'region',
          ariaLabel: `Table ${++number}`,
        },
        [node],
      )
      return false
    })
  }
}

/** Texts of a table, row by row. */
function rowsOf(table: Element): string[][] {
  return elements(table, 'tr').map((row) => elements(row, 'td').map((cell) => toString(cell)))
}

/** Repeats the head of its column on each cell, except the first cell of a row, which is the title of its card. */
function labelCells(table: Element, labels: readonly string[]): void {
  for (const row of elements(table, 'tr'))
    for (const [at, cell] of elements(row, 'td').entries())
      if (at > 0 && labels[at]) cell.properties = { ...cell.properties, dataLabel: labels[at] }
}

function elements(parent: Element, tagName: string): Element[] {
  const found: Element[] = []
  eachElement(parent, (node) => {
    if (node.tagName === tagName) found.push(node)
  })
  return found
}

function hasClass(node: ElementParent, name: string): boolean {
  const classes = node.type === 'element' ? node.properties?.className : undefined
  return Array.isArray(classes) && classes.includes(name)
}
