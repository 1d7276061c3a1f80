import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, grid, words } from './shapes'

const DEVICES = ['d-1', 'd-2', 'd-1', 'd-3', 'd-1', 'd-2', 'd-1', 'd-1', 'd-3', 'd-1']
const TABLE = [['row', 'device'], ...DEVICES.map((device, row) => [String(row), device])]
const HITS = Object.fromEntries(
  DEVICES.flatMap((device, row) => (device === 'd-1' ? [[row + 1, 'accent']] : [])),
)
const KEYS = [
  ['key', 'rows'],
  ['d-1', '6'],
  ['d-2', '2'],
  ['d-3', '2'],
]
const CELL = 30

/** A block of four row ids, of which some may be free. */
function block(x: number, y: number, rows: readonly number[], kind: string): ElementContent[] {
  return [0, 1, 2, 3].map((at) =>
    bar({ x: x + at * CELL, y, width: CELL, height: CELL }, String(rows[at] ?? ''), kind),
  )
}

const wide: DrawingForm = {
  width: 720,
  height: 304,
  content: [
    words(1, 20, 'Partition', 'start', 'name'),
    grid({ x: 1, y: 34, columns: [54, 84], rows: TABLE, rowClasses: HITS }),
    words(208, 20, 'device.k', 'start', 'code', 'label'),
    grid({ x: 208, y: 34, columns: [64, 64], rows: KEYS, rowClasses: { 1: 'accent' } }),
    words(420, 20, 'device.v', 'start', 'code', 'label'),
    arrow('M336 70H418', { x: 418, y: 70, way: 'right' }),
    ...block(420, 55, [0, 2, 4, 6], 'accent'),
    arrow('M540 70H574', { x: 574, y: 70, way: 'right' }),
    ...block(576, 55, [7, 9], 'accent'),
    arrow('M336 94H376V125H418', { x: 418, y: 125, way: 'right' }),
    ...block(420, 110, [1, 5], ''),
    arrow('M336 118H356V180H418', { x: 418, y: 180, way: 'right' }),
    ...block(420, 165, [3, 8], ''),
    words(420, 222, 'Blocks of row ids (capacity 4)', 'start', 'faint'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 340,
  content: [
    words(1, 20, 'Partition', 'start', 'name'),
    grid({ x: 1, y: 34, columns: [46, 70], rows: TABLE, rowClasses: HITS }),
    words(164, 20, 'device.k', 'start', 'code', 'label'),
    grid({ x: 164, y: 34, columns: [72, 72], rows: KEYS, rowClasses: { 1: 'accent' } }),
    arrow('M164 70H144V189H160', { x: 162, y: 189, way: 'right' }),
    words(164, 160, 'device.v', 'start', 'code', 'label'),
    ...block(164, 174, [0, 2, 4, 6], 'accent'),
    arrow('M224 204V220', { x: 224, y: 220, way: 'down' }),
    ...block(164, 222, [7, 9], 'accent'),
    ...block(164, 268, [1, 5], ''),
    ...block(164, 308, [3, 8], ''),
  ],
}

/** An index of ten rows: from the key of a symbol to the blocks of its row ids. */
export const indexBlocks: PageDrawing = {
  label:
    'A partition has ten rows of three devices. The file device.k has an entry for each device with its number of rows, and ' +
    'leads to blocks of four row ids in device.v. The six rows of d-1 fill one block and half of a second one.',
  wide,
  narrow,
}
