import { s } from 'hastscript'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, words } from './shapes'

const wide: DrawingForm = {
  width: 720,
  height: 232,
  content: [
    words(1, 33, 'Old primary', 'start', 'label'),
    bar({ x: 116, y: 12, width: 116, height: 34 }, 'primary', 'accent'),
    bar({ x: 240, y: 12, width: 204, height: 34 }, 'primary-catchup-uploads', 'link'),
    bar({ x: 452, y: 12, width: 267, height: 34 }, 'stays stopped', 'muted'),
    arrow('M342 46V92', { x: 342, y: 94, way: 'down' }),
    words(354, 75, 'last transactions', 'start'),
    words(1, 117, 'Object store', 'start', 'label'),
    bar({ x: 116, y: 96, width: 603, height: 34 }, 'transaction logs and WAL segments'),
    arrow('M516 130V176', { x: 516, y: 178, way: 'down' }),
    words(504, 159, 'latest state', 'end'),
    arrow('M664 180V134', { x: 664, y: 132, way: 'up' }),
    words(652, 159, 'uploads', 'end'),
    words(1, 201, 'Replica', 'start', 'label'),
    bar({ x: 116, y: 180, width: 202, height: 34 }, 'replica', 'link'),
    bar({ x: 326, y: 180, width: 118, height: 34 }, 'stopped', 'muted'),
    bar({ x: 452, y: 180, width: 136, height: 34 }, '_migrate_primary', 'link'),
    bar({ x: 596, y: 180, width: 123, height: 34 }, 'primary', 'accent'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 400,
  content: [
    words(60, 18, 'Old primary', 'label'),
    words(249, 18, 'Replica', 'label'),
    bar({ x: 1, y: 30, width: 118, height: 66 }, 'primary', 'accent'),
    bar({ x: 1, y: 104, width: 118, height: 100 }, '', 'link'),
    words(60, 150, 'primary-'),
    words(60, 167, 'catchup-uploads'),
    bar({ x: 1, y: 212, width: 118, height: 187 }, 'stays stopped', 'muted'),
    bar({ x: 179, y: 30, width: 140, height: 120 }, 'replica', 'link'),
    bar({ x: 179, y: 158, width: 140, height: 46 }, 'stopped', 'muted'),
    bar({ x: 179, y: 212, width: 140, height: 92 }, '_migrate_primary', 'link'),
    bar({ x: 179, y: 312, width: 140, height: 87 }, 'primary', 'accent'),
    bar({ x: 136, y: 30, width: 26, height: 369 }, ''),
    s('text', { transform: 'translate(144.5 215) rotate(90)' }, 'Object store'),
    arrow('M119 154H133', { x: 135, y: 154, way: 'right' }),
    arrow('M162 258H176', { x: 178, y: 258, way: 'right' }),
    arrow('M179 356H165', { x: 163, y: 356, way: 'left' }),
  ],
}

/** The order of steps when the role of the primary moves to a replica as planned. */
export const primaryMigration: PageDrawing = {
  label:
    'The old primary restarts in the role primary-catchup-uploads, sends its last transactions to the object store, and ' +
    'stays stopped. Only then does the stopped replica start with a _migrate_primary file, read the latest state from the ' +
    'object store, and continue as the primary.',
  wide,
  narrow,
}
