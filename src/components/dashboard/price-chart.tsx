import { CandlestickSeries, HistogramSeries, LineSeries, LineStyle, type IChartApi } from 'lightweight-charts'
import { useEffect } from 'react'
import {
  amountDigits,
  formatChange,
  formatNumber,
  formatPrice,
  formatTime,
  priceDigits,
} from '../../dashboard/format'
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

/** Share of the step between two marks in which the label of the last price leaves no room for another. */
const NEAR = 0.75

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
  chart.priceScale('right').applyOptions({ scaleMargins: { top: 0.1, bottom: 0.22 } })
  // wide bands, as at the start, would leave the candles a fraction of the height
  const band = (style: LineStyle) => {
    const series = line(theme.band, style)
    series.applyOptions({ autoscaleInfoProvider: () => null })
    return series
  }
  return {
    volume,
    lower: band(LineStyle.Dashed),
    middle: band(LineStyle.Dotted),
    upper: band(LineStyle.Dashed),
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
    const last = candles.at(-1)?.close ?? 0
    const precision = priceDigits(last)
    const line = (points: readonly { time: number; value: number | null }[]) =>
      points.flatMap(({ time, value }) => (value === null ? [] : [{ time: chartTime(time), value }]))
    const formatter = (price: number) => formatNumber(price, precision)
    chart.applyOptions({
      localization: {
        priceFormatter: formatter,
        // the label of the last price would cover the nearest mark
        tickmarksPriceFormatter: (prices: number[]) => {
          const near = Math.abs((prices[1] ?? Infinity) - (prices[0] ?? 0)) * NEAR
          const digits = Math.min(precision, amountDigits(prices))
          return prices.map((price) => (Math.abs(price - last) < near ? '' : formatNumber(price, digits)))
        },
      },
    })
    series.candles.applyOptions({ priceFormat: { type: 'price', precision, minMove: 10 ** -precision } })
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
      <Headline candles={candles} />
      <Legend candle={shown} band={band} />
      <div ref={box} className={styles.drawing} role="img" aria-label={label} />
    </div>
  )
}

/** The last price, and how far it is from where the chart begins. */
function Headline({ candles }: { candles: readonly Candle[] }) {
  const [first] = candles
  const last = candles.at(-1)
  if (!first || !last) return null
  const isRise = last.close >= first.open
  return (
    <p className={styles.headline} aria-hidden="true">
      <strong>{formatPrice(last.close)}</strong>
      <span className={isRise ? styles.rise : styles.fall}>
        {isRise ? '▲' : '▼'} {formatChange(first.open, last.close)}
      </span>
      <span>over {candles.length} candles</span>
    </p>
  )
}

/** Key of the lines and values of one candle: the one at the pointer, or the last. */
function Legend({ candle, band }: { candle: Candle | undefined; band: Band | undefined }) {
  if (!candle) return null
  const { time, open, high, low, close, volume, vwap } = candle
  const price = (value: number | null | undefined) => formatPrice(value, close)
  return (
    <div className={styles.key} aria-hidden="true">
      <p className={`${styles.legend} ${styles.values}`}>
        <span>{formatTime(time)}</span>
        <span>O {price(open)}</span>
        <span>H {price(high)}</span>
        <span>L {price(low)}</span>
        <span>C {price(close)}</span>
        <span>Vol {formatNumber(volume, amountDigits([volume]))}</span>
      </p>
      <p className={styles.legend}>
        <span className={styles.vwap}>VWAP {price(vwap)}</span>
        <span className={styles.bands}>
          Bands {price(band?.lower)} to {price(band?.upper)}
        </span>
      </p>
    </div>
  )
}
