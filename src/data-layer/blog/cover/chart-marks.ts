import type { RowsResult } from '../../../records/record-format'
import { candlePath } from '../../../markdown/charts/candles'
import type { ChartFlag } from '../../../markdown/charts/chart-flag'
import { barPath } from '../../../markdown/charts/bars'
import { readSeries, readWholeSeries } from '../../../markdown/charts/read-columns'
import { rowsInOrder } from '../../../markdown/charts/rows-in-order'
import { COVER, MARGIN, unit } from './cover-size'

/** A chart of a post: the flag of its fence, and the recorded rows. */
export interface PostChart {
  flag: ChartFlag
  result: RowsResult
}

const { width: WIDTH, height: HEIGHT } = COVER

/** Maps values to y, from the top margin for the maximum to the bottom margin for the minimum. */
function scaleY(values: readonly number[], bottom = HEIGHT - MARGIN): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return (value) => bottom - ((value - low) / (high - low || 1)) * (bottom - MARGIN)
}

/** Returns the centers of marks placed side by side, and the distance between two. */
function places(count: number): { step: number; x: (at: number) => number } {
  const step = (WIDTH - MARGIN) / count
  return { step, x: (at) => MARGIN / 2 + (at + 0.5) * step }
}

/** Number of candles below which a cover would consist of a few blocks. */
const FEWEST_CANDLES = 12

function candles({ flag, result }: PostChart): string | undefined {
  if (result.rows.length < FEWEST_CANDLES) return undefined
  const { rows } = rowsInOrder(result, flag.columns.x?.[0] ?? '')
  const read = (role: 'open' | 'high' | 'low' | 'close') =>
    readWholeSeries(rows, flag.columns[role]?.[0] ?? '').values
  const [open, high, low, close] = [read('open'), read('high'), read('low'), read('close')]
  const y = scaleY([...high, ...low])
  const { step, x } = places(open.length)
  const width = step * 0.6
  const paths = { up: '', down: '' }
  open.forEach((first, at) => {
    const candle = { open: first, high: high[at] ?? 0, low: low[at] ?? 0, close: close[at] ?? 0 }
    paths[candle.close >= first ? 'up' : 'down'] += candlePath(x(at), width, candle, y)
  })
  return `<path class="up" d="${paths.up}"/><path class="down" d="${paths.down}"/>`
}

function lines({ flag, result }: PostChart): string {
  const { rows } = rowsInOrder(result, flag.columns.x?.[0] ?? '')
  const { y: names = [], points = [] } = flag.columns
  const series = names.filter((name) => !points.includes(name)).map((name) => readSeries(rows, name).values)
  const y = scaleY(series.flatMap((values) => values.filter((value) => value !== null)))
  const x = (at: number) => (at / (rows.rows.length - 1)) * WIDTH
  const steps = flag.kind === 'steps'
  const drawn = series.map((values, index) => {
    let d = ''
    let open = false
    values.forEach((value, at) => {
      if (value === null) {
        open = false
        return
      }
      const [left, top] = [unit(x(at)), unit(y(value))]
      d += !open ? `M${left} ${top}` : steps ? `H${left}V${top}` : `L${left} ${top}`
      open = true
    })
    return `<path class="line-${index + 1}" d="${d}"/>`
  })
  const first = /d="(M[^M"]+)"/.exec(drawn[0] ?? '')?.[1]
  const area =
    first && !(series[0] ?? []).includes(null) ? `<path class="area" d="${first}V${HEIGHT}H0z"/>` : ''
  return area + drawn.join('')
}

function bars({ flag, result }: PostChart): string {
  const { rows } = rowsInOrder(result, flag.columns.x?.[0] ?? '')
  const { values } = readWholeSeries(rows, flag.columns.y?.[0] ?? '')
  const y = scaleY([0, ...values], HEIGHT)
  const { step, x } = places(values.length)
  const paths = values.map((value, at) => barPath(x(at), step * 0.62, y(0), y(value)))
  return `<path class="bar" d="${paths.join('')}"/>`
}

/** How each kind is drawn; null for kinds without a cover. */
const MARKS: Readonly<Record<ChartFlag['kind'], ((chart: PostChart) => string | undefined) | null>> = {
  candles,
  line: lines,
  steps: lines,
  bars,
  depth: null,
}

/**
 * Returns the marks of a chart without axes or text, as SVG. They extend to the edges of the cover.
 *
 * @returns undefined for kinds without a cover, and for only a few candles
 * @throws {ChartError} if the chart can't be drawn, in which case the build fails anyway
 */
export function chartMarks(chart: PostChart): string | undefined {
  return MARKS[chart.flag.kind]?.(chart)
}
