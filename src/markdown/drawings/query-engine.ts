import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, bars, box, panel, words } from './shapes'

/** Columns of one page frame, above each other, and the worker that reads them. */
function frame(x: number, y: number, width: number, title: string): ElementContent[] {
  return [
    panel({ x, y, width, height: 106 }, title),
    ...bars(
      ['symbol.d', 'price.d'],
      { x: x + 12, y: y + 32, width: width - 24, height: 26 },
      { y: 32 },
      'link',
    ),
  ]
}

/** Compilation from left to right in the upper row, execution from top to bottom below. */
const wide: DrawingForm = {
  width: 720,
  height: 342,
  content: [
    box({ x: 1, y: 1, width: 96, height: 62 }, ['SQL']),
    arrow('M97 32H139', { x: 139, y: 32, way: 'right' }),
    box({ x: 141, y: 1, width: 164, height: 62 }, ['Parser', 'query model']),
    arrow('M305 32H346', { x: 346, y: 32, way: 'right' }),
    box({ x: 348, y: 1, width: 164, height: 62 }, ['Optimizer', 'rewritten model']),
    arrow('M512 32H553', { x: 553, y: 32, way: 'right' }),
    box({ x: 555, y: 1, width: 164, height: 62 }, ['Code generator', 'execution plan'], 'primary'),
    arrow('M637 63V88H116V118', { x: 116, y: 118, way: 'down' }),
    arrow('M637 63V88H360V118', { x: 360, y: 118, way: 'down' }),
    arrow('M637 63V88H604V118', { x: 604, y: 118, way: 'down' }),
    ...frame(1, 120, 230, 'Page frame 1, worker 1'),
    ...frame(245, 120, 230, 'Page frame 2, worker 2'),
    ...frame(489, 120, 230, 'Page frame 3, worker 1'),
    arrow('M116 226V264', { x: 116, y: 264, way: 'down' }),
    arrow('M360 226V264', { x: 360, y: 264, way: 'down' }),
    arrow('M604 226V264', { x: 604, y: 264, way: 'down' }),
    words(128, 250, 'partial groups', 'start', 'faint'),
    bar({ x: 1, y: 266, width: 718, height: 34 }, 'Merge partial results', 'accent'),
    arrow('M360 300V322', { x: 360, y: 322, way: 'down' }),
    words(360, 337, 'rows, pulled by the connection'),
  ],
}

/** The same from top to bottom, with two frames. */
const narrow: DrawingForm = {
  width: 320,
  height: 432,
  content: [
    box({ x: 1, y: 1, width: 146, height: 54 }, ['SQL']),
    arrow('M147 28H171', { x: 171, y: 28, way: 'right' }),
    box({ x: 173, y: 1, width: 146, height: 54 }, ['Parser', 'query model']),
    arrow('M246 55V82', { x: 246, y: 82, way: 'down' }),
    box({ x: 173, y: 84, width: 146, height: 54 }, ['Optimizer', 'rewritten model']),
    arrow('M173 111H149', { x: 149, y: 111, way: 'left' }),
    box({ x: 1, y: 84, width: 146, height: 54 }, ['Code generator', 'execution plan'], 'primary'),
    arrow('M74 138V190', { x: 74, y: 190, way: 'down' }),
    arrow('M74 138V164H246V190', { x: 246, y: 190, way: 'down' }),
    ...frame(1, 192, 146, 'Worker 1'),
    ...frame(173, 192, 146, 'Worker 2'),
    arrow('M74 298V350', { x: 74, y: 350, way: 'down' }),
    arrow('M246 298V350', { x: 246, y: 350, way: 'down' }),
    words(160, 330, 'partial groups', 'faint'),
    bar({ x: 1, y: 352, width: 318, height: 34 }, 'Merge partial results', 'accent'),
    arrow('M160 386V410', { x: 160, y: 410, way: 'down' }),
    words(160, 428, 'rows, pulled by the connection'),
  ],
}

/** From the text of a query to its rows: one compilation, many page frames, one merge. */
export const queryEngine: PageDrawing = {
  label:
    'The parser turns SQL into a query model, the optimizer rewrites it, and the code generator turns it into an execution plan. ' +
    'Two workers run the plan on page frames of the columns symbol and price. Their partial results are merged, and the ' +
    'connection pulls the rows.',
  wide,
  narrow,
}
