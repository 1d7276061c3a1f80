import { CandlestickSeries, HistogramSeries, LineSeries, LineStyle, type IChartApi } from 'lightweight-charts'
import { useEffect } from 'react'
import { digitsOf, formatNumber, formatPrice, formatTime } from '../../dashboard/format'
import type { Band, Candle } from '../../dashboard/read-answer'
import { faded, readTheme, type ChartTheme } from './chart-theme'
import * as styles from './chart.module.css'
import { chartTime, useChart } from './use-chart'

interface PriceChartProps {
  candles: readonly Candle[]
  bands: readonly Band[]
  /** The chart in a sentence. */
  label: string
}

function build(chart: IChartApi, theme: ChartTheme) {
  const quiet = { lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false } as const
  const line = (color: string, lineStyle: LineStyle, lineWidth: 1 | 2 = 1) =>
    chart.addSeries(LineSeries, { ...quiet, color, lineStyle, lineWidth })
  const volume = chart.addSeries(HistogramSeries, {
    ...quiet,
    priceScaleId: 'volume',
    priceFormat: { type: 'volume' },
  })
  chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } })
  chart.priceScale('right').applyOptions({ scaleMargins: { top: 0.06, bottom: 0.22 } })
  return {
    volume,
    lower: line(theme.band, LineStyle.Dashed),
    middle: line(theme.band, LineStyle.Dotted),
    upper: line(theme.band, LineStyle.Dashed),
    vwap: line(theme.text, LineStyle.Solid, 2),
    candles: chart.addSeries(CandlestickSeries, {
      upColor: theme.ground,
      borderUpColor: theme.rise,
      wickUpColor: theme.rise,
      downColor: theme.fall,
      borderDownColor: theme.fall,
      wickDownColor: theme.fall,
      priceLineVisible: false,
    }),
  }
}

/** Candles with volume, the volume-weighted average price and Bollinger bands. */
export function PriceChart({ candles, bands, label }: PriceChartProps) {
  const { box, drawn, pointed } = useChart(build)
  useEffect(() => {
    if (!drawn) return
    const { chart, series } = drawn
    const theme = readTheme()
    const precision = digitsOf(candles.at(-1)?.close ?? 0)
    const line = (points: readonly { time: number; value: number | null }[]) =>
      points.flatMap(({ time, value }) => (value === null ? [] : [{ time: chartTime(time), value }]))
    const formatter = (price: number) => formatNumber(price, precision)
    series.candles.applyOptions({ priceFormat: { type: 'custom', formatter, minMove: 10 ** -precision } })
    series.candles.setData(candles.map(({ time, ...prices }) => ({ ...prices, time: chartTime(time) })))
    series.volume.setData(
      candles.map(({ time, open, close, volume }) => ({
        time: chartTime(time),
        value: volume,
        color: faded(close >= open ? theme.rise : theme.fall, 0.4),
      })),
    )
    series.vwap.setData(line(candles.map(({ time, vwap }) => ({ time, value: vwap }))))
    for (const name of ['lower', 'middle', 'upper'] as const)
      series[name].setData(line(bands.map((band) => ({ time: band.time, value: band[name] }))))
    chart.timeScale().fitContent()
  }, [drawn, candles, bands])

  const shown = candles.find(({ time }) => time === pointed) ?? candles.at(-1)
  const band = bands.find(({ time }) => time === shown?.time)
  return (
    <div className={styles.chart}>
      <Legend candle={shown} band={band} />
      <div ref={box} className={styles.drawing} role="img" aria-label={label} />
    </div>
  )
}

/** Key of the lines and values of one candle: the one at the pointer, or the last. */
function Legend({ candle, band }: { candle: Candle | undefined; band: Band | undefined }) {
  if (!candle) return null
  const { time, open, high, low, close, volume, vwap } = candle
  return (
    <div className={styles.key} aria-hidden="true">
      <p className={styles.legend}>
        <span>{formatTime(time)}</span>
        <span>O {formatPrice(open)}</span>
        <span>H {formatPrice(high)}</span>
        <span>L {formatPrice(low)}</span>
        <span>C {formatPrice(close)}</span>
        <span>Vol {formatNumber(volume, 3)}</span>
      </p>
      <p className={styles.legend}>
        <span className={styles.vwap}>VWAP {formatPrice(vwap)}</span>
        <span className={styles.bands}>
          Bands {formatPrice(band?.lower)} to {formatPrice(band?.upper)}
        </span>
      </p>
    </div>
  )
}
