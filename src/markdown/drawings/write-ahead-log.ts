import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, bars, box, file, grid, panel, words } from './shapes'

const ORDER = [
  ['txn', 'log'],
  ['1', 'wal1'],
  ['2', 'wal2'],
  ['3', 'wal1'],
]
const DAYS = ['2025-07-01', '2025-07-02', '2025-07-03']

const wide: DrawingForm = {
  width: 720,
  height: 246,
  content: [
    box({ x: 1, y: 20, width: 104, height: 52 }, ['Client A']),
    box({ x: 1, y: 126, width: 104, height: 52 }, ['Client B']),
    arrow('M105 46H148', { x: 150, y: 46, way: 'right' }),
    arrow('M105 152H148', { x: 150, y: 152, way: 'right' }),
    file({ x: 152, y: 12, width: 142, height: 68 }, ['wal1/0', 'in arrival order']),
    file({ x: 152, y: 118, width: 142, height: 68 }, ['wal2/0', 'in arrival order']),
    arrow('M294 46C324 46 318 86 346 86', { x: 350, y: 86, way: 'right' }),
    arrow('M294 152C324 152 318 112 346 112', { x: 350, y: 112, way: 'right' }),
    words(407, 42, 'Sequencer', 'label'),
    grid({ x: 352, y: 52, columns: [46, 64], rows: ORDER }),
    arrow('M462 99H536', { x: 538, y: 99, way: 'right' }),
    words(499, 89, 'apply'),
    panel({ x: 540, y: 12, width: 179, height: 174 }, 'Table'),
    ...bars(DAYS, { x: 556, y: 48, width: 147, height: 32 }, { y: 42 }, 'link'),
    arrow('M630 186V208', { x: 630, y: 210, way: 'down' }, 'queries'),
    bar({ x: 566, y: 212, width: 128, height: 32 }, 'queries'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 520,
  content: [
    box({ x: 1, y: 1, width: 142, height: 44 }, ['Client A']),
    box({ x: 177, y: 1, width: 142, height: 44 }, ['Client B']),
    arrow('M72 45V68', { x: 72, y: 70, way: 'down' }),
    arrow('M248 45V68', { x: 248, y: 70, way: 'down' }),
    file({ x: 1, y: 72, width: 142, height: 64 }, ['wal1/0', 'in arrival order']),
    file({ x: 177, y: 72, width: 142, height: 64 }, ['wal2/0', 'in arrival order']),
    arrow('M72 136C72 168 140 146 140 178', { x: 140, y: 184, way: 'down' }),
    arrow('M248 136C248 168 180 146 180 178', { x: 180, y: 184, way: 'down' }),
    words(92, 240, 'Sequencer', 'end', 'label'),
    grid({ x: 105, y: 186, columns: [46, 64], rows: ORDER }),
    arrow('M160 282V320', { x: 160, y: 322, way: 'down' }),
    words(172, 306, 'apply', 'start'),
    panel({ x: 60, y: 324, width: 200, height: 130 }, 'Table'),
    ...bars(DAYS, { x: 76, y: 356, width: 168, height: 24 }, { y: 30 }, 'link'),
    arrow('M160 454V480', { x: 160, y: 482, way: 'down' }, 'queries'),
    bar({ x: 96, y: 484, width: 128, height: 32 }, 'queries'),
  ],
}

/** How transactions travel from clients through the log to the partitions that queries read. */
export const writeAheadLog: PageDrawing = {
  label:
    'Two clients write to two logs, wal1 and wal2, in the order in which their rows arrive. The sequencer numbers the ' +
    'transactions: 1 in wal1, 2 in wal2, 3 in wal1. In that order they are applied to the partitions of the table, ' +
    'which queries read.',
  wide,
  narrow,
}
