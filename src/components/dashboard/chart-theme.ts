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
 * Colours of a chart, from the tokens of the page. Blue-green and orange stay apart for every kind of colour blindness,
 * and nothing is told by colour alone: candles are hollow or filled, lines whole, dashed or dotted.
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

/** Reads the tokens as the page has them. */
export function readTheme(): ChartTheme {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(name).trim()
  return {
    ground: token('--surface-1'),
    line: token('--line'),
    faint: token('--text-faint'),
    text: token('--text'),
    rise: token('--note'),
    fall: token('--warning'),
    band: token('--code-purple'),
    index: token('--code-yellow'),
  }
}

/** What begins at a mark of the time axis. */
const BEGINS = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'minute',
  [TickMarkType.TimeWithSeconds]: 'minute',
} as const

/** The library's own asks Intl, which is slow, and for the browser's language, which need not be the page's. */
const tickMarkFormatter: TickMarkFormatter = (time, type) =>
  typeof time === 'number' ? formatTick(time * 1000, BEGINS[type]) : null

/** What all charts have in common. They do not scroll or zoom: a finger that passes over them moves the page. */
export function chartOptions(theme: ChartTheme): DeepPartial<TimeChartOptions> {
  const grid = { color: theme.line, style: LineStyle.SparseDotted }
  return {
    layout: {
      background: { type: ColorType.Solid, color: theme.ground },
      textColor: theme.faint,
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: 12,
      // the page names the library and its makers in its text
      attributionLogo: false,
    },
    grid: { vertLines: grid, horzLines: grid },
    // as wide in every chart, so that the same time stands at the same place
    // without an edge, which labels on the axis would interrupt
    rightPriceScale: { borderVisible: false, minimumWidth: 92, entireTextOnly: true },
    timeScale: {
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

/** A colour with less weight. @param hex `#8be9fd` */
export function faded(hex: string, opacity: number): string {
  return `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}
