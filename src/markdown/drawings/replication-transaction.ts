import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, box, words } from './shapes'

const STEPS: readonly (readonly [string, string, string])[] = [
  ['Commit', 'in the primary’s log,', 'acknowledged'],
  ['Upload', 'in the object store,', 'survives the primary'],
  ['Download', 'found by polling,', 'in the replica’s log'],
  ['Apply', 'visible to queries', 'on the replica'],
]

const wide: DrawingForm = {
  width: 720,
  height: 152,
  content: [
    ...STEPS.flatMap(([name, first, second], at) => [
      box(
        { x: 1 + at * 184, y: 1, width: 166, height: 84 },
        [name, first, second],
        ...(at === 0 ? ['primary'] : []),
      ),
      ...(at === 0
        ? []
        : [arrow(`M${at * 184 - 17} 43H${at * 184 - 1}`, { x: at * 184 + 1, y: 43, way: 'right' })]),
    ]),
    bar({ x: 1, y: 104, width: 166, height: 30 }, 'lost with the primary', 'removed'),
    bar({ x: 185, y: 104, width: 534, height: 30 }, 'survives the loss of the primary', 'added'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 436,
  content: [
    ...STEPS.flatMap(([name, first, second], at) => [
      box(
        { x: 1, y: 1 + at * 112, width: 186, height: 84 },
        [name, first, second],
        ...(at === 0 ? ['primary'] : []),
      ),
      ...(at === 0
        ? []
        : [arrow(`M94 ${at * 112 - 27}V${at * 112 - 1}`, { x: 94, y: at * 112 + 1, way: 'down' })]),
    ]),
    bar({ x: 205, y: 1, width: 114, height: 84 }, '', 'removed'),
    words(262, 40, 'lost with'),
    words(262, 57, 'the primary'),
    bar({ x: 205, y: 113, width: 114, height: 308 }, '', 'added'),
    words(262, 256, 'survives'),
    words(262, 273, 'the loss of'),
    words(262, 290, 'the primary'),
  ],
}

/** What each step of a transaction's way to a replica guarantees. */
export const replicationTransaction: PageDrawing = {
  label:
    'Four steps of a transaction: it is committed and acknowledged on the primary, uploaded to the object store, downloaded ' +
    'by the replica, and applied there. Before the upload it can be lost with the primary; afterwards it survives.',
  wide,
  narrow,
}
