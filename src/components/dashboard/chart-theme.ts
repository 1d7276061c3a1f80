import {
  ColorType,
  LineStyle,
  TickMarkType,
  type DeepPartial,
  type TickMarkFormatter,
  type TimeChartOptions,
} from 'lightweight-charts'
import { formatTick } from '../../dashboard/format'

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
    rightPriceScale: { borderVisible: false, minimumWidth: 92, entireTextOnly: true },
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
