import type { RowsResult } from '../../records/record-format'
import { ChartError } from './chart-error'
import { indexOf, readPositions, type Positions } from './read-columns'

/** Rows in the order in which they're drawn. */
export interface RowsInOrder {
  rows: RowsResult
  positions: Positions
  /** Index of each row in the original result. */
  order: number[]
}

/**
 * Returns the rows sorted by x, with their positions. Names keep the order of the result.
 *
 * @throws {ChartError} if two rows have the same position, because they belong to different series
 */
export function rowsInOrder(result: RowsResult, name: string): RowsInOrder {
  const read = readPositions(result, name)
  const column = indexOf(result, name)
  // the text of a timestamp is more precise than its position
  const places =
    read.kind === 'time' ? result.rows.map((row) => row[column] ?? '') : (read.values as (number | string)[])
  const order = places.map((_, index) => index)
  if (read.kind !== 'name') order.sort((a, b) => (read.values[a] ?? 0) - (read.values[b] ?? 0))
  const seen = new Set<number | string>()
  for (const place of places) {
    if (seen.has(place))
      throw new ChartError(
        `the chart has two rows with the same ${name}`,
        'filter or group the query so that it returns one row per value: a chart draws one mark per x value',
      )
    seen.add(place)
  }
  const rows = { ...result, rows: order.map((index) => result.rows[index] ?? []) }
  return { rows, positions: readPositions(rows, name), order }
}
