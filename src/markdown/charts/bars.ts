import type { ElementContent } from 'hast'
import { s } from 'hastscript'
import { baseLine, label, rowAxis, valueAxis } from './axes'
import type { ChartOf } from './drawing'
import { frame } from './frame'
import { sameDecimals } from './numbers'
import { readWholeSeries } from './read-columns'
import { rowsInOrder } from './rows-in-order'
import { rowScale } from './scales'
import { px, textWidth } from './sizes'
import { seriesText, spanText } from './summary'

const WIDEST = 56
/** Free part of the axis below negative bars, relative to the range of the values. */
const BELOW = 0.08

/** Draws a bar from zero for each row; negative values extend downward. */
export const bars: ChartOf = (result, columns) => {
  const x = columns.x?.[0] ?? ''
  const { rows, positions, order } = rowsInOrder(result, x)
  const { name, values } = readWholeSeries(rows, columns.y?.[0] ?? '')
  const text = sameDecimals(values)
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  // room between the value below the lowest bar and the label of the axis
  const below = lowest < 0 ? [lowest - (Math.max(0, highest) - lowest) * BELOW] : []
  return {
    summary: `${values.length} bars ${spanText(positions)}: ${seriesText({ name, values }, positions)}.`,
    draw(size) {
      const { area, value } = frame(size, {
        values: [...values, ...below],
        withZero: true,
        withHeading: true,
      })
      const scale = rowScale(positions, area, true)
      const width = Math.max(2, Math.min(WIDEST, scale.step * 0.7))
      const zero = value.y(0)
      const paths = { up: '', down: '' }
      const texts: ElementContent[] = []
      const named = values.every((one) => textWidth(text(one)) <= scale.step)
      values.forEach((one, at) => {
        const [middle, end] = [scale.x[at] ?? 0, value.y(one)]
        paths[one < 0 ? 'down' : 'up'] += barPath(middle, width, zero, end)
        if (named) texts.push(label(middle, one < 0 ? end + 15 : end - 6, text(one), 'value', 'middle'))
      })
      const content = [
        ...valueAxis(value, area),
        ...rowAxis(scale, x, area),
        label(0, 18, name, 'name', 'series-1'),
        ...(paths.up ? [s('path', { className: ['bar', 'up'], d: paths.up })] : []),
        ...(paths.down ? [s('path', { className: ['bar', 'down'], d: paths.down })] : []),
        baseLine(zero, area),
        ...texts,
      ]
      return { content, places: { x: scale.x, order, area, range: value.range } }
    },
  }
}

/** Returns the path of a rectangle between zero and the value. */
export function barPath(x: number, width: number, zero: number, end: number): string {
  return `M${px(x - width / 2)} ${px(zero)}V${px(end)}h${px(width)}V${px(zero)}z`
}
