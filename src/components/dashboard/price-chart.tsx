import {
  CandlestickSeries,
  CrosshairMode,
  HistogramSeries,
  LineSeries,
  LineStyle,
  type AutoscaleInfo,
  type IChartApi,
  type LineWidth,
  type MouseEventParams,
  type PriceFormatCustom,
} from 'lightweight-charts'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import {
  amountDigits,
  formatCandle,
  formatChange,
  formatNumber,
  formatPrice,
  formatMoment,
  priceDigits,
} from '../../dashboard/format'
import type { Band, Candle } from '../../dashboard/read-answer'
import { createBandFill } from './band-fill'
import { axisLabel, faded, isNarrow, readTheme, timeLabels, type ChartTheme } from './chart-theme'
import * as styles from './chart.module.css'
import { flash } from './flash'
import { priceScale, type PriceScale } from './price-scale'
import { toggled } from './toggled'
import { chartTime, useChart } from './use-chart'

interface LastPrice {
  /** Time of the data, in milliseconds since 1970. */
  time: number
  /** Undefined without trades. */
  price: number | undefined
}

interface PriceChartProps {
  candles: readonly Candle[]
  bands: readonly Band[]
  /** The incomplete candle of a replay. */
  forming: Candle | null
  /** The latest trade, which can be newer than the last complete candle. */
  last: LastPrice
  /** Length of a candle, in seconds. */
  step: number
  /** Unit of the volume, such as BTC. */
  unit: string
  /** Pair and candle size. */
  subject: string
  /** Text alternative of the chart. */
  label: string
}

/** Distance from the last price at which its label would cover the label of a tick, in pixels. */
const NEAR = 14

/** Distance from the last price at which the label at the pointer would cover its label, in pixels. */
const COVERED = 22

/** Margins of the price axis, as shares of the height of its pane. */
const MARGIN = { top: 0.06, bottom: 0.06 }

/** Width of the line of the average, in pixels. The library also draws widths that its type doesn't name. */
const AVERAGE_WIDTH = 1.5 as LineWidth

/** The lines that readers can hide, and their series. */
const LINES = { vwap: ['vwap'], average: ['middle'], bands: ['lower', 'upper'] } as const
type LineName = keyof typeof LINES

/** Heights of the panes for prices and volume, relative to each other; chart.module.css places the name of the latter. */
const PANES = [4, 1]

const VOLUME_FORMAT: PriceFormatCustom = {
  type: 'custom',
  minMove: 1e-4,
  formatter: (volume: number) => formatNumber(volume, amountDigits([volume])),
  tickmarksFormatter: (volumes: number[]) => {
    const digits = amountDigits(volumes)
    return volumes.map((volume) => formatNumber(volume, digits))
  },
}

const colorOf = ({ open, close }: Pick<Candle, 'open' | 'close'>, theme: ChartTheme): string =>
  close >= open ? theme.rise : theme.fall

const candleBar = ({ time, open, high, low, close }: Candle) => ({
  time: chartTime(time),
  open,
  high,
  low,
  close,
})

const volumeBar = (candle: Candle, theme: ChartTheme) => ({
  time: chartTime(candle.time),
  value: candle.volume,
  color: faded(colorOf(candle, theme), 0.45),
})

function build(chart: IChartApi, theme: ChartTheme) {
  const quiet = { lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false } as const
  // priceScale determines the range, so that a distant VWAP doesn't flatten the candles
  const line = (color: string, lineStyle: LineStyle, lineWidth: LineWidth) =>
    chart.addSeries(LineSeries, { ...quiet, color, lineStyle, lineWidth, autoscaleInfoProvider: () => null })
  // in the order in which they're drawn
  const lines = {
    lower: line(theme.band, LineStyle.Solid, 1),
    middle: line(theme.band, LineStyle.Dashed, AVERAGE_WIDTH),
    upper: line(theme.band, LineStyle.Solid, 1),
    vwap: line(theme.vwap, LineStyle.Solid, 2),
  }
  const candles = chart.addSeries(CandlestickSeries, {
    upColor: theme.ground,
    borderUpColor: theme.rise,
    wickUpColor: theme.rise,
    downColor: theme.fall,
    borderDownColor: theme.fall,
    wickDownColor: theme.fall,
    ...quiet,
  })
  const series = {
    ...lines,
    candles,
    fillBands: createBandFill(chart, candles, faded(theme.band, 0.08)),
    // the latest price, which can be newer than the last candle; hidden until there is one
    price: candles.createPriceLine({
      price: 0,
      lineWidth: 1,
      lineStyle: LineStyle.Dashed,
      lineVisible: false,
      axisLabelVisible: false,
    }),
    // a pane of its own, into which no line of the price reaches
    volume: chart.addSeries(HistogramSeries, { ...quiet, priceFormat: VOLUME_FORMAT }, 1),
  }
  // the horizontal line follows the pointer, not the closing prices
  chart.applyOptions({ crosshair: { mode: CrosshairMode.Normal } })
  chart.priceScale('right').applyOptions({ scaleMargins: MARGIN })
  // the name of the pane is above the bars
  chart.priceScale('right', 1).applyOptions({ scaleMargins: { top: 0.28, bottom: 0 } })
  chart.panes().forEach((pane, index) => pane.setStretchFactor(PANES[index] ?? 1))
  return series
}

const candlesOf = ({ candles }: ReturnType<typeof build>) => candles

/** Candles with volume, the volume-weighted average price (VWAP), and Bollinger bands. */
export function PriceChart({
  candles,
  bands,
  forming,
  last: newest,
  step,
  unit,
  subject,
  label,
}: PriceChartProps) {
  const { box, drawn, pointed, isZoomed, resetZoom } = useChart(build, candlesOf, subject)
  const [hidden, setHidden] = useState<ReadonlySet<LineName>>(new Set())
  const price = newest.price ?? candles.at(-1)?.close
  const allCandles = useMemo(() => (forming ? [...candles, forming] : candles), [candles, forming])
  // not again each time the pointer moves
  const scale = useMemo(
    () => priceScale(price === undefined ? allCandles : [...allCandles, { low: price, high: price }], bands),
    [allCandles, bands, price],
  )
  // before the page is painted, so that the chart isn't behind the numbers next to it
  useLayoutEffect(() => {
    if (!drawn) return
    const { chart, series } = drawn
    const theme = readTheme()
    const line = (points: readonly { time: number; value: number | null }[]) =>
      points.flatMap(({ time, value }) => (value === null ? [] : [{ time: chartTime(time), value }]))
    chart.applyOptions(timeLabels(step))
    series.candles.setData(candles.map(candleBar))
    series.volume.setData(candles.map((candle) => volumeBar(candle, theme)))
    series.vwap.setData(line(candles.map(({ time, vwap }) => ({ time, value: vwap }))))
    for (const name of ['lower', 'middle', 'upper'] as const)
      series[name].setData(line(bands.map((band) => ({ time: band.time, value: band[name] }))))
    // also when an incomplete candle must be removed
  }, [drawn, candles, bands, step, forming?.time])

  // separately, because the price changes more often than the candles
  useLayoutEffect(() => {
    if (!drawn) return
    const { series } = drawn
    if (forming) {
      series.candles.update(candleBar(forming))
      series.volume.update(volumeBar(forming, readTheme()))
    }
    const precision = priceDigits(price ?? 0)
    const at = (value: number) => series.candles.priceToCoordinate(value) ?? 0
    const priceFormat: PriceFormatCustom = {
      type: 'custom',
      minMove: 10 ** -precision,
      formatter: (value: number) =>
        isNarrow() ? axisLabel([value], precision)(value) : formatNumber(value, precision),
      tickmarksFormatter: (prices: number[]) => {
        const write = axisLabel(prices, precision)
        return prices.map((tick) =>
          price !== undefined && Math.abs(at(tick) - at(price)) < NEAR ? '' : write(tick),
        )
      },
    }
    // the axis takes the format of one of its series
    for (const name of ['lower', 'middle', 'upper', 'vwap'] as const)
      series[name].applyOptions({ priceFormat })
    const { low: minValue, high: maxValue } = scale
    series.candles.applyOptions({
      priceFormat,
      // the visible candles only, when zoomed in
      autoscaleInfoProvider: (visible: () => AutoscaleInfo | null) =>
        isZoomed ? visible() : { priceRange: { minValue, maxValue } },
    })
    const newestCandle = forming ?? candles.at(-1)
    if (newestCandle && price !== undefined)
      series.price.applyOptions({
        price,
        // of the candle beside it
        color: colorOf({ open: newestCandle.open, close: price }, readTheme()),
        lineVisible: true,
        axisLabelVisible: true,
      })
  }, [drawn, candles, forming, price, scale, isZoomed])

  // these two before the page is painted as well: later, the chart would be drawn twice for each step of a replay
  useLayoutEffect(() => {
    if (!isZoomed) drawn?.chart.timeScale().fitContent()
  }, [drawn, candles, forming?.time, step, isZoomed])

  useLayoutEffect(() => {
    if (!drawn) return
    for (const [line, names] of Object.entries(LINES))
      for (const name of names) drawn.series[name].applyOptions({ visible: !hidden.has(line as LineName) })
    drawn.series.fillBands(hidden.has('bands') ? [] : bands)
  }, [drawn, bands, hidden])

  // one label at a time: the headline shows the last price as well
  useEffect(() => {
    if (!drawn || price === undefined) return
    const { chart, series } = drawn
    const look = ({ point, paneIndex }: MouseEventParams) => {
      const at = series.candles.priceToCoordinate(price)
      const isCovered = point && at !== null && paneIndex === 0 && Math.abs(point.y - at) < COVERED
      if (series.price.options().axisLabelVisible === isCovered)
        series.price.applyOptions({ axisLabelVisible: !isCovered })
    }
    chart.subscribeCrosshairMove(look)
    return () => chart.unsubscribeCrosshairMove(look)
  }, [drawn, price])

  const shown = allCandles.find(({ time }) => time === pointed) ?? allCandles.at(-1)
  // an incomplete candle has no indicators yet, so the legend shows those of the candle before it
  const complete = shown === forming ? candles.at(-1) : shown
  const band = bands.find(({ time }) => time === complete?.time)
  return (
    <div className={styles.chart}>
      <Headline candles={candles} price={price} time={newest.time} />
      <Legend
        candle={shown}
        newest={candles.at(-1)?.time ?? 0}
        step={step}
        vwap={complete?.vwap ?? null}
        band={band}
        vwapPlace={complete && !isZoomed ? offScale(complete.vwap, scale) : ''}
        hidden={hidden}
        toggle={(name) => setHidden(toggled(hidden, name))}
      />
      <div className={styles.panes}>
        <div ref={box} className={styles.drawing} role="img" aria-label={label} />
        {drawn && (
          <span className={styles.volume} aria-hidden="true">
            Volume ({unit})
          </span>
        )}
        {isZoomed && (
          <button type="button" className={styles.reset} onClick={resetZoom}>
            Reset zoom
          </button>
        )}
      </div>
    </div>
  )
}

/** An arrow to a value outside the chart; empty if the chart shows it. */
function offScale(value: number | null, { low, high }: PriceScale): string {
  const whole = (high - low) / (1 - MARGIN.top - MARGIN.bottom)
  if (value === null) return ''
  if (value > high + whole * MARGIN.top) return '↑'
  return value < low - whole * MARGIN.bottom ? '↓' : ''
}

interface HeadlineProps {
  candles: readonly Candle[]
  price: number | undefined
  time: number
}

/** The latest price and its change since the first candle. */
function Headline({ candles, price, time }: HeadlineProps) {
  const [first] = candles
  const value = useRef<HTMLElement>(null)
  const before = useRef(price)
  useEffect(() => {
    if (before.current !== price) flash(value.current)
    before.current = price
  }, [price])
  if (!first || price === undefined) return null
  const isRise = price >= first.open
  const change = formatChange(first.open, price)
  return (
    <p className={styles.headline} aria-hidden="true">
      <strong ref={value}>{formatPrice(price)}</strong>
      <span className={isRise ? styles.rise : styles.fall}>
        {/[1-9]/.test(change) && (isRise ? '▲ ' : '▼ ')}
        {change}
      </span>
      <span>since {formatMoment(first.time, time)}</span>
    </p>
  )
}

interface LegendProps {
  candle: Candle | undefined
  /** Time of the last candle. */
  newest: number
  /** Length of a candle, in seconds. */
  step: number
  /** VWAP of the candle, or of the last complete one. */
  vwap: number | null
  /** Bands of the candle, or of the last complete one. */
  band: Band | undefined
  /** Direction of the VWAP if it's outside the scale, otherwise empty. */
  vwapPlace: string
  hidden: ReadonlySet<LineName>
  toggle: (name: LineName) => void
}

/** Legend with the values of the candle at the pointer, or of the last one. Its buttons hide the lines. */
function Legend({ candle, newest, step, vwap, band, vwapPlace, hidden, toggle }: LegendProps) {
  if (!candle) return null
  const { time, open, high, low, close, volume } = candle
  const price = (value: number | null | undefined) => formatPrice(value, close)
  const line = (name: LineName, title: string, value: ReactNode) => (
    <button
      type="button"
      className={styles[name]}
      aria-pressed={!hidden.has(name)}
      onClick={() => toggle(name)}
    >
      {title} <span aria-hidden="true">{value}</span>
    </button>
  )
  return (
    <div className={styles.key}>
      <p className={`${styles.legend} ${styles.values}`} aria-hidden="true">
        <span className={styles.wide}>{formatCandle(time, step, newest)}</span>
        <span>
          <i>O</i> {price(open)}
        </span>
        <span>
          <i>H</i> {price(high)}
        </span>
        <span>
          <i>L</i> {price(low)}
        </span>
        <span>
          <i>C</i> {price(close)}
        </span>
        <span className={styles.wide}>
          <i>Vol</i> {formatNumber(volume, amountDigits([volume]))}
        </span>
      </p>
      <div className={styles.legend}>
        {line('vwap', 'VWAP', `${price(vwap)}${vwapPlace && ` ${vwapPlace} off scale`}`)}
        {line('average', 'Average', price(band?.middle))}
        {line('bands', 'Bands', `${price(band?.lower)} – ${price(band?.upper)}`)}
      </div>
    </div>
  )
}
