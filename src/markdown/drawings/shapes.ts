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

/** Side of a file's folded corner. */
const FOLD = 12

/** Height of a grid's row, and of the ticks of an axis. */
const ROW = 24
const TICK = 6

/** Radius of a dot. */
const DOT = 5.5

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

/**
 * A labelled area that contains other shapes, for example a server or a directory.
 * @param title shown inside the area, at its top left
 */
export function panel({ x, y, width, height }: Place, title: string, ...classes: string[]): Element {
  return s('g', { className: ['panel', ...classes] }, [
    s('rect', { x, y, width, height, rx: 8 }),
    words(x + 12, y + 21, title, 'start', 'label'),
  ])
}

/** A file on disk: a sheet with a folded corner, with its name in monospace and lines of small text. */
export function file(place: Place, [name = '', ...lines]: readonly string[], ...classes: string[]): Element {
  const { x, y, width, height } = place
  const right = x + width
  return s('g', { className: ['box', 'file', ...classes] }, [
    s('path', { d: `M${x} ${y}H${right - FOLD}L${right} ${y + FOLD}V${y + height}H${x}z` }),
    s('path', { className: ['rim'], d: `M${right - FOLD} ${y}V${y + FOLD}H${right}` }),
    ...centred(place, name, lines),
  ])
}

/**
 * A flat bar, for example a partition or a range of time, with a label in its center.
 * @param classes `accent`, `link`, `added`, `removed`, or `muted`, depending on what it represents
 */
export function bar({ x, y, width, height }: Place, text: string, ...classes: string[]): Element {
  return s('g', { className: ['bar', ...classes] }, [
    s('rect', { x, y, width, height, rx: 4 }),
    ...(text === '' ? [] : [words(x + width / 2, y + height / 2 + HALF_LETTER, text)]),
  ])
}

/**
 * Bars of the same size, for example the files of a directory.
 * @param first place of the first one
 * @param step from one to the next, `x` side by side or `y` above each other
 */
export function bars(
  texts: readonly string[],
  first: Place,
  { x = 0, y = 0 }: { x?: number; y?: number },
  ...classes: string[]
): Element[] {
  return texts.map((text, at) =>
    bar({ ...first, x: first.x + at * x, y: first.y + at * y }, text, ...classes),
  )
}

/**
 * A point in time, for example a row on a line of time.
 * @param classes `accent`, `link` or `muted` say what it stands for
 */
export function dot(x: number, y: number, ...classes: string[]): Element {
  return s('circle', { className: ['dot', ...classes], cx: x, cy: y, r: DOT })
}

/**
 * A line without a head.
 * @param classes `track` is a line of time, and `dashed` a border between parts
 */
export function line(d: string, ...classes: string[]): Element {
  return s('path', { className: ['line', ...classes], d })
}

/** A grid of cells, for example rows of a table. */
export interface Grid {
  x: number
  y: number
  /** Width of each column. */
  columns: readonly number[]
  /** Texts by row; the first row is the head. */
  rows: readonly (readonly string[])[]
  /** Classes of rows, by their index: `accent`, `link`, `added`, `removed` or `muted`. */
  rowClasses?: Readonly<Record<number, string>>
}

/** Draws a grid; its rows are 24 units high. */
export function grid({ x, y, columns, rows, rowClasses = {} }: Grid): Element {
  const width = columns.reduce((sum, each) => sum + each, 0)
  const edges = columns.map((_, at) => x + columns.slice(0, at).reduce((sum, each) => sum + each, 0))
  return s('g', { className: ['grid'] }, [
    ...rows.map((cells, row) =>
      s('g', { className: [row === 0 ? 'head-row' : 'row', rowClasses[row] ?? ''].filter(Boolean) }, [
        s('rect', { x, y: y + row * ROW, width, height: ROW }),
        ...cells.map((cell, at) =>
          words(
            (edges[at] ?? x) + (columns[at] ?? 0) / 2,
            y + (row + 0.5) * ROW + HALF_LETTER,
            cell,
            row === 0 ? 'label' : 'code',
          ),
        ),
      ]),
    ),
    s('rect', { className: ['frame'], x, y, width, height: rows.length * ROW, rx: 4 }),
  ])
}

/**
 * A horizontal axis of time with ticks below the line.
 * @param ticks place and text of each
 */
export function axis(
  x1: number,
  x2: number,
  y: number,
  ticks: readonly (readonly [number, string])[],
): Element {
  return s('g', { className: ['axis'] }, [
    s('path', { d: `M${x1} ${y}H${x2}${ticks.map(([x]) => `M${x} ${y}v${TICK}`).join('')}` }),
    ...ticks.map(([x, text]) => words(x, y + TICK + 14, text, 'code')),
  ])
}
