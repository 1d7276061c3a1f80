import { s } from 'hastscript'
import type { ElementContent } from 'hast'
import type { RowsResult } from '../../records/record-format'
import { label, rowAxis, valueAxis } from './axes'
import { ChartError } from './chart-error'
import type { ChartOf, Drawing } from './drawing'
import { frame } from './frame'
import { plainNumber } from './numbers'
import { readPositions, readWholeSeries } from './read-columns'
import { rowsInOrder } from './rows-in-order'
import { placeText, rowScale } from './scales'
import { px, type Area } from './sizes'
import { spanText } from './summary'

interface Candle {
  open: number
  high: number
  low: number
  close: number
}

/** Maximum width of a body, which keeps a few candles from becoming bricks. */
const WIDEST = 28
/** Maximum number in a narrow column, which keeps many candles from becoming hairlines. */
const MOST_NARROW = 48
/** Distance from the symbol of a legend entry to the end of its word, and from there to the next symbol. */
const KEY_WORD = 42
const KEY_GAP = 20

/** Draws open, high, low, and close of each interval. Hollow bodies rise, filled ones fall. */
export const candles: ChartOf = (result, columns) => {
  const x = columns.x?.[0] ?? ''
  const { rows, order } = rowsInOrder(result, x)
  const latest = { ...rows, rows: rows.rows.slice(-MOST_NARROW) }
  return {
    ...drawingOf(rows, order, columns),
    narrow:
      rows.rows.length > MOST_NARROW
        ? drawingOf(latest, order.slice(-MOST_NARROW), columns, rows.rows.length)
        : undefined,
  }
}

/** Draws candles; if they're the last ones of more, `total` is the number of all of them. */
function drawingOf(
  rows: RowsResult,
  order: readonly number[],
  columns: Parameters<ChartOf>[1],
  total?: number,
): Drawing {
  const x = columns.x?.[0] ?? ''
  const positions = readPositions(rows, x)
  const read = (role: keyof Candle) => readWholeSeries(rows, columns[role]?.[0] ?? '').values
  const [open, high, low, close] = [read('open'), read('high'), read('low'), read('close')]
  const all: Candle[] = rows.rows.map((_, at) => {
    const candle = { open: open[at] ?? 0, high: high[at] ?? 0, low: low[at] ?? 0, close: close[at] ?? 0 }
    const bodies = [candle.open, candle.close]
    if (candle.high < Math.max(...bodies) || candle.low > Math.min(...bodies))
      throw new ChartError(
        `the candle in row ${at + 1} has an open or close outside its low-high range`,
        'check the column mapping: open=… high=… low=… close=…',
      )
    return candle
  })
  const [lowest, highest] = [Math.min(...low), Math.max(...high)]
  const number = total === undefined ? `${all.length} candles` : `Last ${all.length} of ${total} candles`
  return {
    summary: `${number} ${spanText(positions)}: first open ${plainNumber(open[0] ?? 0)}, last close ${plainNumber(close.at(-1) ?? 0)}, low of ${plainNumber(lowest)} at ${placeText(positions, low.indexOf(lowest))}, high of ${plainNumber(highest)} at ${placeText(positions, high.indexOf(highest))}.`,
    draw(size) {
      const { area, value } = frame(size, { values: [lowest, highest], withZero: false, withHeading: true })
      const scale = rowScale(positions, area, true)
      const width = Math.max(2, Math.min(WIDEST, scale.step * 0.62))
      const paths = { up: '', down: '' }
      all.forEach((candle, at) => {
        const kind = candle.close >= candle.open ? 'up' : 'down'
        paths[kind] += candlePath(scale.x[at] ?? 0, width, candle, value.y)
      })
      const content = [
        ...valueAxis(value, area),
        ...rowAxis(scale, x, area),
        ...(total === undefined ? [] : [label(0, area.top - 16, number, 'tick')]),
        ...key(area),
        s('path', { className: ['candle', 'up'], d: paths.up }),
        s('path', { className: ['candle', 'down'], d: paths.down }),
      ]
      return { content, places: { x: scale.x, order, area, range: value.range } }
    },
  }
}

/** Draws wicks above and below the body, but not through it, because hollow bodies are transparent. */
export function candlePath(
  x: number,
  width: number,
  { open, high, low, close }: Candle,
  y: (value: number) => number,
): string {
  const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))]
  const middle = px(x)
  const upper = high > Math.max(open, close) ? `M${middle} ${px(y(high))}V${px(top)}` : ''
  const lower = low < Math.min(open, close) ? `M${middle} ${px(bottom)}V${px(y(low))}` : ''
  const body = `M${px(x - width / 2)} ${px(top)}h${px(width)}v${px(Math.max(1, bottom - top))}h${px(-width)}z`
  return upper + lower + body
}

/** Draws the legend for hollow and filled bodies in the corner. */
function key({ right, top }: Area): ElementContent[] {
  const y = top - 16
  const words = ['rises', 'falls']
  let x = right
  return words.reverse().flatMap((word): ElementContent[] => {
    const kind = word === 'rises' ? 'up' : 'down'
    const text = label(x, y, word, 'tick', 'end')
    x -= KEY_WORD
    const box = s('path', { className: ['candle', kind], d: `M${px(x)} ${y - 10}h8v10h-8z` })
    x -= KEY_GAP
    return [text, box]
  })
}
