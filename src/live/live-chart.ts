import type { Element } from 'hast'
import type { RowsResult } from '../records/record-format'
import { ChartError } from '../markdown/charts/chart-error'
import { parseChartFlag } from '../markdown/charts/chart-flag'
import { drawChart, type ChartName } from '../markdown/charts/draw-chart'

/**
 * Draws the rows of a run as the chart of the example is drawn.
 * @param flag the flag of the example's fence
 * @returns why it can't be drawn, as a sentence, where the rows don't suit the chart
 */
export function liveChart(result: RowsResult, flag: string, name: ChartName): Element | string {
  try {
    return drawChart(result, parseChartFlag(flag), name)
  } catch (error) {
    // unlike recorded ones, these rows may be anything
    if (!(error instanceof ChartError)) console.warn(error)
    return error instanceof ChartError ? `No chart: ${error.message}.` : 'The chart couldn’t be drawn.'
  }
}
