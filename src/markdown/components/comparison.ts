import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { problem } from '../page-context'
import { addClass } from '../steps/classes'
import type { ContentComponent } from './content-component'
import { elementsOf } from './elements-of'

/** Signs at the start of a cell, and the class for each of them. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['✓', 'yes'],
  ['–', 'no'],
])

/**
 * `<Comparison>` around a table highlights cells that start with ✓ (available, or stronger) or – (not available). With
 * `favors="Enterprise"`, the column with this header is highlighted instead. A row that contains only its first cell is
 * the heading of the rows below it, and rows with the same value in all columns are muted. On phones, two columns remain
 * side by side, and the values of more columns are labeled.
 */
export const comparison: ContentComponent = {
  required: [],
  optional: ['favors'],
  render({ attributes: { favors }, children, node, context }) {
    const tables = children.filter((child) => child.type === 'element' && child.tagName === 'table')
    const [table] = tables as Element[]
    let many = false
    if (!table || tables.length > 1)
      problem(
        context,
        node,
        '<Comparison> must contain exactly one table',
        'write a table inside, with blank lines around it',
      )
    else {
      const heads = childrenOf(rowsOf(table)[0]).map((head) => toString(head).trim())
      const favored = favors === undefined ? undefined : heads.indexOf(favors)
      if (favored !== undefined && favored < 1)
        problem(
          context,
          node,
          `<Comparison> has no column "${favors ?? ''}"`,
          `use one of: ${heads.slice(1).join(', ')}`,
        )
      const [head, ...rows] = rowsOf(table)
      if (favored !== undefined)
        for (const row of [head, ...rows]) {
          const cell = childrenOf(row)[favored]
          if (cell) addClass(cell, 'favored')
        }
      for (const row of rows) markRow(row)
      many = heads.length > 3
      table.children = [
        ...table.children.filter((part) => part.type === 'element' && part.tagName === 'thead'),
        ...byGroup(rows),
      ]
    }
    return h('div', { className: many ? ['comparison', 'many'] : ['comparison'] }, children)
  },
}

function markRow(row: Element): void {
  const [name, ...values] = childrenOf(row)
  const [value] = values
  if (!name || !value) return
  for (const cell of values) markCell(cell)
  if (new Set(values.map((cell) => toString(cell))).size > 1) return
  if (toString(value).trim() === '') {
    const title = h('th', { colSpan: values.length + 1, scope: 'rowgroup' }, name.children)
    Object.assign(row, h('tr', { className: ['group'] }, [title]))
  } else addClass(row, 'same')
}

function markCell(cell: Element): void {
  const [first] = cell.children
  const found = first?.type === 'text' ? /^\s*([✓–])\s+/.exec(first.value) : null
  if (first?.type !== 'text' || !found) return
  const [lead, sign = ''] = found
  first.value = first.value.slice(lead.length)
  addClass(cell, MARKS.get(sign) ?? '')
  cell.children.unshift(h('span', { className: ['mark'] }, sign), { type: 'text', value: ' ' })
}

/** Returns a `tbody` for each group, because the scope of a heading is the `tbody` that contains it. */
function byGroup(rows: readonly Element[]): Element[] {
  const bodies: Element[] = []
  for (const row of rows) {
    const isGroup = childrenOf(row)[0]?.tagName === 'th'
    if (isGroup || bodies.length === 0) bodies.push(h('tbody'))
    bodies.at(-1)?.children.push(row)
  }
  return bodies
}

function rowsOf(table: Element): Element[] {
  return childrenOf(table).flatMap(childrenOf)
}

function childrenOf(parent: Element | undefined): Element[] {
  return elementsOf(parent?.children ?? [])
}
