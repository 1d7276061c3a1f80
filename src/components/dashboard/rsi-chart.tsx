import { LineSeries, LineStyle, type IChartApi } from 'lightweight-charts'
import { useEffect } from 'react'
import { formatNumber, formatTime } from '../../dashboard/format'
import type { RsiPoint } from '../../dashboard/read-answer'
import type { ChartTheme } from './chart-theme'
import * as styles from './chart.module.css'
import { chartTime, useChart } from './use-chart'

interface RsiChartProps {
  points: readonly RsiPoint[]
  /** The chart in a sentence. */
  label: string
}

/** Where a rise or a fall is called one-sided. */
const LIMITS = [70, 30]

function build(chart: IChartApi, theme: ChartTheme) {
  const series = chart.addSeries(LineSeries, {
    color: theme.index,
    lineWidth: 2,
    priceLineVisible: false,
    priceFormat: { type: 'price', precision: 1, minMove: 0.1 },
    autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 100 } }),
  })
  chart.priceScale('right').applyOptions({ scaleMargins: { top: 0.04, bottom: 0.04 } })
  for (const price of LIMITS)
    series.createPriceLine({
      price,
      color: theme.faint,
      lineWidth: 1,
      lineStyle: LineStyle.Dashed,
      axisLabelVisible: false,
      title: String(price),
    })
  return series
}

/** The relative strength index on its scale from 0 to 100. */
export function RsiChart({ points, label }: RsiChartProps) {
  const { box, drawn, pointed } = useChart(build)
  useEffect(() => {
    if (!drawn) return
    const { chart, series } = drawn
    series.setData(
      points.map(({ time, rsi }) =>
        rsi === null ? { time: chartTime(time) } : { time: chartTime(time), value: rsi },
      ),
    )
    chart.timeScale().fitContent()
  }, [drawn, points])
  const shown = points.find(({ time }) => time === pointed) ?? points.at(-1)
  return (
    <div className={styles.chart}>
      {shown && (
        <p className={styles.legend} aria-hidden="true">
          <span>{formatTime(shown.time)}</span>
          <span>RSI {formatNumber(shown.rsi, 1)}</span>
        </p>
      )}
      <div ref={box} className={styles.drawing} role="img" aria-label={label} />
    </div>
  )
}
