import type { DrawingForm, PageDrawing } from './page-drawing'
import { bar, panel, words } from './shapes'

const SHARED = [
  ['conf', 'configuration'],
  ['import', 'files to import'],
  ['public', 'Web Console'],
  ['.checkpoint', 'state of a backup'],
] as const
const TABLE = [
  ['2025-07-01', '2025-07-02', 'rows', 'link'],
  ['sensor.c', 'sensor.o', 'symbols', 'link'],
  ['_meta', '_txn', 'metadata', 'muted'],
  ['wal1', 'txn_seq', 'log', 'accent'],
] as const

const wide: DrawingForm = {
  width: 720,
  height: 252,
  content: [
    panel({ x: 1, y: 1, width: 718, height: 250 }, 'Root directory'),
    ...SHARED.flatMap(([name, use], at) => [
      bar({ x: 16, y: 40 + at * 50, width: 108, height: 34 }, name),
      words(136, 61.5 + at * 50, use, 'start'),
    ]),
    panel({ x: 268, y: 36, width: 438, height: 203 }, 'db'),
    panel({ x: 284, y: 66, width: 406, height: 160 }, 'readings~5'),
    ...TABLE.flatMap(([left, right, use, kind], at) => [
      bar({ x: 300, y: 98 + at * 30, width: 134, height: 24 }, left, kind),
      bar({ x: 444, y: 98 + at * 30, width: 134, height: 24 }, right, kind),
      words(592, 114.5 + at * 30, use, 'start'),
    ]),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 396,
  content: [
    panel({ x: 1, y: 1, width: 318, height: 394 }, 'Root directory'),
    ...SHARED.flatMap(([name, use], at) => [
      bar({ x: 13, y: 34 + at * 38, width: 104, height: 30 }, name),
      words(129, 53.5 + at * 38, use, 'start'),
    ]),
    panel({ x: 13, y: 190, width: 294, height: 194 }, 'db'),
    panel({ x: 21, y: 220, width: 278, height: 156 }, 'readings~5'),
    ...TABLE.flatMap(([left, right, use, kind], at) => [
      bar({ x: 29, y: 250 + at * 30, width: 92, height: 24 }, left, kind),
      bar({ x: 127, y: 250 + at * 30, width: 92, height: 24 }, right, kind),
      words(227, 266.5 + at * 30, use, 'start'),
    ]),
  ],
}

/** The root directory of a server, and the directory of one table in it. */
export const rootDirectory: PageDrawing = {
  label:
    'The root directory contains conf, import, public, .checkpoint, and db. In db, the directory readings~5 of a table ' +
    'contains a directory for each partition, symbol files such as sensor.c, metadata such as _meta and _txn, and the ' +
    'write-ahead log in wal1 and txn_seq.',
  wide,
  narrow,
}
