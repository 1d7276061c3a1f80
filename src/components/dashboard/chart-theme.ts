import {
  ColorType,
  LineStyle,
  TickMarkType,
  type DeepPartial,
  type TickMarkFormatter,
  type Time,
  type TimeChartOptions,
} from 'lightweight-charts'
import { amountDigits, formatMoment, formatNumber, formatTick } from '../../dashboard/format'

/**
 * Chart colors, read from the design tokens that the charts in the text use. Blue and orange remain distinguishable with every kind of
 * color blindness, and color is never the only cue: candles are hollow or filled, and lines are solid, dashed, or
 * dotted.
 */
export interface ChartTheme {
  ground: string
  line: string
  faint: string
  rise: string
  fall: string
  band: string
  vwap: string
  index: string
}

/** Reads the computed values of the tokens. */
export function readTheme(): ChartTheme {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(name).trim()
  return {
    ground: token('--surface-1'),
    line: token('--line'),
    faint: token('--text-faint'),
    rise: token('--chart-1'),
    fall: token('--chart-2'),
    band: token('--chart-3'),
    vwap: token('--code-yellow'),
    index: token('--code-yellow'),
  }
}

/** The unit that begins at a tick of the time axis. */
const BEGINS = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'minute',
  [TickMarkType.TimeWithSeconds]: 'minute',
} as const

/** Distances between labels of the time axis, in seconds, and how many candles must fit between two labels. */
const DISTANCES = [300, 900, 1800, 3600, 10_800, 21_600, 43_200, 86_400]
const CANDLES_APART = 4

/**
 * Returns options that label the time axis at round times, and at the pointer. The library also labels a candle next to the edge if there's
 * room, and its own formatter uses Intl, which is slow and in the browser's language rather than the page's.
 *
 * @param step length of a candle, in seconds
 */
export function timeLabels(step: number): DeepPartial<TimeChartOptions> {
  const distance = DISTANCES.find((seconds) => seconds >= CANDLES_APART * step) ?? 86_400
  const tickMarkFormatter: TickMarkFormatter = (time, type) => {
    if (typeof time !== 'number') return null
    if (time % distance !== 0) return ''
    const begins = BEGINS[type]
    const label = formatTick(time * 1000, begins)
    return begins === 'day' ? `${formatTick(time * 1000, 'month')} ${label}` : label
  }
  // the label at the pointer: without a day unless the candles span more than one, so that it covers few labels
  const timeFormatter = (time: Time) =>
    step < 3600 ? formatTick(Number(time) * 1000, 'minute') : formatMoment(Number(time) * 1000, 0)
  return { timeScale: { tickMarkFormatter }, localization: { timeFormatter } }
}

let narrow: MediaQueryList | undefined

/** Returns whether the screen is too narrow for long labels; chart.module.css has the same breakpoint. */
export const isNarrow = (): boolean =>
  // once, because each drawing of an axis asks a hundred times
  (narrow ??= window.matchMedia('(max-width: 599.98px)')).matches

/** Returns the width of the value axis, in pixels. */
export const axisWidth = () => (isNarrow() ? 80 : 92)

/** From this price on, narrow screens show thousands. */
const THOUSANDS_FROM = 10_000

/**
 * Returns a formatter for the labels of a price axis: 107,600, or 107.6k on a narrow screen.
 *
 * @param prices all labels, which have the same number of decimal places
 * @param precision decimal places of the instrument
 */
export function axisLabel(prices: readonly number[], precision: number): (price: number) => string {
  const isShort = isNarrow() && prices.some((price) => Math.abs(price) >= THOUSANDS_FROM)
  if (!isShort) {
    const digits = Math.min(precision, amountDigits(prices))
    return (price) => formatNumber(price, digits)
  }
  const digits = Math.min(2, Math.max(1, amountDigits(prices.map((price) => price / 1000))))
  return (price) => `${formatNumber(price / 1000, digits)}k`
}

/** Options shared by all charts. A vertical swipe across a chart scrolls the page. */
export function chartOptions(theme: ChartTheme): DeepPartial<TimeChartOptions> {
  const grid = { color: theme.line, style: LineStyle.SparseDotted }
  return {
    layout: {
      background: { type: ColorType.Solid, color: theme.ground },
      textColor: theme.faint,
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: 12,
      // the page credits the library in its text
      attributionLogo: false,
      panes: { enableResize: false, separatorColor: theme.ground },
    },
    grid: { vertLines: grid, horzLines: grid },
    // the same width in all charts aligns their time axes
    rightPriceScale: { borderVisible: false, minimumWidth: axisWidth(), entireTextOnly: true },
    timeScale: {
      minimumHeight: 28,
      // all candles remain visible when a phone is rotated
      lockVisibleTimeRangeOnResize: true,
      borderColor: theme.line,
      timeVisible: true,
      secondsVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      allowBoldLabels: false,
    },
    // use-chart.ts passes on the wheel while Ctrl or ⌘ is pressed
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { axisPressedMouseMove: false, axisDoubleClickReset: false },
  }
}

/**
 * Returns a color with reduced opacity.
 *
 * @param hex for example, `#8be9fd`
 */
export function faded(hex: string, opacity: number): string {
  return `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}
