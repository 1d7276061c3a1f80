import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, grid, panel, words } from './shapes'

const ROWS = [
  ['ts', 'sensor', 'value'],
  ['09:00', 's1', '412.5'],
  ['09:01', 's2', '409.1'],
  ['09:02', 's1', '413.0'],
]
const TIMES = [['ts.d'], ['09:00'], ['09:01'], ['09:02']]
const KEYS = [['sensor.d'], ['0'], ['1'], ['0']]
const VALUES = [['value.d'], ['412.5'], ['409.1'], ['413.0']]
const DICTIONARY = [['sensor.c'], ['0 = s1'], ['1 = s2']]
const SYMBOL_ROWS = { 1: 'link', 2: 'link', 3: 'link' }

const wide: DrawingForm = {
  width: 720,
  height: 152,
  content: [
    words(1, 22, 'Rows of a query', 'start', 'label'),
    grid({ x: 1, y: 42, columns: [64, 64, 64], rows: ROWS }),
    arrow('M205 90H246', { x: 248, y: 90, way: 'right' }),
    panel({ x: 258, y: 1, width: 344, height: 150 }, 'Partition 2025-07-01'),
    grid({ x: 270, y: 42, columns: [98], rows: TIMES }),
    grid({ x: 381, y: 42, columns: [98], rows: KEYS, rowClasses: SYMBOL_ROWS }),
    grid({ x: 492, y: 42, columns: [98], rows: VALUES }),
    words(669, 22, 'Symbols', 'label'),
    grid({ x: 619, y: 42, columns: [100], rows: DICTIONARY, rowClasses: SYMBOL_ROWS }),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 426,
  content: [
    words(64, 16, 'Rows of a query', 'start', 'label'),
    grid({ x: 64, y: 28, columns: [64, 64, 64], rows: ROWS }),
    arrow('M160 130V156', { x: 160, y: 158, way: 'down' }),
    panel({ x: 1, y: 164, width: 318, height: 146 }, 'Partition 2025-07-01'),
    grid({ x: 13, y: 200, columns: [90], rows: TIMES }),
    grid({ x: 115, y: 200, columns: [90], rows: KEYS, rowClasses: SYMBOL_ROWS }),
    grid({ x: 217, y: 200, columns: [90], rows: VALUES }),
    words(160, 340, 'Symbols', 'label'),
    grid({ x: 110, y: 352, columns: [100], rows: DICTIONARY, rowClasses: SYMBOL_ROWS }),
  ],
}

/** How the rows of a table are laid out in one file for each column. */
export const storageModel: PageDrawing = {
  label:
    'Three rows with the columns ts, sensor, and value. On disk, each column is a file of the partition: ts.d contains ' +
    'the times, value.d the values, and sensor.d the keys 0, 1, 0. The file sensor.c of the table contains the ' +
    'strings s1 and s2 that belong to the keys.',
  wide,
  narrow,
}
