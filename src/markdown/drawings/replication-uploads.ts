import type { Element } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, words } from './shapes'

/** Rows of a segment that are uploaded at the end of each window, in tens of seconds. */
const GROWING = [1, 2, 3, 4, 5, 6]

function growing(x: number, y: number, unit: number): Element[] {
  return GROWING.map((size, at) =>
    bar(
      { x, y: y + at * 22, width: size * unit, height: 16 },
      '',
      size === GROWING.length ? 'accent' : 'removed',
    ),
  )
}

const wide: DrawingForm = {
  width: 720,
  height: 214,
  content: [
    words(1, 18, 'Window of 10 seconds', 'start', 'label'),
    ...growing(1, 34, 52),
    words(1, 190, '6 uploads of the same segment', 'start'),
    words(1, 208, '21 units of data', 'start', 'faint'),
    words(404, 18, 'Window of 60 seconds', 'start', 'label'),
    bar({ x: 404, y: 144, width: 312, height: 16 }, '', 'accent'),
    words(404, 190, '1 upload', 'start'),
    words(404, 208, '6 units of data', 'start', 'faint'),
    arrow('M404 88H712', { x: 716, y: 88, way: 'right' }),
    words(560, 78, 'the segment grows for 60 seconds', 'faint'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 320,
  content: [
    words(1, 18, 'Window of 10 seconds', 'start', 'label'),
    ...growing(1, 34, 52),
    words(1, 190, '6 uploads of the same segment', 'start'),
    words(1, 208, '21 units of data', 'start', 'faint'),
    words(1, 250, 'Window of 60 seconds', 'start', 'label'),
    bar({ x: 1, y: 262, width: 312, height: 16 }, '', 'accent'),
    words(1, 298, '1 upload', 'start'),
    words(1, 316, '6 units of data', 'start', 'faint'),
  ],
}

/** Why a short throttle window multiplies the traffic of a segment that is still growing. */
export const replicationUploads: PageDrawing = {
  label:
    'A segment grows for 60 seconds. With a window of 10 seconds, it is uploaded six times, each time from its beginning, ' +
    'which makes 21 units of data. With a window of 60 seconds, it is uploaded once, which makes 6 units.',
  wide,
  narrow,
}
