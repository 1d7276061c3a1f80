import type { DrawingForm, PageDrawing } from './page-drawing'
import { s } from 'hastscript'
import { arrow, bars, box, file, panel, words } from './shapes'

const COLUMNS = ['ts.d', 'symbol.d', 'price.d']
const ENDPOINT = ['Endpoint', 'HTTP, PGWire, ILP']
const LOG = ['wal1/0', 'arrival order']
const PLANNER = ['Planner', 'parse, optimize']
const WORKERS = ['Workers', 'read in parallel']

const wide: DrawingForm = {
  width: 720,
  height: 308,
  content: [
    box({ x: 1, y: 40, width: 100, height: 56 }, ['Sender']),
    arrow('M101 68H148', { x: 150, y: 68, way: 'right' }),
    box({ x: 152, y: 32, width: 138, height: 72 }, ENDPOINT),
    arrow('M290 68H336', { x: 338, y: 68, way: 'right' }),
    file({ x: 340, y: 32, width: 126, height: 72 }, LOG),
    arrow('M466 68H536', { x: 538, y: 68, way: 'right' }),
    words(502, 58, 'apply'),
    panel({ x: 540, y: 1, width: 179, height: 140 }, 'Partition 2025-07-01'),
    ...bars(COLUMNS, { x: 556, y: 34, width: 147, height: 26 }, { y: 33 }, 'link'),
    box({ x: 1, y: 198, width: 100, height: 56 }, ['Reader']),
    arrow('M101 226H148', { x: 150, y: 226, way: 'right' }),
    words(125, 216, 'SQL'),
    box({ x: 152, y: 190, width: 138, height: 72 }, PLANNER),
    arrow('M290 226H536', { x: 538, y: 226, way: 'right' }),
    words(414, 216, 'execution plan'),
    arrow('M630 141V186', { x: 630, y: 188, way: 'down' }, 'queries'),
    words(642, 169, 'columns', 'start'),
    box({ x: 540, y: 190, width: 179, height: 72 }, WORKERS),
    arrow('M630 262V284H51V258', { x: 51, y: 256, way: 'up' }, 'queries'),
    words(340, 303, 'result'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 322,
  content: [
    box({ x: 1, y: 1, width: 132, height: 44 }, ['Sender']),
    arrow('M67 45V68', { x: 67, y: 70, way: 'down' }),
    box({ x: 1, y: 72, width: 132, height: 60 }, ENDPOINT),
    arrow('M67 132V155', { x: 67, y: 157, way: 'down' }),
    file({ x: 1, y: 159, width: 132, height: 60 }, LOG),
    arrow('M67 219V242', { x: 67, y: 244, way: 'down' }),
    words(79, 237, 'apply', 'start'),
    box({ x: 151, y: 1, width: 132, height: 44 }, ['Reader']),
    arrow('M217 45V68', { x: 217, y: 70, way: 'down' }),
    words(229, 63, 'SQL', 'start'),
    box({ x: 151, y: 72, width: 132, height: 60 }, PLANNER),
    arrow('M217 132V155', { x: 217, y: 157, way: 'down' }),
    words(229, 150, 'plan', 'start'),
    box({ x: 151, y: 159, width: 132, height: 60 }, WORKERS),
    arrow('M217 246V223', { x: 217, y: 221, way: 'up' }, 'queries'),
    arrow('M283 189H302V23H287', { x: 285, y: 23, way: 'left' }, 'queries'),
    s('text', { transform: 'translate(308 106) rotate(90)' }, 'result'),
    panel({ x: 1, y: 246, width: 282, height: 74 }, 'Partition 2025-07-01'),
    ...bars(COLUMNS, { x: 13, y: 279, width: 82, height: 28 }, { x: 88 }, 'link'),
  ],
}

/** The path of a row into a table, and the path of a query to its result. */
export const architectureOverview: PageDrawing = {
  label:
    'A sender reaches an endpoint for HTTP, PGWire, or ILP, which appends its rows to the write-ahead log. They are ' +
    'applied to the column files of a partition. A reader sends SQL to the planner, whose execution plan is carried out ' +
    'by workers that read the columns in parallel and return the result.',
  wide,
  narrow,
}
