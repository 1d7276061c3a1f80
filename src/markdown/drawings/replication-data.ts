import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bars, file, panel, words } from './shapes'

const DAYS = ['2025-07-01', '2025-07-02']

const wide: DrawingForm = {
  width: 720,
  height: 322,
  content: [
    panel({ x: 1, y: 1, width: 190, height: 320 }, 'Primary', 'primary'),
    file({ x: 20, y: 36, width: 152, height: 56 }, ['wal1/0', 'rows']),
    file({ x: 20, y: 102, width: 152, height: 56 }, ['txn_seq', 'transactions']),
    arrow('M96 158V196', { x: 96, y: 198, way: 'down' }),
    words(108, 182, 'apply', 'start'),
    ...bars(DAYS, { x: 20, y: 200, width: 152, height: 32 }, { y: 42 }, 'link'),
    words(96, 302, 'reads and writes', 'faint'),
    arrow('M191 64H263', { x: 265, y: 64, way: 'right' }),
    arrow('M191 130H263', { x: 265, y: 130, way: 'right' }),
    words(228, 54, 'upload'),
    panel({ x: 266, y: 1, width: 188, height: 196 }, 'Object store'),
    file({ x: 284, y: 36, width: 152, height: 56 }, ['wal1/0', 'compressed']),
    file({ x: 284, y: 102, width: 152, height: 56 }, ['txn_seq', 'compressed']),
    words(360, 182, 'retained for weeks', 'faint'),
    arrow('M454 64H526', { x: 528, y: 64, way: 'right' }),
    arrow('M454 130H526', { x: 528, y: 130, way: 'right' }),
    words(491, 54, 'download'),
    panel({ x: 529, y: 1, width: 190, height: 320 }, 'Replica'),
    file({ x: 548, y: 36, width: 152, height: 56 }, ['wal1/0', 'rows']),
    file({ x: 548, y: 102, width: 152, height: 56 }, ['txn_seq', 'transactions']),
    arrow('M624 158V196', { x: 624, y: 198, way: 'down' }),
    words(636, 182, 'apply', 'start'),
    ...bars(DAYS, { x: 548, y: 200, width: 152, height: 32 }, { y: 42 }, 'link'),
    words(624, 302, 'reads', 'faint'),
    words(360, 262, 'Partitions', 'label'),
    words(360, 282, 'are not transferred.', 'faint'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 508,
  content: [
    panel({ x: 1, y: 1, width: 318, height: 152 }, 'Primary', 'primary'),
    file({ x: 14, y: 32, width: 140, height: 50 }, ['wal1/0', 'rows']),
    file({ x: 14, y: 92, width: 140, height: 50 }, ['txn_seq', 'transactions']),
    arrow('M154 86H204', { x: 206, y: 86, way: 'right' }),
    words(180, 76, 'apply'),
    ...bars(DAYS, { x: 208, y: 52, width: 98, height: 30 }, { y: 38 }, 'link'),
    arrow('M84 153V193', { x: 84, y: 195, way: 'down' }),
    words(96, 178, 'upload', 'start'),
    panel({ x: 1, y: 196, width: 318, height: 112 }, 'Object store'),
    file({ x: 14, y: 228, width: 140, height: 50 }, ['wal1/0', 'compressed']),
    file({ x: 166, y: 228, width: 140, height: 50 }, ['txn_seq', 'compressed']),
    words(160, 298, 'retained for weeks', 'faint'),
    arrow('M84 308V352', { x: 84, y: 354, way: 'down' }),
    words(96, 336, 'download', 'start'),
    panel({ x: 1, y: 355, width: 318, height: 152 }, 'Replica'),
    file({ x: 14, y: 386, width: 140, height: 50 }, ['wal1/0', 'rows']),
    file({ x: 14, y: 446, width: 140, height: 50 }, ['txn_seq', 'transactions']),
    arrow('M154 440H204', { x: 206, y: 440, way: 'right' }),
    words(180, 430, 'apply'),
    ...bars(DAYS, { x: 208, y: 406, width: 98, height: 30 }, { y: 38 }, 'link'),
  ],
}

/** Which files travel from a primary through the object store to a replica, and which don't. */
export const replicationData: PageDrawing = {
  label:
    'The primary uploads segments of the write-ahead log and the transaction log to an object store, where they are ' +
    'stored compressed. The replica downloads them and applies them to partitions of its own. Partitions are not transferred.',
  wide,
  narrow,
}
