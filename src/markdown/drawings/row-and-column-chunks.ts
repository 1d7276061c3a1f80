import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bars, box, panel, words } from './shapes'

/** Five rows of a table above each other, 86 units high. */
function rows(x: number, y: number, width: number, ...classes: string[]): ElementContent[] {
  return bars(Array<string>(5).fill(''), { x, y, width, height: 14 }, { y: 18 }, ...classes)
}

/** Four columns of a table next to each other, as high as five rows, with a text below. */
function columns(x: number, y: number, width: number, text: string): ElementContent[] {
  return [
    ...bars(Array<string>(4).fill(''), { x, y, width: width / 4 - 4, height: 86 }, { x: width / 4 }, 'link'),
    words(x + width / 2 - 2, y + 105, text, 'code'),
  ]
}

const SEGMENTS = ['BTC-USDT', 'ETH-USDT']
const DAYS = ['07-01', '07-02', '07-03']

const wide: DrawingForm = {
  width: 720,
  height: 372,
  content: [
    panel({ x: 1, y: 1, width: 718, height: 180 }, 'TimescaleDB'),
    box({ x: 13, y: 65, width: 112, height: 52 }, ['INSERT', 'or COPY']),
    arrow('M125 91H156', { x: 158, y: 91, way: 'right' }),
    words(235, 34, 'Row chunk', 'label'),
    ...rows(160, 48, 150),
    words(235, 154, 'with B-tree indexes'),
    words(372, 81, 'policy'),
    arrow('M310 91H432', { x: 434, y: 91, way: 'right' }),
    words(572, 34, 'Columnstore chunk, by segment', 'label'),
    ...SEGMENTS.flatMap((segment, at) => columns(442 + at * 136, 48, 128, segment)),
    panel({ x: 1, y: 191, width: 718, height: 180 }, 'QuestDB'),
    box({ x: 13, y: 255, width: 112, height: 52 }, ['Line protocol', 'or SQL']),
    arrow('M125 281H156', { x: 158, y: 281, way: 'right' }),
    words(235, 224, 'Write-ahead log', 'label'),
    ...rows(160, 238, 150),
    words(235, 344, 'in order of arrival'),
    words(372, 271, 'sort, merge'),
    arrow('M310 281H432', { x: 434, y: 281, way: 'right' }),
    words(572, 224, 'Column files by day, in time order', 'label'),
    ...DAYS.flatMap((day, at) => columns(442 + at * 90, 238, 82, day)),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 668,
  content: [
    panel({ x: 1, y: 1, width: 318, height: 328 }, 'TimescaleDB'),
    words(93, 48, 'INSERT or COPY'),
    arrow('M93 56V76', { x: 93, y: 78, way: 'down' }),
    ...rows(13, 82, 160),
    words(185, 116, 'Row chunk', 'start', 'label'),
    words(185, 136, 'B-tree indexes', 'start'),
    arrow('M93 168V204', { x: 93, y: 206, way: 'down' }),
    words(105, 190, 'policy', 'start'),
    ...SEGMENTS.flatMap((segment, at) => columns(13 + at * 84, 210, 80, segment)),
    words(185, 246, 'Columnstore', 'start', 'label'),
    words(185, 266, 'by segment', 'start'),
    panel({ x: 1, y: 339, width: 318, height: 328 }, 'QuestDB'),
    words(93, 386, 'Line protocol or SQL'),
    arrow('M93 394V414', { x: 93, y: 416, way: 'down' }),
    ...rows(13, 420, 160),
    words(185, 454, 'Write-ahead log', 'start', 'label'),
    words(185, 474, 'arrival order', 'start'),
    arrow('M93 506V542', { x: 93, y: 544, way: 'down' }),
    words(105, 528, 'sort, merge', 'start'),
    ...DAYS.flatMap((day, at) => columns(13 + at * 56, 548, 52, day)),
    words(185, 584, 'Column files', 'start', 'label'),
    words(185, 604, 'by day, time order', 'start'),
  ],
}

/** Write paths of TimescaleDB and QuestDB: where rows are stored as rows, and where as columns. */
export const rowAndColumnChunks: PageDrawing = {
  label:
    'TimescaleDB stores new rows as rows of a chunk with B-tree indexes. A policy converts the chunk to the columnstore, where ' +
    'each segment, such as BTC-USDT, has its own compressed columns. QuestDB appends rows to a write-ahead log in order of ' +
    'arrival, and sorts and merges them into one file for each column and day.',
  wide,
  narrow,
}
