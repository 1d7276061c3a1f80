import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, bars, panel, words } from './shapes'

const LOGS = ['wal1', 'wal2']
const NATIVE = ['2025-07-02', '2025-07-03']
const PARQUET = ['2025-06-30', '2025-07-01']

const wide: DrawingForm = {
  width: 720,
  height: 232,
  content: [
    panel({ x: 1, y: 1, width: 168, height: 144 }, 'Write-ahead log'),
    ...bars(LOGS, { x: 15, y: 36, width: 140, height: 30 }, { y: 38 }, 'accent'),
    words(85, 131, 'in arrival order'),
    arrow('M169 72H272', { x: 274, y: 72, way: 'right' }),
    words(221, 62, 'sort, merge'),
    panel({ x: 276, y: 1, width: 168, height: 144 }, 'Native partitions'),
    ...bars(NATIVE, { x: 290, y: 36, width: 140, height: 30 }, { y: 38 }, 'link'),
    words(360, 131, 'in time order'),
    arrow('M444 72H547', { x: 549, y: 72, way: 'right' }),
    words(496, 62, 'convert'),
    panel({ x: 551, y: 1, width: 168, height: 144 }, 'Parquet partitions'),
    ...bars(PARQUET, { x: 565, y: 36, width: 140, height: 30 }, { y: 38 }, 'link'),
    words(635, 131, 'one file each'),
    arrow('M360 145V196', { x: 360, y: 198, way: 'down' }, 'queries'),
    arrow('M635 145V215H434', { x: 432, y: 215, way: 'left' }, 'queries'),
    bar({ x: 290, y: 200, width: 140, height: 30 }, 'queries'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 392,
  content: [
    panel({ x: 1, y: 1, width: 266, height: 74 }, 'Write-ahead log'),
    ...bars(LOGS, { x: 13, y: 34, width: 118, height: 30 }, { x: 124 }, 'accent'),
    arrow('M134 75V110', { x: 134, y: 112, way: 'down' }),
    words(146, 97, 'sort, merge', 'start'),
    panel({ x: 1, y: 114, width: 266, height: 74 }, 'Native partitions'),
    ...bars(NATIVE, { x: 13, y: 147, width: 118, height: 30 }, { x: 124 }, 'link'),
    arrow('M134 188V223', { x: 134, y: 225, way: 'down' }),
    words(146, 210, 'convert', 'start'),
    panel({ x: 1, y: 227, width: 266, height: 74 }, 'Parquet partitions'),
    ...bars(PARQUET, { x: 13, y: 260, width: 118, height: 30 }, { x: 124 }, 'link'),
    arrow('M267 151H300V374H200', { x: 198, y: 374, way: 'left' }, 'queries'),
    arrow('M134 301V356', { x: 134, y: 358, way: 'down' }, 'queries'),
    bar({ x: 72, y: 360, width: 124, height: 30 }, 'queries'),
  ],
}

/** The three forms in which a table is stored, and which of them queries read. */
export const storageEngine: PageDrawing = {
  label:
    'Rows are first written to the write-ahead log in arrival order. They are sorted and merged into native partitions in ' +
    'time order, and older partitions can be converted to Parquet, one file each. Queries read native and Parquet ' +
    'partitions, but not the log.',
  wide,
  narrow,
}
