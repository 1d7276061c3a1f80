import type { ElementContent } from 'hast'
import type { RowsResult } from '../../records/record-format'
import type { Area, Size } from './sizes'

/** Where the rows and the values of a drawing are, which a script needs to describe the place that a reader points at. */
export interface Places {
  /** x of each row that is drawn, in units of the viewBox. */
  x: readonly number[]
  /** Index of each of these rows in the result. */
  order: readonly number[]
  area: Area
  /** Values at the bottom and at the top of the area. */
  range: readonly [number, number]
}

/** A chart at one size. */
export interface Drawn {
  /** The content of the SVG. */
  content: ElementContent[]
  /** Omitted if every value is written in the drawing. */
  places?: Places
}

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
  draw: (size: Size) => Drawn
}

/**
 * A kind of chart.
 *
 * @param columns names of the result's columns by role
 * @throws {ChartError} if the result can't be drawn this way
 */
export type ChartOf = (result: RowsResult, columns: Readonly<Record<string, string[]>>) => Drawing
