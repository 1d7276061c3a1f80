import type { Element, ElementContent } from 'hast'
import { s } from 'hastscript'

/** A rectangle in units of the viewBox. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** Distances between base lines, and from the middle of a line to its base line. */
const LINE = 17
const BELOW_NAME = 19
const HALF_LETTER = 4.5

/** How flat the ends of a store are. */
const ELLIPSE = 9

/** Half the width of an arrow's head, and its length. */
const HEAD = 4.5
const HEAD_LENGTH = 9

/** A text at a base line; its anchor is the middle unless a class says otherwise. */
export function words(x: number, y: number, text: string, ...classes: string[]): Element {
  return s('text', { x, y, className: classes }, text)
}

/** A machine or a client: its name and lines of small text, in the middle of a box. */
export function box(place: Place, [name = '', ...lines]: readonly string[], ...classes: string[]): Element {
  const { x, y, width, height } = place
  return s('g', { className: ['box', ...classes] }, [
    s('rect', { x, y, width, height, rx: 8 }),
    ...centred(place, name, lines),
  ])
}

/** The same in the form that stands for a store of data. */
export function store(place: Place, [name = '', ...lines]: readonly string[]): Element {
  const { x, y, width, height } = place
  const half = width / 2
  const end = `a${half} ${ELLIPSE} 0 0 1 ${width} 0`
  return s('g', { className: ['box', 'store'] }, [
    s('path', {
      d: `M${x} ${y + ELLIPSE}${end}V${y + height - ELLIPSE}a${half} ${ELLIPSE} 0 0 1 ${-width} 0z`,
    }),
    s('path', { className: ['rim'], d: `M${x} ${y + ELLIPSE}a${half} ${ELLIPSE} 0 0 0 ${width} 0` }),
    ...centred({ ...place, y: y + ELLIPSE, height: height - ELLIPSE }, name, lines),
  ])
}

function centred({ x, y, width, height }: Place, name: string, lines: readonly string[]): ElementContent[] {
  const middle = x + width / 2
  const rest = lines.length === 0 ? 0 : BELOW_NAME + (lines.length - 1) * LINE
  const first = y + height / 2 + HALF_LETTER - rest / 2
  return [
    words(middle, first, name, 'name'),
    ...lines.map((line, at) => words(middle, first + BELOW_NAME + at * LINE, line)),
  ]
}

/** Where an arrow ends, and which way it points there. */
export interface Tip {
  x: number
  y: number
  way: 'right' | 'left' | 'down' | 'up'
}

const TURNS: Readonly<Record<Tip['way'], number>> = { right: 0, down: 90, left: 180, up: 270 }

/**
 * A line with a head at its end.
 * @param d path of the line, up to the tip
 */
export function arrow(d: string, { x, y, way }: Tip, ...classes: string[]): Element {
  return s('g', { className: ['arrow', ...classes] }, [
    s('path', { d }),
    s('path', {
      className: ['head'],
      d: `M0 0l${-HEAD_LENGTH} ${-HEAD}v${2 * HEAD}z`,
      transform: `translate(${x} ${y})${TURNS[way] === 0 ? '' : ` rotate(${TURNS[way]})`}`,
    }),
  ])
}
