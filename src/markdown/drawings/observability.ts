import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, panel, words } from './shapes'

/** What the server keeps, where it is read, and which question it answers. */
const SIGNALS = [
  ['liveness', ':9003/status', 'Does it respond?'],
  ['counters', ':9003/metrics', 'How much since startup?'],
  ['state', 'wal_tables()', 'What is the state now?'],
  ['history', '_query_trace', 'What ran, and how long?'],
  ['events', 'log', 'What happened, and why?'],
] as const

const wide: DrawingForm = {
  width: 720,
  height: 266,
  content: [
    panel({ x: 1, y: 1, width: 166, height: 264 }, 'Server'),
    ...SIGNALS.flatMap(([what, where, question], at) => {
      const middle = 57 + at * 46
      return [
        bar({ x: 17, y: middle - 16, width: 134, height: 32 }, what, 'link'),
        arrow(`M151 ${middle}H242`, { x: 244, y: middle, way: 'right' }),
        bar({ x: 246, y: middle - 16, width: 160, height: 32 }, where),
        words(430, middle + 4.5, question, 'start'),
      ]
    }),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 366,
  content: [
    panel({ x: 1, y: 1, width: 124, height: 364 }, 'Server'),
    ...SIGNALS.flatMap(([what, where, question], at) => {
      const middle = 52 + at * 66
      return [
        bar({ x: 13, y: middle - 15, width: 100, height: 30 }, what, 'link'),
        arrow(`M113 ${middle}H146`, { x: 148, y: middle, way: 'right' }),
        bar({ x: 150, y: middle - 15, width: 140, height: 30 }, where),
        words(138, middle + 36, question, 'start'),
      ]
    }),
  ],
}

/** The five ways in which the server reports about itself. */
export const observability: PageDrawing = {
  label:
    'The server reports about itself in five ways: the status page shows whether it responds, the metrics page counts events ' +
    'since the start, functions such as wal_tables() return the current state, the _query_trace table contains past ' +
    'queries, and the log explains what happened.',
  wide,
  narrow,
}
