import type { Element, ElementContent } from 'hast'
import { s } from 'hastscript'
import type { Tick } from './row-ticks'
import type { RowScale, ValueScale } from './scales'
import { px, type Area } from './sizes'

/** Distance from the axis to the baseline of its labels. */
const TICK_DROP = 18
const CAPTION_DROP = 37

/** Returns a text element. */
export function label(x: number, y: number, text: string, ...classes: string[]): Element {
  return s('text', { x: px(x), y: px(y), className: classes }, text)
}

/** Draws grid lines with their values on the left. Zero is emphasized if bars start there. */
export function valueAxis({ ticks }: Pick<ValueScale, 'ticks'>, area: Area): ElementContent[] {
  return [
    s('path', {
      className: ['grid'],
      d: ticks.map(({ at }) => `M${area.left} ${px(at)}H${area.right}`).join(''),
    }),
    ...ticks.map(({ at, text }) => label(area.left - 8, at + 4.5, text, 'tick', 'end')),
  ]
}

/** Draws the line from which bars extend. */
export function baseLine(y: number, area: Area): Element {
  return s('path', { className: ['base'], d: `M${area.left} ${px(y)}H${area.right}` })
}

/** Draws the labels below the chart, the meaning of x, and the date that the labels omit. */
export function rowAxis(
  { ticks, span }: Pick<RowScale, 'ticks' | 'span'>,
  name: string,
  area: Area,
): ElementContent[] {
  return [
    s('path', { className: ['notches'], d: ticks.map(({ at }) => `M${px(at)} ${area.bottom}v5`).join('') }),
    ...ticks.map((tick) => label(insideX(tick, area), area.bottom + TICK_DROP, tick.text, 'tick', 'middle')),
    label(area.right, area.bottom + CAPTION_DROP, span ? `${name}, ${span}` : name, 'caption', 'end'),
  ]
}

/** A label at the very end would be clipped by the edge of the chart. */
function insideX({ at, text }: Tick, { right }: Area): number {
  return Math.min(at, right + 12 - text.length * 3.4)
}
