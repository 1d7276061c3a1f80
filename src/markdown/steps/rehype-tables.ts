import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { eachElement } from './each-element'
import { hasClass } from './has-class'

/** Characters from which a cell is prose: its table becomes a list of cards where the screen is narrow. */
const PROSE = 40

/** Characters of the longest cells of all columns together that a phone shows side by side, some of them on two lines. */
const ROW = 60

/** Characters of a column before its text breaks into lines, of its padding, and of all that the width of text holds. */
const COLUMN = 24
const PADDING = 5
const TEXT_WIDTH = 84

/** Characters of a label with its value that leave room for another one on the same line of a phone. */
const BRIEF = 20

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
      const rows = elements(node, 'tr').map((row) => elements(row, 'td'))
      const lengths = longestOf(rows, heads.length)
      const isProse =
        heads.length > 1 &&
        (Math.max(...lengths) > PROSE || lengths.reduce((sum, length) => sum + length, 0) > ROW)
      const widths = heads.map((head, at) =>
        Math.max(toString(head).length, Math.min(lengths[at] ?? 0, COLUMN)),
      )
      const isWide = widths.reduce((sum, width) => sum + width + PADDING, 0) > TEXT_WIDTH
      if (isProse) labelCells(rows, heads.map(toString))
      parent.children[index] = h(
        'div',
        {
          className: ['table-scroll', ...(isProse ? ['stacks'] : []), ...(isWide ? ['wide'] : [])],
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

/** Characters of the longest cell of each column. */
function longestOf(rows: readonly Element[][], columns: number): number[] {
  const lengths = rows.map((cells) => cells.map((cell) => toString(cell).length))
  return Array.from({ length: columns }, (_, at) => Math.max(0, ...lengths.map((row) => row[at] ?? 0)))
}

/** Repeats the head of its column on each cell, except the first cell of a row, which is the title of its card. */
function labelCells(rows: readonly Element[][], labels: readonly string[]): void {
  for (const cells of rows)
    for (const [at, cell] of cells.entries()) {
      const label = labels[at]
      if (at === 0 || !label) continue
      const isBrief = label.length + toString(cell).length <= BRIEF
      cell.properties = { ...cell.properties, dataLabel: label }
      if (isBrief) cell.properties.className = [...classesOf(cell), 'brief']
    }
}

function classesOf({ properties }: Element): (string | number)[] {
  return Array.isArray(properties?.className) ? properties.className : []
}

function elements(parent: Element, tagName: string): Element[] {
  const found: Element[] = []
  eachElement(parent, (node) => {
    if (node.tagName === tagName) found.push(node)
  })
  return found
}
