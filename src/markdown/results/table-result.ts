import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Cell, RowsResult } from '../../records/record-format'
import type { ResultPart } from './result-frame'
import { shortenTimes } from './shorten-times'

/** Number of rows shown before "Show all", unless the fence specifies otherwise. */
const SHOWN_ROWS = 5

/** Maximum length of a single value that fits into the bar, in characters. */
const SHORT_VALUE = 40

/** Number of characters that fit into a row of the text column, with three for the space between two columns. */
const TEXT_WIDTH = 74

const NUMBER = /^-?\d+(?:\.\d+)?(?:E-?\d+)?$/

const NUMBERS = new Set(['BYTE', 'SHORT', 'INT', 'LONG', 'LONG256', 'FLOAT', 'DOUBLE', 'DECIMAL'])

/** A displayed column of a result. */
interface ColumnView {
  head: Element
  /** Length of its longest cell, in characters. */
  width: number
  cell: (value: Cell) => Element
}

/**
 * Renders a result set as a table: numbers are right-aligned, nulls are visible, and timestamps omit what doesn't vary.
 * Types and full timestamps are shown on demand. A single short value is shown in the bar.
 *
 * @param number distinguishes its scrollable region from others on the page, for screen readers
 */
export function tableResult(
  { columns, rows, rowCount }: RowsResult,
  number: string,
  shownRows = SHOWN_ROWS,
): ResultPart {
  const views = columns.map((column, at) =>
    viewOf(
      column,
      rows.map((row) => row[at] ?? null),
    ),
  )
  const hasTypes = columns.some(({ type }) => type !== '')
  const actions = hasTypes ? [...COPY, TYPES] : COPY
  const heads = h('thead', [
    h(
      'tr',
      hasTypes ? { dataTypes: '' } : {},
      views.map(({ head }) => head),
    ),
  ])
  const line = (row: Cell[]) =>
    h(
      'tr',
      row.map((value, at) => views[at]?.cell(value) ?? h('td', value)),
    )
  const value = rows[0]?.[0]
  if (rowCount === 1 && columns.length === 1 && value !== undefined && (value?.length ?? 0) <= SHORT_VALUE)
    return {
      label: [h('table', { className: ['single'] }, [heads, h('tbody', rows.map(line))])],
      actions,
    }
  const isWide = views.reduce((sum, { width }) => sum + width + 3, 0) > TEXT_WIDTH
  const shown = shownCount(rows.length, shownRows)
  const all = rowCount > rows.length ? `${rows.length} of ${rowCount}` : `all ${rowCount}`
  return {
    label: [rowCount === 0 ? 'No rows' : `${rowCount} ${rowCount === 1 ? 'row' : 'rows'}`],
    ...(rowCount > 0 ? { actions } : {}),
    body: h('div', [
      h(
        'div',
        {
          className: ['result-scroll', ...(isWide ? ['wide'] : [])],
          tabIndex: 0,
          role: 'region',
          ariaLabel: `Result ${number}`,
        },
        [
          h('table', [
            heads,
            h('tbody', rows.slice(0, shown).map(line)),
            ...(shown < rows.length
              ? [h('tbody', { className: ['more'] }, rows.slice(shown).map(line))]
              : []),
          ]),
        ],
      ),
      ...(shown < rows.length
        ? [h('button', { type: 'button', className: ['show-all'], dataShowAll: '' }, `Show ${all} rows`)]
        : []),
    ]),
  }
}

/** Returns the number of rows shown at first. A button for a single row would be as high as that row. */
export function shownCount(count: number, shownRows = SHOWN_ROWS): number {
  return count <= shownRows + 1 ? count : shownRows
}

const COPY: readonly Element[] = [
  h('button', { type: 'button', dataCopyResult: 'csv' }, 'Copy as CSV'),
  h('button', { type: 'button', dataCopyResult: 'markdown' }, 'Copy as Markdown'),
]

const TYPES = h('button', { type: 'button', dataTypes: '' }, 'Types and full timestamps')

/** Whether values are numbers. Without a type, the values decide. */
function areNumbers(type: string, values: readonly Cell[]): boolean {
  if (type !== '') return NUMBERS.has(type)
  const known = values.filter((value) => value !== null)
  return known.length > 0 && known.every((value) => NUMBER.test(value))
}

function viewOf({ name, type }: RowsResult['columns'][number], values: readonly Cell[]): ColumnView {
  const className = areNumbers(type, values) ? ['num'] : undefined
  const times = shortenTimes(values)
  const lowerType = type.toLowerCase()
  const text = (value: string): ElementContent[] => {
    if (!times) return [{ type: 'text', value }]
    const { before, shown, after } = times.divide(value)
    // Hidden parts remain in the text, so copied cells contain the full timestamp.
    return [...(before ? [h('i', before)] : []), { type: 'text', value: shown }, h('i', after)]
  }
  const lengths = values.map((value) =>
    value ? (times ? times.divide(value).shown.length : longestLine(value)) : 5,
  )
  return {
    // the date next to a name is set in smaller type
    width: Math.max(name.length + (times?.date === undefined ? 0 : 10), ...lengths),
    head: h('th', { scope: 'col', className, title: lowerType || undefined }, [
      name,
      ...(times?.date === undefined ? [] : [h('em', times.date)]),
      ...(lowerType === '' ? [] : [h('small', lowerType)]),
    ]),
    cell: (value) =>
      value === null
        ? h('td', { className }, [h('span', { className: ['null'] }, 'null')])
        : value === ''
          ? h('td', { className }, [h('span', { className: ['null'] }, 'empty')])
          : h(
              'td',
              { className: value.includes('\n') ? ['lines'] : className, ...(times ? { title: value } : {}) },
              text(value),
            ),
  }
}

/** Length of the longest line, in characters. A tab counts as the four spaces that it's displayed as. */
function longestLine(value: string): number {
  return Math.max(...value.split('\n').map((line) => line.replaceAll('\t', '    ').length))
}
