import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, box, grid, words } from './shapes'

const TRACES = [
  ['query_text', 'principal'],
  ['SELECT …', 'admin'],
  ['SELECT …', 'admin'],
]

const wide: DrawingForm = {
  width: 720,
  height: 118,
  content: [
    box({ x: 1, y: 34, width: 150, height: 76 }, ['Clients', 'HTTP and PGWire']),
    arrow('M151 72H226', { x: 228, y: 72, way: 'right' }),
    words(189, 62, 'query'),
    box({ x: 230, y: 34, width: 150, height: 76 }, ['QuestDB', 'runs the query'], 'primary'),
    arrow('M380 72H496', { x: 498, y: 72, way: 'right' }),
    words(438, 62, 'trace'),
    words(609, 22, '_query_trace', 'code'),
    grid({ x: 500, y: 36, columns: [119, 100], rows: TRACES }),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 332,
  content: [
    box({ x: 60, y: 1, width: 200, height: 62 }, ['Clients', 'HTTP and PGWire']),
    arrow('M160 63V100', { x: 160, y: 102, way: 'down' }),
    words(172, 86, 'query', 'start'),
    box({ x: 60, y: 104, width: 200, height: 62 }, ['QuestDB', 'runs the query'], 'primary'),
    arrow('M160 166V220', { x: 160, y: 222, way: 'down' }),
    words(172, 196, 'trace', 'start'),
    words(160, 242, '_query_trace', 'code'),
    grid({ x: 50, y: 254, columns: [120, 100], rows: TRACES }),
  ],
}

/** Where query traces come from. */
export const queryTracing: PageDrawing = {
  label:
    'Clients send queries over HTTP or PGWire. QuestDB runs each query and then writes its text, its execution time, and ' +
    'the user to the _query_trace table.',
  wide,
  narrow,
}
