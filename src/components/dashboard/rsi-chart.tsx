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

/** Where a rise or a fall is called one-sided, and the middle between the two. */
const LEVELS = [70, 50, 30]

function build(chart: IChartApi, theme: ChartTheme) {
  const series = chart.addSeries(LineSeries, {
    color: theme.index,
    lineWidth: 2,
    priceLineVisible: false,
    // the value is in the legend: here it would cover the axis
    lastValueVisible: false,
    // the axis names the levels below instead of round numbers
    priceFormat: {
      type: 'custom',
      minMove: 0.01,
      formatter: (value: number) => (LEVELS.includes(value) ? String(value) : formatNumber(value, 2)),
      tickmarksFormatter: (values: number[]) => values.map(() => ''),
    },
    autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 100 } }),
  })
  chart.priceScale('right').applyOptions({ scaleMargins: { top: 0.04, bottom: 0.04 } })
  chart.applyOptions({ grid: { horzLines: { visible: false } } })
  for (const price of LEVELS)
    series.createPriceLine({
      price,
      color: theme.faint,
      lineWidth: 1,
      lineStyle: price === 50 ? LineStyle.SparseDotted : LineStyle.Dashed,
      axisLabelColor: theme.ground,
      axisLabelTextColor: theme.faint,
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
          <span>
            RSI <strong>{formatNumber(shown.rsi, 2)}</strong>
          </span>
        </p>
      )}
      <div ref={box} className={styles.drawing} role="img" aria-label={label} />
    </div>
  )
}
