import { LineSeries, LineStyle, type IChartApi } from 'lightweight-charts'
import { useLayoutEffect } from 'react'
import { formatCandle, formatNumber } from '../../dashboard/format'
import type { RsiPoint } from '../../dashboard/read-answer'
import { timeLabels, type ChartTheme } from './chart-theme'
import * as styles from './chart.module.css'
import { chartTime, useChart } from './use-chart'

interface RsiChartProps {
  points: readonly RsiPoint[]
  /** Time of a candle without a value, for which there is room, so that the times are those of the chart above. */
  formingTime: number | undefined
  /** Length of a candle, in seconds. */
  step: number
  /** Pair and candle size. */
  subject: string
  /** Text alternative of the chart. */
  label: string
}

/** Above the first level, a market is considered overbought; below the last one, oversold. */
const LEVELS = [70, 50, 30]

function build(chart: IChartApi, theme: ChartTheme) {
  const series = chart.addSeries(LineSeries, {
    color: theme.index,
    lineWidth: 2,
    priceLineVisible: false,
    // the legend shows the value, and here it would cover the axis
    lastValueVisible: false,
    // shows these levels on the axis instead of round numbers
    priceFormat: {
      type: 'custom',
      minMove: 0.01,
      formatter: (value: number) => (LEVELS.includes(value) ? String(value) : formatNumber(value, 2)),
      tickmarksFormatter: (values: number[]) => values.map(() => ''),
    },
    autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 100 } }),
  })
  // chart.module.css places the zones at the same levels
  chart.priceScale('right').applyOptions({ scaleMargins: { top: 0.04, bottom: 0.04 } })
  // the legend shows the value at the pointer
  chart.applyOptions({
    grid: { horzLines: { visible: false } },
    crosshair: { horzLine: { visible: false, labelVisible: false } },
  })
  for (const price of LEVELS)
    series.createPriceLine({
      price,
      color: theme.faint,
      lineWidth: 1,
      lineStyle: price === 50 ? LineStyle.SparseDotted : LineStyle.Dashed,
      axisLabelColor: theme.ground,
      axisLabelTextColor: theme.faint,
    })
  // extends the time axis to a candle without a value, which the library otherwise ignores at the right edge
  const forming = chart.addSeries(LineSeries, { visible: false })
  return { rsi: series, forming }
}

const rsiOf = ({ rsi }: ReturnType<typeof build>) => rsi

/** The relative strength index (RSI) on its scale from 0 to 100. */
export function RsiChart({ points, formingTime, step, subject, label }: RsiChartProps) {
  const { box, drawn, pointed, isZoomed } = useChart(build, rsiOf, subject)
  // before the page is painted, so that all charts show the same candles
  useLayoutEffect(() => {
    if (!drawn) return
    const { chart, series } = drawn
    chart.applyOptions(timeLabels(step))
    series.rsi.setData(
      points.map(({ time, rsi }) =>
        rsi === null ? { time: chartTime(time) } : { time: chartTime(time), value: rsi },
      ),
    )
    series.forming.setData(formingTime === undefined ? [] : [{ time: chartTime(formingTime), value: 50 }])
  }, [drawn, points, formingTime, step])
  useLayoutEffect(() => {
    if (!isZoomed) drawn?.chart.timeScale().fitContent()
  }, [drawn, points, formingTime, step, isZoomed])
  const shown = points.find(({ time }) => time === pointed) ?? points.at(-1)
  return (
    <div className={styles.chart}>
      {shown && (
        <p className={styles.legend} aria-hidden="true">
          <span>{formatCandle(shown.time, step, points.at(-1)?.time ?? 0)}</span>
          <span>
            RSI <strong>{formatNumber(shown.rsi, 2)}</strong>
          </span>
        </p>
      )}
      <div className={styles.zones}>
        <div ref={box} className={styles.drawing} role="img" aria-label={label} />
        {drawn && (
          <>
            <span className={styles.high} aria-hidden="true">
              Overbought
            </span>
            <span className={styles.low} aria-hidden="true">
              Oversold
            </span>
          </>
        )}
      </div>
    </div>
  )
}
