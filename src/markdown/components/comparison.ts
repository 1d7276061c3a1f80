import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { problem } from '../page-context'
import { eachElement } from '../steps/each-element'
import type { ContentComponent } from './content-component'

/** Signs at the start of a cell, and the class for each of them. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['✓', 'yes'],
  ['–', 'no'],
])

/**
 * `<Comparison>` around a table highlights cells that start with ✓ (available, or stronger) or – (not available), and
 * fades rows with the same value in all columns.
 */
export const comparison: ContentComponent = {
  required: [],
  optional: [],
  draw({ children, node, context }) {
    const tables = children.filter((child) => child.type === 'element' && child.tagName === 'table')
    const [table] = tables as Element[]
    if (!table || tables.length > 1)
      problem(
        context,
        node,
        '<Comparison> must contain exactly one table',
        'write a table inside, with blank lines around it',
      )
    else eachElement(table, markRow)
    return h('div', { className: ['comparison'] }, children)
  },
}

function markRow(row: Element): void {
  if (row.tagName !== 'tr') return
  const cells = row.children.filter(
    (child): child is Element => child.type === 'element' && child.tagName === 'td',
  )
  const values = cells.slice(1)
  const isSame = values.length > 1 && new Set(values.map((cell) => toString(cell).trim())).size === 1
  if (isSame) row.properties = { ...row.properties, className: ['same'] }
  for (const cell of values) markCell(cell)
}

function markCell(cell: Element): void {
  const [first] = cell.children
  const found = first?.type === 'text' ? /^\s*([✓–])\s+/.exec(first.value) : null
  if (first?.type !== 'text' || !found) return
  const [lead, sign = ''] = found
  first.value = first.value.slice(lead.length)
  cell.properties = { ...cell.properties, className: [MARKS.get(sign) ?? ''] }
  cell.children.unshift(h('span', { className: ['mark'] }, sign), { type: 'text', value: ' ' })
}
