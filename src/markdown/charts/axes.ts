import type { Element, ElementContent } from 'hast'
import { s } from 'hastscript'
import type { Tick } from './row-ticks'
import type { RowScale, ValueScale } from './scales'
import { px, type Area } from './sizes'

/** Distance from the axis to the base line of its labels. */
const TICK_DROP = 18
const CAPTION_DROP = 37

/** A text of the drawing. */
export function label(x: number, y: number, text: string, ...classes: string[]): Element {
  return s('text', { x: px(x), y: px(y), className: classes }, text)
}

/** Grid lines with their values to the left of them; zero is drawn stronger where lengths begin at it. */
export function valueAxis({ ticks }: Pick<ValueScale, 'ticks'>, area: Area): ElementContent[] {
  return [
    s('path', {
      className: ['grid'],
      d: ticks.map(({ at }) => `M${area.left} ${px(at)}H${area.right}`).join(''),
    }),
    ...ticks.map(({ at, text }) => label(area.left - 8, at + 4.5, text, 'tick', 'end')),
  ]
}

/** A line from which lengths are measured. */
export function baseLine(y: number, area: Area): Element {
  return s('path', { className: ['base'], d: `M${area.left} ${px(y)}H${area.right}` })
}

/** Labels below the drawing, and what x is, with the day that the labels leave out. */
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

/** A label at the very end would be cut off by the edge of the drawing. */
function insideX({ at, text }: Tick, { right }: Area): number {
  return Math.min(at, right + 12 - text.length * 3.4)
}
