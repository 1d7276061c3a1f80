import type { ElementContent } from 'hast'
import type { RowsResult } from '../../records/record-format'
import type { Size } from './sizes'

/** A chart that was read from a result and can be drawn at any size. */
export interface Drawing {
  /** One sentence for those who do not see it: how much, from where to where, first, last, lowest, highest. */
  summary: string
  /** Height of the viewBox where it is not that of the size. */
  height?: number
  /** The content of its SVG. */
  draw: (size: Size) => ElementContent[]
}

/**
 * A kind of chart.
 * @param columns names of the result's columns, by role
 * @throws {ChartError} when the result cannot be drawn so
 */
export type ChartOf = (result: RowsResult, columns: Readonly<Record<string, string[]>>) => Drawing
