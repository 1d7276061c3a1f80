import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Cell, RowsResult } from '../../../tools/verify/record-format'

/** Rows shown before "Show all", unless the fence says otherwise. */
const SHOWN_ROWS = 8

const NUMBERS = new Set(['BYTE', 'SHORT', 'INT', 'LONG', 'LONG256', 'FLOAT', 'DOUBLE', 'DECIMAL'])

/**
 * A result set as a table: types on the column heads, numbers to the right, nulls visible.
 * @param number tells its scrolling box from others of the page, for readers who hear it
 */
export function tableResult(
  { columns, rows, rowCount }: RowsResult,
  number: string,
  shownRows = SHOWN_ROWS,
): Element {
  const right = columns.map(({ type }) => NUMBERS.has(type))
  const cell = (value: Cell, column: number) =>
    h(
      'td',
      { className: right[column] ? ['num'] : undefined },
      value === null
        ? [h('span', { className: ['null'] }, 'null')]
        : value === ''
          ? [h('span', { className: ['null'] }, 'empty')]
          : value,
    )
  // One or two rows more than the limit are not worth a button.
  const shown = rows.length <= shownRows + 2 ? rows.length : shownRows
  const line = (row: Cell[]) => h('tr', row.map(cell))
  return h('div', { dataResult: '' }, [
    h('div', { className: ['result-bar'] }, [
      h(
        'span',
        rowCount === 0 ? 'Result: no rows' : `Result: ${rowCount} ${rowCount === 1 ? 'row' : 'rows'}`,
      ),
      ...(rowCount > 0
        ? [
            h('button', { type: 'button', dataCopyResult: 'csv', ariaLabel: 'Copy result as CSV' }, 'CSV'),
            h(
              'button',
              { type: 'button', dataCopyResult: 'markdown', ariaLabel: 'Copy result as Markdown' },
              'Markdown',
            ),
          ]
        : []),
    ]),
    h('div', { className: ['result-scroll'], tabIndex: 0, role: 'region', ariaLabel: `Result ${number}` }, [
      h('table', [
        h('thead', [
          h(
            'tr',
            columns.map(({ name, type }, index) =>
              h('th', { scope: 'col', className: right[index] ? ['num'] : undefined }, [
                name,
                h('small', type.toLowerCase()),
              ]),
            ),
          ),
        ]),
        h('tbody', rows.slice(0, shown).map(line)),
        ...(shown < rows.length ? [h('tbody', { className: ['more'] }, rows.slice(shown).map(line))] : []),
      ]),
    ]),
    ...(shown < rows.length
      ? [
          h(
            'button',
            { type: 'button', className: ['show-all'], dataShowAll: '' },
            rowCount > rows.length ? `Show ${rows.length} of ${rowCount} rows` : `Show all ${rowCount} rows`,
          ),
        ]
      : []),
  ])
}
