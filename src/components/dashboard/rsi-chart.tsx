import { BaselineSeries, LineSeries, LineStyle, type IChartApi } from 'lightweight-charts'
import { useEffect } from 'react'
import { formatNumber, formatTime } from '../../dashboard/format'
import type { RsiPoint } from '../../dashboard/read-answer'
import { faded, type ChartTheme } from './chart-theme'
import * as styles from './chart.module.css'
import { chartTime, useChart } from './use-chart'

interface RsiChartProps {
  points: readonly RsiPoint[]
  /** Text alternative of the chart. */
  label: string
}

/** Level above which a market is considered overbought. */
const HIGH = 70
/** Level below which a market is considered oversold. */
const LOW = 30
const LEVELS = [HIGH, 50, LOW]

const SCALE = () => ({ priceRange: { minValue: 0, maxValue: 100 } })

/** Shows these levels on the axis instead of round numbers. */
const FORMAT = {
  type: 'custom',
  minMove: 0.01,
  formatter: (value: number) => (LEVELS.includes(value) ? String(value) : formatNumber(value, 2)),
  tickmarksFormatter: (values: number[]) => values.map(() => ''),
} as const

/** Fills the area between the line and a level wherever the line is beyond the level. */
function addZone(chart: IChartApi, price: number, colors: { above?: string; below?: string }) {
  const { above = 'transparent', below = 'transparent' } = colors
  return chart.addSeries(BaselineSeries, {
    baseValue: { type: 'price', price },
    topFillColor1: above,
    topFillColor2: above,
    bottomFillColor1: below,
    bottomFillColor2: below,
    lineVisible: false,
    priceLineVisible: false,
    lastValueVisible: false,
    crosshairMarkerVisible: false,
    priceFormat: FORMAT,
    autoscaleInfoProvider: SCALE,
  })
}

function build(chart: IChartApi, theme: ChartTheme) {
  const overbought = addZone(chart, HIGH, { above: faded(theme.rise, 0.35) })
  const oversold = addZone(chart, LOW, { below: faded(theme.fall, 0.35) })
  const series = chart.addSeries(LineSeries, {
    color: theme.index,
    lineWidth: 2,
    priceLineVisible: false,
    // the legend shows the value, and here it would cover the axis
    lastValueVisible: false,
    priceFormat: FORMAT,
    autoscaleInfoProvider: SCALE,
  })
  chart.priceScale('right').applyOptions({ scaleMargins: { top: 0.04, bottom: 0.04 } })
  chart.applyOptions({ grid: { horzLines: { visible: false } } })
  for (const price of LEVELS)
    series.createPriceLine({
      price,
      title: price === HIGH ? 'Overbought' : price === LOW ? 'Oversold' : '',
      color: theme.faint,
      lineWidth: 1,
      lineStyle: price === 50 ? LineStyle.SparseDotted : LineStyle.Dashed,
      axisLabelColor: theme.ground,
      axisLabelTextColor: theme.faint,
    })
  return [series, overbought, oversold]
}

/** The relative strength index (RSI) on its scale from 0 to 100. */
export function RsiChart({ points, label }: RsiChartProps) {
  const { box, drawn, pointed } = useChart(build)
  useEffect(() => {
    if (!drawn) return
    const { chart, series } = drawn
    const values = points.map(({ time, rsi }) =>
      rsi === null ? { time: chartTime(time) } : { time: chartTime(time), value: rsi },
    )
    for (const one of series) one.setData(values)
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
