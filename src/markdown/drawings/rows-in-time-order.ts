import type { ElementContent } from 'hast'
import { s } from 'hastscript'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, words, type Place } from './shapes'

const ARRIVED = ['10:10', '10:05', '23:50', '09:55', '11:00', '10:20']
const STORED = ['23:50', '09:55', '10:05', '10:10', '10:20', '11:00']
const HOUR = new Set(['10:05', '10:10', '10:20'])
const FILTER = "IN '2025-07-02T10'"

/** Rows next to each other; one belongs to the previous day, and some to the interval of the query. */
function rows(
  times: readonly string[],
  place: (at: number) => number,
  size: Pick<Place, 'y' | 'width' | 'height'>,
  isStored = false,
): ElementContent[] {
  return times.map((time, at) => {
    const kind = time === '23:50' ? 'link' : isStored && HOUR.has(time) ? 'accent' : ''
    return bar({ ...size, x: place(at) }, time, 'code', ...(kind === '' ? [] : [kind]))
  })
}

/** The way of each row from its place in the order of arrival to its place on disk. */
function ways(
  from: (at: number) => number,
  to: (at: number) => number,
  [top, bottom]: readonly [number, number],
): ElementContent[] {
  const middle = (top + bottom) / 2
  return ARRIVED.map((time, at) => {
    const [x1, x2] = [from(at), to(STORED.indexOf(time))]
    return arrow(`M${x1} ${top}C${x1} ${middle} ${x2} ${middle} ${x2} ${bottom - 9}`, {
      x: x2,
      y: bottom - 2,
      way: 'down',
    })
  })
}

/** A partition, with its day below its rows. */
function day(place: Place, name: string): ElementContent {
  const { x, y, width, height } = place
  return s('g', { className: ['panel'] }, [
    s('rect', { x, y, width, height, rx: 8 }),
    words(x + width / 2, y + height - 11, name, 'label'),
  ])
}

/** The interval that a query reads, from one row to another, with an arrow to each of them. */
function interval(x1: number, x2: number, y: number): ElementContent[] {
  return [
    arrow(`M${x1} ${y + 34}V${y}`, { x: x1, y, way: 'up' }),
    arrow(`M${x2} ${y + 34}V${y}`, { x: x2, y, way: 'up' }),
    s('g', { className: ['arrow'] }, [s('path', { d: `M${x1} ${y + 34}H${x2}` })]),
  ]
}

const WIDE_ARRIVED = (at: number): number => 1 + at * 124
const WIDE_STORED = (at: number): number => (at === 0 ? 13 : 153 + (at - 1) * 112)

const wide: DrawingForm = {
  width: 720,
  height: 276,
  content: [
    words(1, 16, 'Order of arrival', 'start', 'label'),
    ...rows(ARRIVED, WIDE_ARRIVED, { y: 28, width: 98, height: 30 }),
    day({ x: 1, y: 122, width: 122, height: 82 }, '2025-07-01'),
    day({ x: 141, y: 122, width: 578, height: 82 }, '2025-07-02'),
    ...ways(
      (at) => WIDE_ARRIVED(at) + 49,
      (at) => WIDE_STORED(at) + (at === 0 ? 49 : 53),
      [58, 134],
    ),
    ...rows(STORED.slice(0, 1), WIDE_STORED, { y: 134, width: 98, height: 30 }, true),
    ...rows(STORED.slice(1), (at) => WIDE_STORED(at + 1), { y: 134, width: 106, height: 30 }, true),
    ...interval(272, 588, 208),
    words(430, 265, `${FILTER} reads one range`, 'label'),
  ],
}

const NARROW_ARRIVED = (at: number): number => 1 + at * 54
const NARROW_STORED = (at: number): number => (at === 0 ? 5 : 67 + (at - 1) * 50)

const narrow: DrawingForm = {
  width: 320,
  height: 282,
  content: [
    words(1, 16, 'Order of arrival', 'start', 'label'),
    ...rows(ARRIVED, NARROW_ARRIVED, { y: 28, width: 48, height: 30 }),
    day({ x: 1, y: 132, width: 56, height: 76 }, 'July 1'),
    day({ x: 63, y: 132, width: 256, height: 76 }, 'July 2'),
    ...ways(
      (at) => NARROW_ARRIVED(at) + 24,
      (at) => NARROW_STORED(at) + (at === 0 ? 24 : 24),
      [58, 140],
    ),
    ...rows(STORED, NARROW_STORED, { y: 140, width: 48, height: 30 }, true),
    ...interval(122, 260, 212),
    words(191, 268, FILTER, 'label'),
  ],
}

/** Rows in the order in which they arrive, in the order in which they are stored, and the range that a query reads. */
export const rowsInTimeOrder: PageDrawing = {
  label:
    'Six rows arrive in the order 10:10, 10:05, 23:50 of the previous day, 09:55, 11:00, and 10:20. On disk, the partition of ' +
    'July 1 contains 23:50, and that of July 2 contains 09:55, 10:05, 10:10, 10:20, and 11:00 in this order. A query for the ' +
    'hour from 10:00 reads one range, from 10:05 to 10:20.',
  wide,
  narrow,
}
