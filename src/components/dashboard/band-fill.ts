import type { IChartApi, IPrimitivePaneView, ISeriesApi } from 'lightweight-charts'
import type { Band } from '../../dashboard/read-answer'
import { chartTime } from './use-chart'

type Target = Parameters<NonNullable<ReturnType<IPrimitivePaneView['renderer']>>['draw']>[0]

/**
 * Fills the area between the Bollinger bands, below all series.
 *
 * @returns sets the bands
 */
export function createBandFill(
  chart: IChartApi,
  series: ISeriesApi<'Candlestick'>,
  color: string,
): (bands: readonly Band[]) => void {
  let shown: readonly Band[] = []
  const draw = (target: Target) => {
    target.useMediaCoordinateSpace(({ context }) => {
      const lineTo = (time: number, price: number) =>
        context.lineTo(
          chart.timeScale().timeToCoordinate(chartTime(time)) ?? 0,
          series.priceToCoordinate(price) ?? 0,
        )
      context.beginPath()
      for (const { time, upper } of shown) lineTo(time, upper)
      for (const { time, lower } of [...shown].reverse()) lineTo(time, lower)
      context.fillStyle = color
      context.fill()
    })
  }
  const views: IPrimitivePaneView[] = [{ zOrder: () => 'bottom', renderer: () => ({ draw }) }]
  series.attachPrimitive({ paneViews: () => views })
  return (bands) => {
    shown = bands
  }
}
