import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, axis, bar, words } from './shapes'

const DAYS = ['07-01', '07-02', '07-03', '07-04']
const HEIGHT = 26

/** Four daily partitions in a row; each part that is read stands out. */
function table(
  x: number,
  y: number,
  width: number,
  parts: readonly (readonly [number, number])[],
): ElementContent[] {
  return [
    ...DAYS.map((_, day) => bar({ x: x + day * width, y, width: width - 6, height: HEIGHT }, '', 'muted')),
    ...parts.map(([from, to]) =>
      bar({ x: x + from * width, y, width: (to - from) * width, height: HEIGHT }, '', 'accent'),
    ),
  ]
}

/** An arrow against the direction of time, below a table. */
function backward(from: number, to: number, y: number): ElementContent {
  return arrow(`M${from} ${y}H${to}`, { x: to, y, way: 'left' })
}

const KEYS = [2.42, 3.6, 3.8, 3.88]
const LEFT = [0.5, 1.6, 2.6, 3.5]

const wide: DrawingForm = {
  width: 720,
  height: 334,
  content: [
    words(1, 19, 'Time interval', 'start', 'label'),
    ...table(190, 1, 132, [[1.3, 1.55]]),
    words(1, 79, 'Last rows', 'start', 'label'),
    ...table(190, 61, 132, [[3.84, 3.95]]),
    backward(711, 660, 98),
    words(1, 145, 'Latest row of each key', 'start', 'label'),
    ...table(
      190,
      127,
      132,
      KEYS.map((at) => [at, at + 0.04] as const),
    ),
    backward(711, 506, 164),
    words(1, 211, 'Prevailing row (ASOF)', 'start', 'label'),
    ...table(
      190,
      193,
      132,
      LEFT.map((at) => [at - 0.06, at] as const),
    ),
    ...LEFT.map((at) =>
      arrow(`M${190 + at * 132} 246V223`, { x: 190 + at * 132, y: 223, way: 'up' as const }),
    ),
    words(182, 250, 'rows of the other table', 'end', 'faint'),
    axis(
      190,
      712,
      276,
      DAYS.map((day, at) => [190 + at * 132 + 63, day] as const),
    ),
    words(451, 324, 'time, which is also the order of rows on disk', 'faint'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 392,
  content: [
    words(1, 16, 'Time interval', 'start', 'label'),
    ...table(1, 26, 80, [[1.3, 1.55]]),
    words(1, 86, 'Last rows', 'start', 'label'),
    ...table(1, 96, 80, [[3.82, 3.925]]),
    backward(316, 278, 132),
    words(1, 166, 'Latest row of each key', 'start', 'label'),
    ...table(
      1,
      176,
      80,
      KEYS.map((at) => [at, at + 0.04] as const),
    ),
    backward(316, 192, 212),
    words(1, 246, 'Prevailing row (ASOF)', 'start', 'label'),
    ...table(
      1,
      256,
      80,
      LEFT.map((at) => [at - 0.06, at] as const),
    ),
    ...LEFT.map((at) => arrow(`M${1 + at * 80} 308V286`, { x: 1 + at * 80, y: 286, way: 'up' as const })),
    axis(
      1,
      315,
      328,
      DAYS.map((day, at) => [1 + at * 80 + 37, day] as const),
    ),
    words(160, 384, 'time, which is also the order of rows on disk', 'faint'),
  ],
}

/** The parts of a time-ordered table that four kinds of queries read. */
export const timeOrderedReads: PageDrawing = {
  label:
    'Four copies of a table with daily partitions, in time order, with the rows that a query reads. A time interval reads one ' +
    'range, the last rows are read from the end backward, so are the latest rows of all keys, and an ASOF join looks up one ' +
    'place for each row of the other table.',
  wide,
  narrow,
}
