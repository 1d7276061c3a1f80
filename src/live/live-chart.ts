import type { Element } from 'hast'
import type { RowsResult } from '../records/record-format'
import { ChartError } from '../markdown/charts/chart-error'
import { parseChartFlag } from '../markdown/charts/chart-flag'
import { drawChart, type ChartName } from '../markdown/charts/draw-chart'

/**
 * Draws the rows of a run in the same way as the example's chart.
 * @param flag chart flag of the example's fence
 * @returns the chart, or a sentence that says why the rows can't be drawn
 */
export function liveChart(result: RowsResult, flag: string, name: ChartName): Element | string {
  try {
    return drawChart(result, parseChartFlag(flag), name)
  } catch (error) {
    // unlike recorded results, these rows haven't been validated
    if (!(error instanceof ChartError)) console.warn(error)
    return error instanceof ChartError ? `No chart: ${error.message}.` : 'The chart couldn’t be drawn.'
  }
}
