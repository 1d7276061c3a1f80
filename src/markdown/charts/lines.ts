import type { Element, ElementContent } from 'hast'
import { area as areaShape, curveLinear, curveStepAfter, line } from 'd3-shape'
import { s } from 'hastscript'
import { label, rowAxis, valueAxis } from './axes'
import type { ChartOf } from './drawing'
import { frame } from './frame'
import { readSeries, type Series } from './read-columns'
import { rowsInOrder } from './rows-in-order'
import { rowScale } from './scales'
import { px, textWidth, type Area } from './sizes'
import { seriesText, spanText } from './summary'

/** Returns the path of a mark at a point. */
type Mark = (x: number, y: number) => string

/** Minimum distance of points at which they're marked. */
const CLOSEST_MARKS = 12
/** Distance between the baselines of two labels. */
const LABEL_STEP = 18
/** A circle, a square, and a triangle at a point, which distinguish lines without color. */
const MARKS: readonly Mark[] = [
  (x, y) => `M${px(x - 3)} ${px(y)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`,
  (x, y) => `M${px(x - 3)} ${px(y - 3)}h6v6h-6z`,
  (x, y) => `M${px(x)} ${px(y - 4)}l4 7h-8z`,
]
/** A dot without a line. */
const DOT: Mark = (x, y) => `M${px(x - 3.5)} ${px(y)}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z`

/**
 * Draws one to three lines, each with its own color, dash pattern, markers, and a name at its end. Columns in `points` are
 * drawn as dots, and the area between the two lines in `between` is filled.
 */
export const lines =
  (shape: 'straight' | 'steps'): ChartOf =>
  (result, columns) => {
    const x = columns.x?.[0] ?? ''
    const { rows, positions, order } = rowsInOrder(result, x)
    const series = (columns.y ?? []).map((name, at) => ({ ...readSeries(rows, name), at }))
    const isDots = ({ name }: Series) => columns.points?.includes(name) ?? false
    const drawnAsLines = series.filter((one) => !isDots(one))
    const values = series.flatMap((one) => one.values.filter((value) => value !== null))
    const several = series.length > 1
    const curve = shape === 'steps' ? curveStepAfter : curveLinear
    return {
      summary: `${rows.rows.length} rows ${spanText(positions)}: ${series.map((one) => seriesText(one, positions)).join('; ')}.`,
      draw(size) {
        const right = several ? Math.max(...drawnAsLines.map(({ name }) => textWidth(name))) + 12 : 0
        const withHeading = drawnAsLines.length < series.length || !several
        const { area, value } = frame(size, { values, withZero: false, withHeading, right })
        const scale = rowScale(positions, area, false)
        const path = line<number | null>()
          .defined((one) => one !== null)
          .x((_, at) => scale.x[at] ?? 0)
          .y((one) => value.y(one ?? 0))
          .curve(curve)
          .digits(1)
        const marksOf = ({ values: own }: Series, mark: Mark) =>
          own.flatMap((one, row) => (one === null ? [] : [mark(scale.x[row] ?? 0, value.y(one))])).join('')
        const drawn = drawnAsLines.flatMap((one): Element[] => {
          const className = `series-${one.at + 1}`
          const marks =
            shape === 'straight' && scale.step >= CLOSEST_MARKS ? marksOf(one, MARKS[one.at] ?? DOT) : ''
          return [
            s('path', { className: ['line', className], d: path(one.values) ?? '' }),
            ...(marks === '' ? [] : [s('path', { className: ['mark', className], d: marks })]),
          ]
        })
        const dots = series
          .filter(isDots)
          .map((one) =>
            s('path', { className: ['mark', 'dots', `series-${one.at + 1}`], d: marksOf(one, DOT) }),
          )
        const [upper, lower] = (columns.between ?? []).map(
          (name) => series.find((one) => one.name === name)?.values,
        )
        const between = areaShape<number | null>()
          .defined((one, row) => one !== null && lower?.[row] !== null)
          .x((_, row) => scale.x[row] ?? 0)
          .y0((_, row) => value.y(lower?.[row] ?? 0))
          .y1((one) => value.y(one ?? 0))
          .curve(curve)
          .digits(1)
        const ends = drawnAsLines.map(({ name, at, values: own }) => ({
          name,
          at,
          y: value.y(own.findLast((one) => one !== null) ?? 0) + 4.5,
        }))
        const content = [
          ...valueAxis(value, area),
          ...rowAxis(scale, x, area),
          ...(upper ? [s('path', { className: ['area', 'between'], d: between(upper) ?? '' })] : []),
          ...drawn,
          ...dots,
          ...(several ? endLabels(ends, area) : [label(0, 18, series[0]?.name ?? '', 'name', 'series-1')]),
          ...dotsLabels(series.filter(isDots), area.left),
        ]
        return { content, places: { x: scale.x, order, area, range: value.range } }
      },
    }
  }

/** Draws the names of columns whose values are dots, which have no end to put them at, in a row above the chart. */
function dotsLabels(series: readonly (Series & { at: number })[], left: number): ElementContent[] {
  let x = left
  return series.flatMap(({ name, at }) => {
    const [className, start] = [`series-${at + 1}`, x]
    x += textWidth(name) + 32
    return [
      s('path', { className: ['mark', 'dots', className], d: DOT(start + 4, 13.5) }),
      label(start + 14, 18, name, 'name', className),
    ]
  })
}

/** Draws the names to the right of the lines' ends, moved apart where they would overlap and kept within the area. */
export function endLabels(
  ends: readonly { name: string; at: number; y: number }[],
  { right, top, bottom }: Area,
): ElementContent[] {
  const sorted = [...ends].sort((a, b) => a.y - b.y)
  let free = top
  const placed = sorted.map((end) => {
    const y = Math.max(end.y, free)
    free = y + LABEL_STEP
    return { ...end, y }
  })
  const over = Math.max(0, (placed.at(-1)?.y ?? 0) - bottom)
  return placed.map(({ name, at, y }) => label(right + 8, y - over, name, 'name', `series-${at + 1}`))
}
