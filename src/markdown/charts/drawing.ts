import type { ElementContent } from 'hast'
import type { RowsResult } from '../../records/record-format'
import type { Size } from './sizes'

/** A chart that can be drawn at any size. */
export interface Drawing {
  /**
   * Text alternative in a sentence: the number of values, their range, and the first, last, lowest, and highest one.
   */
  summary: string
  /** What narrow columns show instead, if the marks would be too thin there. */
  narrow?: Drawing | undefined
  /** Height of the viewBox if it differs from the size's. */
  height?: number
  /** Returns the content of the SVG. */
  draw: (size: Size) => ElementContent[]
}

/**
 * A kind of chart.
 *
 * @param columns names of the result's columns by role
 * @throws {ChartError} if the result can't be drawn this way
 */
export type ChartOf = (result: RowsResult, columns: Readonly<Record<string, string[]>>) => Drawing
