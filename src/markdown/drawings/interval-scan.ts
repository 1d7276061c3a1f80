import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, words } from './shapes'

const FILTER = "WHERE ts IN '2025-07-10T08'"
const DAYS = ['07-07', '07-08', '07-09', '07-10', '07-11', '07-12']

/** Partitions in a row; the one that the interval falls in stands out. */
function partitions(x: number, y: number, width: number, days: readonly string[]): ElementContent[] {
  return days.map((day, at) =>
    bar({ x: x + at * (width + 8), y, width, height: 34 }, day, day === '07-10' ? 'accent' : 'muted'),
  )
}

const wide: DrawingForm = {
  width: 720,
  height: 286,
  content: [
    words(1, 18, '1  Filter', 'start', 'label'),
    words(150, 18, FILTER, 'start', 'code'),
    words(1, 77, '2  Select partitions', 'start', 'label'),
    ...partitions(150, 56, 86, DAYS),
    arrow('M377 13.5H475V54', { x: 475, y: 54, way: 'down' }),
    arrow('M475 92V126', { x: 475, y: 126, way: 'down' }),
    words(1, 153, '3  Find the rows', 'start', 'label'),
    bar({ x: 150, y: 130, width: 556, height: 34 }, '', 'link'),
    bar({ x: 320, y: 130, width: 48, height: 34 }, '', 'accent'),
    words(235, 151.5, 'ts.d of 2025-07-10'),
    arrow('M320 204V168', { x: 320, y: 168, way: 'up' }),
    arrow('M368 204V168', { x: 368, y: 168, way: 'up' }),
    words(312, 200, '08:00:00.000000', 'end', 'code'),
    words(376, 200, '08:59:59.999999', 'start', 'code'),
    words(530, 200, 'two binary searches', 'start'),
    words(1, 253, '4  Read', 'start', 'label'),
    ...['sensor.d', 'value.d'].flatMap((name, at) => [
      bar({ x: 150 + at * 284, y: 230, width: 272, height: 34 }, '', 'muted'),
      bar({ x: 150 + at * 284 + 83, y: 230, width: 24, height: 34 }, '', 'accent'),
      words(150 + at * 284 + 122, 251.5, name, 'start', 'code'),
    ]),
    words(150, 282, 'only the rows in between, of the columns that the query uses', 'start', 'faint'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 366,
  content: [
    words(1, 16, '1  Filter', 'start', 'label'),
    words(1, 38, FILTER, 'start', 'code'),
    words(1, 76, '2  Select partitions', 'start', 'label'),
    ...partitions(1, 88, 73, DAYS.slice(1, 5)),
    arrow('M200 124V162', { x: 200, y: 162, way: 'down' }),
    words(1, 154, '3  Find the rows', 'start', 'label'),
    bar({ x: 1, y: 166, width: 318, height: 34 }, '', 'link'),
    bar({ x: 136, y: 166, width: 36, height: 34 }, '', 'accent'),
    words(66, 187.5, 'ts.d', 'code'),
    arrow('M136 236V204', { x: 136, y: 204, way: 'up' }),
    arrow('M172 236V204', { x: 172, y: 204, way: 'up' }),
    words(128, 232, '08:00:00', 'end', 'code'),
    words(180, 232, '08:59:59.999999', 'start', 'code'),
    words(160, 258, 'two binary searches'),
    words(1, 294, '4  Read', 'start', 'label'),
    bar({ x: 1, y: 306, width: 318, height: 34 }, '', 'muted'),
    bar({ x: 136, y: 306, width: 36, height: 34 }, '', 'accent'),
    words(66, 327.5, 'value.d', 'code'),
    words(1, 360, 'only the rows in between', 'start', 'faint'),
  ],
}

/** From a filter by time to the rows that are read. */
export const intervalScan: PageDrawing = {
  label:
    'A filter for one hour of 2025-07-10 selects one of six daily partitions. Two binary searches in the timestamp column of ' +
    'this partition find the first and the last row, and the query reads only the rows in between.',
  wide,
  narrow,
}
