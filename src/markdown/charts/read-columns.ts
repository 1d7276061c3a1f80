import type { RowsResult } from '../../records/record-format'
import { ChartError } from './chart-error'

/** The positions of a chart's rows along x: milliseconds in UTC, numbers, or names. */
export type Positions =
  | {
      kind: 'time'
      values: number[]
      /**
       * The whole millisecond from which the values are counted. It's set only if there are rows less than a millisecond
       * apart: doubles can't represent nanoseconds since 1970.
       */
      origin?: number
    }
  | { kind: 'number'; values: number[] }
  | { kind: 'name'; values: string[] }

/** A column of numbers, with null where the result is null. */
export interface Series {
  /** Name of the column. */
  name: string
  values: (number | null)[]
}

const TIMES = new Set(['TIMESTAMP', 'TIMESTAMP_NS', 'DATE'])
const NUMBERS = new Set(['BYTE', 'SHORT', 'INT', 'LONG', 'FLOAT', 'DOUBLE', 'DECIMAL'])

/** Maximum absolute value. With larger ones, the range of a column would exceed the largest double. */
const LARGEST = 1e18

/** Minimum number of rows: with a single row, a chart doesn't show more than the table. */
const FEWEST_ROWS = 2

/** @throws {ChartError} if the result is too short, or if not all rows are recorded */
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

/**
 * Returns the position of a column.
 *
 * @throws {ChartError} if the result doesn't contain it
 */
export function indexOf({ columns }: RowsResult, name: string): number {
  const index = columns.findIndex((column) => column.name === name)
  if (index < 0)
    throw new ChartError(
      `the chart uses column "${name}", which is not in the result`,
      `use one of: ${columns.map((column) => column.name).join(', ')}`,
    )
  return index
}

/**
 * Reads the column along x.
 *
 * @throws {ChartError} if the column is unknown, contains a null, or has a type that can't be placed on an axis
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
  if (TIMES.has(type))
    return timesOf(
      place((cell) => Date.parse(cell.replace(/(\.\d{3})\d+/, '$1'))),
      cells.map((cell) => Number(`0.${/\.\d{3}(\d+)/.exec(cell)?.[1] ?? '0'}`)),
    )
  if (NUMBERS.has(type)) return { kind: 'number', values: place(Number) }
  if (['SYMBOL', 'STRING', 'VARCHAR', 'CHAR'].includes(type)) return { kind: 'name', values: cells }
  throw new ChartError(
    `the chart cannot use ${name}, a column of type ${type}, for x`,
    'use a timestamp, numeric, or string column',
  )
}

/** @param rests the digits after the whole milliseconds, as fractions of a millisecond */
function timesOf(milliseconds: readonly number[], rests: readonly number[]): Positions {
  const from = (origin: number) => milliseconds.map((whole, at) => whole - origin + (rests[at] ?? 0))
  const origin = Math.min(...milliseconds)
  const values = from(origin)
  const sorted = [...values].sort((a, b) => a - b)
  const isClose = sorted.some(
    (value, at) => value < (sorted[at + 1] ?? Infinity) && (sorted[at + 1] ?? Infinity) - value < 1,
  )
  return isClose ? { kind: 'time', values, origin } : { kind: 'time', values: from(0) }
}

/**
 * Reads a column of values.
 *
 * @throws {ChartError} if the column is unknown, isn't numeric, or contains only nulls
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
    // false if it isn't a number
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
 * Reads a column of values without nulls.
 *
 * @throws {ChartError} as {@link readSeries}, and if there are nulls
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
