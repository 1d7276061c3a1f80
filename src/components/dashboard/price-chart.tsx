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
  /** Text alternative of the chart. */
  label: string
}

/** Share of the distance between two price ticks in which a tick label would overlap the label of the last price. */
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
  // only candles determine the scale, because wide bands or a distant VWAP would flatten them
  const overlay = (color: string, style: LineStyle, width?: 1 | 2) => {
    const series = line(color, style, width)
    series.applyOptions({ autoscaleInfoProvider: () => null })
    return series
  }
  return {
    volume,
    lower: overlay(theme.band, LineStyle.Dashed),
    middle: overlay(theme.band, LineStyle.Dotted),
    upper: overlay(theme.band, LineStyle.Dashed),
    vwap: overlay(theme.text, LineStyle.Solid, 2),
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

/** Candles with volume, the volume-weighted average price (VWAP), and Bollinger bands. */
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
        // the label of the last price would overlap the nearest tick label
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
      <Legend candle={shown} band={band} vwapPlace={shown ? offScale(shown.vwap, candles) : ''} />
      <div ref={box} className={styles.drawing} role="img" aria-label={label} />
    </div>
  )
}

/** Marks a value outside the scale of the candles with an arrow; empty if the chart shows it. */
function offScale(value: number | null, candles: readonly Candle[]): string {
  if (value === null) return ''
  const low = Math.min(...candles.map((candle) => candle.low))
  const high = Math.max(...candles.map((candle) => candle.high))
  // the margins of the scale, relative to the height of the candles
  if (value > high + ((high - low) * 0.1) / 0.68) return ' ↑ off scale'
  return value < low - ((high - low) * 0.22) / 0.68 ? ' ↓ off scale' : ''
}

/** The last price and its change since the first candle. */
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

interface LegendProps {
  candle: Candle | undefined
  band: Band | undefined
  /** Direction of the VWAP if it's outside the scale, otherwise empty. */
  vwapPlace: string
}

/** Legend with the values of the candle at the pointer, or of the last one. */
function Legend({ candle, band, vwapPlace }: LegendProps) {
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
        <span className={styles.vwap}>
          VWAP {price(vwap)}
          {vwapPlace}
        </span>
        <span className={styles.bands}>
          Bands {price(band?.lower)} to {price(band?.upper)}
        </span>
      </p>
    </div>
  )
}
