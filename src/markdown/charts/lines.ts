import type { Element, ElementContent } from 'hast'
import { curveLinear, curveStepAfter, line } from 'd3-shape'
import { s } from 'hastscript'
import { label, rowAxis, valueAxis } from './axes'
import type { ChartOf } from './drawing'
import { frame } from './frame'
import { readSeries } from './read-columns'
import { rowsInOrder } from './rows-in-order'
import { rowScale } from './scales'
import { px, textWidth, type Area } from './sizes'
import { seriesText, spanText } from './summary'

/** Minimum distance of points at which they're marked. */
const CLOSEST_MARKS = 12
/** Distance between the baselines of two labels. */
const LABEL_STEP = 16
/** A circle, a square, and a triangle at a point, which distinguish lines without color. */
const MARKS: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `M${px(x - 3)} ${px(y)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`,
  (x, y) => `M${px(x - 3)} ${px(y - 3)}h6v6h-6z`,
  (x, y) => `M${px(x)} ${px(y - 4)}l4 7h-8z`,
]

/** Draws one to three lines, each with its own color, dash pattern, markers, and a name at its end. */
export const lines =
  (shape: 'straight' | 'steps'): ChartOf =>
  (result, columns) => {
    const x = columns.x?.[0] ?? ''
    const { rows, positions } = rowsInOrder(result, x)
    const series = (columns.y ?? []).map((name) => readSeries(rows, name))
    const values = series.flatMap((one) => one.values.filter((value) => value !== null))
    const several = series.length > 1
    return {
      summary: `${rows.rows.length} rows ${spanText(positions)}: ${series.map((one) => seriesText(one, positions)).join('; ')}.`,
      draw(size) {
        const right = several ? Math.max(...series.map(({ name }) => textWidth(name))) + 12 : 0
        const { area, value } = frame(size, { values, withZero: false, withHeading: !several, right })
        const scale = rowScale(positions, area, false)
        const path = line<number | null>()
          .defined((one) => one !== null)
          .x((_, at) => scale.x[at] ?? 0)
          .y((one) => value.y(one ?? 0))
          .curve(shape === 'steps' ? curveStepAfter : curveLinear)
          .digits(1)
        const drawn = series.flatMap(({ values: own }, at): Element[] => {
          const className = [`series-${at + 1}`]
          const marks =
            shape === 'straight' && scale.step >= CLOSEST_MARKS
              ? own.flatMap((one, row) =>
                  one === null ? [] : [MARKS[at]?.(scale.x[row] ?? 0, value.y(one)) ?? ''],
                )
              : []
          return [
            s('path', { className: ['line', ...className], d: path(own) ?? '' }),
            ...(marks.length > 0
              ? [s('path', { className: ['mark', ...className], d: marks.join('') })]
              : []),
          ]
        })
        const ends = series.map(({ name, values: own }, at) => ({
          name,
          at,
          y: value.y(own.findLast((one) => one !== null) ?? 0) + 4.5,
        }))
        return [
          ...valueAxis(value, area),
          ...rowAxis(scale, x, area),
          ...drawn,
          ...(several ? endLabels(ends, area) : [label(0, 18, series[0]?.name ?? '', 'name', 'series-1')]),
        ]
      },
    }
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
