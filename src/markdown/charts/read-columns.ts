import type { RowsResult } from '../../records/record-format'
import { ChartError } from './chart-error'

/** The places of a chart's rows along x: instants in milliseconds UTC, numbers, or names. */
export type Positions =
  | { kind: 'time'; values: number[] }
  | { kind: 'number'; values: number[] }
  | { kind: 'name'; values: string[] }

/** A column of numbers; null where the result has null. */
export interface Series {
  /** Name of the column. */
  name: string
  values: (number | null)[]
}

const TIMES = new Set(['TIMESTAMP', 'TIMESTAMP_NS', 'DATE'])
const NUMBERS = new Set(['BYTE', 'SHORT', 'INT', 'LONG', 'FLOAT', 'DOUBLE', 'DECIMAL'])

/** Larger values have no scale. A column of the largest would span more than a number can say. */
const LARGEST = 1e18

/** A chart of one row shows nothing that the table does not. */
const FEWEST_ROWS = 2

/**
 * @throws {ChartError} for a result that is too short, or whose rows are not all recorded
 */
export function checkLength({ rows, rowCount }: RowsResult): void {
  if (rows.length < FEWEST_ROWS)
    throw new ChartError(
      `the chart has ${rows.length === 0 ? 'no rows' : 'one row'} to draw`,
      'make the query return two or more rows, or remove the chart flag',
    )
  if (rowCount > rows.length)
    throw new ChartError(
      `the chart would show only ${rows.length} of ${rowCount} rows, because the rest are not recorded`,
      `make the query return at most ${rows.length} rows: use a larger sampling interval, a filter, or LIMIT`,
    )
}

function indexOf({ columns }: RowsResult, name: string): number {
  const index = columns.findIndex((column) => column.name === name)
  if (index < 0)
    throw new ChartError(
      `the chart uses column "${name}", which is not in the result`,
      `use one of: ${columns.map((column) => column.name).join(', ')}`,
    )
  return index
}

/**
 * The column along x.
 * @throws {ChartError} for an unknown column, a null, or a type that has no place on an axis
 */
export function readPositions(result: RowsResult, name: string): Positions {
  const index = indexOf(result, name)
  const type = result.columns[index]?.type ?? ''
  const cells = result.rows.map((row, at) => {
    const cell = row[index] ?? null
    if (cell === null)
      throw new ChartError(
        `the chart cannot place row ${at + 1}: its ${name} is null`,
        'filter out such rows, or use another column for x',
      )
    return cell
  })
  const place = (read: (cell: string) => number) =>
    cells.map((cell, at) => {
      const value = read(cell)
      if (Math.abs(value) <= LARGEST) return value
      throw new ChartError(
        `the chart cannot place row ${at + 1}: its ${name} is "${cell}"`,
        'filter out such rows, or use another column for x',
      )
    })
  if (TIMES.has(type)) return { kind: 'time', values: place(Date.parse) }
  if (NUMBERS.has(type)) return { kind: 'number', values: place(Number) }
  if (['SYMBOL', 'STRING', 'VARCHAR', 'CHAR'].includes(type)) return { kind: 'name', values: cells }
  throw new ChartError(
    `the chart cannot use ${name}, a column of type ${type}, for x`,
    'use a timestamp, numeric, or string column',
  )
}

/**
 * A column of values.
 * @throws {ChartError} for an unknown column, one that holds no numbers, and one of nulls only
 */
export function readSeries(result: RowsResult, name: string): Series {
  const index = indexOf(result, name)
  const type = result.columns[index]?.type ?? ''
  if (!NUMBERS.has(type))
    throw new ChartError(
      `the chart uses ${name}, which is not numeric: its type is ${type}`,
      'use a numeric column, or cast it in the query',
    )
  const values = result.rows.map((row, at) => {
    const cell = row[index] ?? null
    if (cell === null) return null
    const value = Number(cell)
    // false for what is not a number
    if (!(Math.abs(value) <= LARGEST))
      throw new ChartError(
        `the chart cannot draw ${name} of row ${at + 1}: "${cell}" is not a number or too large`,
        'filter out such rows in the query',
      )
    return value
  })
  if (values.every((value) => value === null))
    throw new ChartError(`the chart uses ${name}, which is null in every row`, 'use another column')
  return { name, values }
}

/**
 * A column of values, each of which must be there.
 * @throws {ChartError} as {@link readSeries}, and for nulls
 */
export function readWholeSeries(result: RowsResult, name: string): { name: string; values: number[] } {
  const { values } = readSeries(result, name)
  const numbers = values.map((value, at) => {
    if (value !== null) return value
    throw new ChartError(
      `the chart cannot draw row ${at + 1}: its ${name} is null`,
      'filter out such rows in the query',
    )
  })
  return { name, values: numbers }
}
