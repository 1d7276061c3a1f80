import type { ElementContent } from 'hast'
import { scaleLinear } from 'd3-scale'
import { s } from 'hastscript'
import { label } from './axes'
import type { Drawing } from './drawing'
import { plainNumber } from './numbers'
import { px, textWidth } from './sizes'

/** A bar with its label. */
export interface NamedValue {
  name: string
  /** Zero or more. */
  value: number
}

const ROW = 40
const BAR = 22

/** Draws horizontal bars from zero in the given order, with names on the left and values on the right. */
export function horizontalBars(rows: readonly NamedValue[], unit: string): Drawing {
  const highest = Math.max(...rows.map(({ value }) => value))
  const height = rows.length * ROW + 4
  return {
    height,
    summary: `${rows.length} bars in ${unit}: ${rows.map(({ name, value }) => `${name} ${plainNumber(value)}`).join(', ')}.`,
    draw(size) {
      const left = Math.max(...rows.map(({ name }) => textWidth(name))) + 12
      const right = size.width - Math.max(...rows.map(({ value }) => textWidth(plainNumber(value)))) - 10
      const scale = scaleLinear([0, highest || 1], [left, right])
      let d = ''
      const texts: ElementContent[] = []
      rows.forEach(({ name, value }, at) => {
        const middle = at * ROW + ROW / 2
        d += `M${px(left)} ${middle - BAR / 2}H${px(scale(value))}v${BAR}H${px(left)}z`
        texts.push(
          label(left - 10, middle + 4.5, name, 'row-name', 'end'),
          label(scale(value) + 8, middle + 4.5, plainNumber(value), 'value'),
        )
      })
      return {
        content: [
          s('path', { className: ['bar', 'up'], d }),
          s('path', { className: ['base'], d: `M${px(left)} 0V${rows.length * ROW}` }),
          ...texts,
        ],
      }
    },
  }
}
