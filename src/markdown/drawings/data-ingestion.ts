import type { DrawingForm, PageDrawing } from './page-drawing'
import { s } from 'hastscript'
import { arrow, box, grid, panel, words } from './shapes'

const LOG = [
  ['txn', 'time', 'value'],
  ['7', '09:02', '4'],
  ['7', '09:00', '1'],
  ['8', '09:01', '20'],
]
const TABLE = [
  ['time', 'value'],
  ['08:59', '3'],
  ['09:00', '1'],
  ['09:01', '20'],
  ['09:02', '4'],
]
const ROW_CLASSES = { 2: 'added', 3: 'accent', 4: 'added' }
/** What happened to the rows of the table, by their index. */
const FATES = ['', 'existing', 'inserted', 'replaced', 'inserted']

const wide: DrawingForm = {
  width: 720,
  height: 194,
  content: [
    box({ x: 1, y: 52, width: 100, height: 56 }, ['Sender']),
    arrow('M101 68H158', { x: 160, y: 68, way: 'right' }),
    words(129, 58, 'rows'),
    arrow('M162 94H105', { x: 103, y: 94, way: 'left' }, 'queries'),
    words(132, 113, 'ack'),
    panel({ x: 162, y: 1, width: 214, height: 192 }, 'Before the ack'),
    grid({ x: 180, y: 34, columns: [46, 70, 62], rows: LOG }),
    words(269, 155, 'appended to the log'),
    words(269, 173, 'and numbered'),
    arrow('M376 81H434', { x: 436, y: 81, way: 'right' }),
    words(405, 71, 'apply'),
    panel({ x: 438, y: 1, width: 281, height: 192 }, 'In the background'),
    grid({ x: 456, y: 34, columns: [78, 72], rows: TABLE, rowClasses: ROW_CLASSES }),
    ...FATES.flatMap((fate, at) => (fate ? [words(618, 50.5 + at * 24, fate, 'start')] : [])),
    words(578, 176, 'sorted, merged, deduplicated'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 466,
  content: [
    box({ x: 84, y: 1, width: 100, height: 44 }, ['Sender']),
    arrow('M134 45V72', { x: 134, y: 74, way: 'down' }),
    words(146, 64, 'rows', 'start'),
    arrow('M267 150H302V23H188', { x: 186, y: 23, way: 'left' }, 'queries'),
    s('text', { transform: 'translate(308 86) rotate(90)' }, 'ack'),
    panel({ x: 1, y: 76, width: 266, height: 170 }, 'Before the ack'),
    grid({ x: 45, y: 108, columns: [46, 70, 62], rows: LOG }),
    words(134, 230, 'appended and numbered'),
    arrow('M134 246V270', { x: 134, y: 272, way: 'down' }),
    words(146, 264, 'apply', 'start'),
    panel({ x: 1, y: 274, width: 266, height: 190 }, 'In the background'),
    grid({ x: 17, y: 306, columns: [78, 72], rows: TABLE, rowClasses: ROW_CLASSES }),
    ...FATES.flatMap((fate, at) => (fate ? [words(179, 322.5 + at * 24, fate, 'start')] : [])),
    words(134, 449, 'sorted, merged, deduplicated'),
  ],
}

/** What happens to rows before and after the sender receives its response. */
export const dataIngestion: PageDrawing = {
  label:
    'A sender transmits rows for 09:02, 09:00, and 09:01. They are appended to the log in arrival order and numbered as ' +
    'transactions 7 and 8, and then acknowledged. In the background, they are sorted and merged into the table, where the ' +
    'rows for 09:00 and 09:02 are inserted and the existing row for 09:01 is replaced.',
  wide,
  narrow,
}
