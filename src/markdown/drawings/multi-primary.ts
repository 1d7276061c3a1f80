import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, box, grid, store, words } from './shapes'

const ORDER = [
  ['txn', 'from'],
  ['1', 'A'],
  ['2', 'B'],
  ['3', 'A'],
]

const wide: DrawingForm = {
  width: 720,
  height: 302,
  content: [
    box({ x: 1, y: 44, width: 110, height: 52 }, ['Clients']),
    box({ x: 1, y: 206, width: 110, height: 52 }, ['Clients']),
    arrow('M111 70H176', { x: 178, y: 70, way: 'right' }),
    arrow('M111 232H176', { x: 178, y: 232, way: 'right' }),
    words(145, 60, 'rows'),
    words(145, 222, 'rows'),
    box(
      { x: 180, y: 26, width: 166, height: 88 },
      ['Primary A', 'writes, and applies', 'B’s transactions'],
      'primary',
    ),
    box(
      { x: 180, y: 188, width: 166, height: 88 },
      ['Primary B', 'writes, and applies', 'A’s transactions'],
      'primary',
    ),
    arrow('M346 48C400 48 414 48 504 48', { x: 508, y: 48, way: 'right' }),
    arrow('M346 210C420 210 440 92 504 92', { x: 508, y: 92, way: 'right' }),
    words(430, 38, 'next number?'),
    words(612, 18, 'Sequencer in FoundationDB', 'label'),
    grid({ x: 510, y: 28, columns: [90, 114], rows: ORDER }),
    arrow('M352 94C420 94 440 216 504 216', { x: 508, y: 216, way: 'right' }),
    arrow('M360 94H350', { x: 348, y: 94, way: 'left' }),
    arrow('M352 254H504', { x: 508, y: 254, way: 'right' }),
    arrow('M360 254H350', { x: 348, y: 254, way: 'left' }),
    words(430, 274, 'WAL segments,'),
    words(430, 291, 'up and down'),
    store({ x: 510, y: 188, width: 204, height: 88 }, ['Object store', 'WAL segments', 'of A and B']),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 444,
  content: [
    box({ x: 1, y: 1, width: 148, height: 42 }, ['Clients']),
    box({ x: 171, y: 1, width: 148, height: 42 }, ['Clients']),
    arrow('M75 43V78', { x: 75, y: 80, way: 'down' }),
    arrow('M245 43V78', { x: 245, y: 80, way: 'down' }),
    words(87, 66, 'rows', 'start'),
    words(257, 66, 'rows', 'start'),
    box(
      { x: 1, y: 82, width: 148, height: 84 },
      ['Primary A', 'writes, and applies', 'B’s transactions'],
      'primary',
    ),
    box(
      { x: 171, y: 82, width: 148, height: 84 },
      ['Primary B', 'writes, and applies', 'A’s transactions'],
      'primary',
    ),
    arrow('M98 166V214', { x: 98, y: 216, way: 'down' }),
    arrow('M222 166V214', { x: 222, y: 216, way: 'down' }),
    words(160, 194, 'next number?'),
    words(160, 236, 'Sequencer in FoundationDB', 'label'),
    grid({ x: 70, y: 246, columns: [80, 100], rows: ORDER }),
    arrow('M30 172V388H58', { x: 60, y: 388, way: 'right' }),
    arrow('M30 180V170', { x: 30, y: 168, way: 'up' }),
    arrow('M290 172V388H262', { x: 260, y: 388, way: 'left' }),
    arrow('M290 180V170', { x: 290, y: 168, way: 'up' }),
    store({ x: 62, y: 356, width: 196, height: 80 }, ['Object store', 'WAL segments', 'of A and B']),
  ],
}

/** How two primaries order their transactions and exchange their data. */
export const multiPrimary: PageDrawing = {
  label:
    'Clients send rows to primary A and to primary B. Both obtain the next transaction number of a table from a sequencer ' +
    'whose state is in FoundationDB. Both upload their WAL segments to one object store and apply those of the other.',
  wide,
  narrow,
}
