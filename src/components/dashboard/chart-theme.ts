import {
  ColorType,
  LineStyle,
  TickMarkType,
  type DeepPartial,
  type TickMarkFormatter,
  type TimeChartOptions,
} from 'lightweight-charts'
import { amountDigits, formatNumber, formatTick } from '../../dashboard/format'

/**
 * Chart colors, read from the design tokens that the charts in the text use. Blue and orange remain distinguishable with every kind of
 * color blindness, and color is never the only cue: candles are hollow or filled, and lines are solid, dashed, or
 * dotted.
 */
export interface ChartTheme {
  ground: string
  line: string
  faint: string
  text: string
  rise: string
  fall: string
  band: string
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
    text: token('--text'),
    rise: token('--chart-1'),
    fall: token('--chart-2'),
    band: token('--chart-3'),
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

/**
 * Replaces the library's formatter, which uses Intl. That's slow, and it uses the browser's language rather than the
 * page's.
 */
const tickMarkFormatter: TickMarkFormatter = (time, type) =>
  typeof time === 'number' ? formatTick(time * 1000, BEGINS[type]) : null

/** Returns whether the screen is too narrow for long labels; chart.module.css has the same breakpoint. */
export const isNarrow = () => window.matchMedia('(max-width: 599.98px)').matches

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

/** Options shared by all charts. Scrolling and zooming are disabled so that a swipe across a chart scrolls the page. */
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
      borderColor: theme.line,
      timeVisible: true,
      secondsVisible: false,
      allowBoldLabels: false,
      tickMarkFormatter,
    },
    handleScroll: false,
    handleScale: false,
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
