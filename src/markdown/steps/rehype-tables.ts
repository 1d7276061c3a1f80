import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { eachElement } from './each-element'
import { hasClass } from './classes'

/** Length from which a cell counts as prose, in characters. Its table becomes a list of cards on narrow screens. */
const PROSE = 40

/**
 * Total length of the longest cells of all columns that a phone can show side by side, with some on two lines, in
 * characters.
 */
const ROW = 60

/**
 * Maximum length of a column before its text wraps, its padding, and the total that fits into the text width, all in
 * characters.
 */
const COLUMN = 24
const PADDING = 5
const TEXT_WIDTH = 84

/**
 * Maximum length of a value beside its label on a phone, in characters: three lines. If a table has longer ones, all of
 * its values are below their labels.
 */
const BESIDE = 60

/** Maximum length of a name in the first column that is kept in one line, in characters. */
const NAME = 20

/** Header of a column whose cells need no label in a card (prose.css). */
const UNLABELED = 'Description'

/**
 * Places each table in its own scrollable box, so that a wide table doesn't scroll the page. The boxes are numbered
 * because regions of a page need unique names.
 */
export function rehypeTables() {
  return (tree: Root) => {
    let number = 0
    eachElement(tree, (node, index, parent) => {
      if (node.tagName !== 'table') return undefined
      // A recorded result already has its own box.
      if (hasClass(parent, 'result-scroll') || hasClass(parent, 'result-label')) return false
      // A header in the body is that of a group of rows.
      const heads = elements(elements(node, 'thead')[0] ?? node, 'th')
      for (const cell of heads) {
        // An empty corner cell isn't a header.
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
      const labels = heads.map(toString)
      if (isProse) labelCells(rows, labels)
      const isAbove =
        isProse && lengths.some((length, at) => at > 0 && labels[at] !== UNLABELED && length > BESIDE)
      parent.children[index] = h(
        'div',
        {
          className: [
            'table-scroll',
            ...(isProse ? ['stacks'] : []),
            ...(isAbove ? ['above'] : []),
            ...(isWide ? ['wide'] : []),
            ...(isProse && !isWide && (lengths[0] ?? 0) > NAME ? ['long-names'] : []),
          ],
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

/** Returns the length of the longest cell in each column, in characters. */
function longestOf(rows: readonly Element[][], columns: number): number[] {
  const lengths = rows.map((cells) => cells.map((cell) => toString(cell).length))
  return Array.from({ length: columns }, (_, at) => Math.max(0, ...lengths.map((row) => row[at] ?? 0)))
}

/** Copies the header of its column to each cell, except the first cell of a row, which is the title of its card. */
function labelCells(rows: readonly Element[][], labels: readonly string[]): void {
  for (const cells of rows)
    for (const [at, cell] of cells.entries()) {
      const label = labels[at]
      // A cell that spans several columns has no header of its own.
      if (at === 0 || !label || cell.properties?.colSpan !== undefined) continue
      cell.properties = { ...cell.properties, dataLabel: label }
    }
}

function elements(parent: Element, tagName: string): Element[] {
  const found: Element[] = []
  eachElement(parent, (node) => {
    if (node.tagName === tagName) found.push(node)
  })
  return found
}
