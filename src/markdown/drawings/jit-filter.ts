import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, bars, box, panel, words } from './shapes'

const FILTER = 'price * amount > 100000'

/** A block of rows, as two columns of values that lie next to each other in memory, and the thread that filters it. */
function frame(x: number, y: number, width: number, title: string): ElementContent[] {
  return [
    panel({ x, y, width, height: 112 }, title),
    ...bars(
      ['price.d', 'amount.d'],
      { x: x + 12, y: y + 34, width: width - 24, height: 28 },
      { y: 34 },
      'link',
    ),
  ]
}

const wide: DrawingForm = {
  width: 720,
  height: 294,
  content: [
    box({ x: 1, y: 1, width: 260, height: 62 }, ['Filter', FILTER]),
    arrow('M261 32H395', { x: 395, y: 32, way: 'right' }),
    words(327, 22, 'compiled once'),
    box(
      { x: 397, y: 1, width: 322, height: 62 },
      ['Machine code', 'loop over 4 or 8 values at a time'],
      'primary',
    ),
    arrow('M558 63V82H116V106', { x: 116, y: 106, way: 'down' }),
    arrow('M558 63V82H360V106', { x: 360, y: 106, way: 'down' }),
    arrow('M558 63V82H604V106', { x: 604, y: 106, way: 'down' }),
    ...frame(1, 108, 230, 'Page frame 1, worker 1'),
    ...frame(245, 108, 230, 'Page frame 2, worker 2'),
    ...frame(489, 108, 230, 'Page frame 3, worker 1'),
    arrow('M116 220V256', { x: 116, y: 256, way: 'down' }),
    arrow('M360 220V256', { x: 360, y: 256, way: 'down' }),
    arrow('M604 220V256', { x: 604, y: 256, way: 'down' }),
    bar(
      { x: 1, y: 258, width: 718, height: 34 },
      'Matching row ids: other columns are read only for these rows',
      'accent',
    ),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 380,
  content: [
    box({ x: 1, y: 1, width: 318, height: 62 }, ['Filter', FILTER]),
    arrow('M160 63V100', { x: 160, y: 100, way: 'down' }),
    words(172, 86, 'compiled once', 'start'),
    box(
      { x: 1, y: 102, width: 318, height: 62 },
      ['Machine code', 'loop over 4 or 8 values at a time'],
      'primary',
    ),
    arrow('M80 164V196', { x: 80, y: 196, way: 'down' }),
    arrow('M240 164V196', { x: 240, y: 196, way: 'down' }),
    ...frame(1, 198, 152, 'Worker 1'),
    ...frame(167, 198, 152, 'Worker 2'),
    arrow('M80 310V342', { x: 80, y: 342, way: 'down' }),
    arrow('M240 310V342', { x: 240, y: 342, way: 'down' }),
    bar({ x: 1, y: 344, width: 318, height: 34 }, 'Matching row ids', 'accent'),
  ],
}

/** A filter that is compiled to machine code, which worker threads run over blocks of column values. */
export const jitFilter: PageDrawing = {
  label:
    'A filter on price and amount is compiled once to machine code. Worker threads run this code over page frames, which are ' +
    'blocks of the values of both columns, and each of them yields the ids of the matching rows.',
  wide,
  narrow,
}
