import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, box, words } from './shapes'

const CELL = 30

/** Cells of equal size, one row of texts below the other. */
function cells(
  x: number,
  y: number,
  rows: readonly (readonly number[])[],
  ...classes: string[]
): ElementContent[] {
  return rows.flatMap((row, down) =>
    row.map((value, right) =>
      bar({ x: x + right * CELL, y: y + down * CELL, width: CELL, height: CELL }, String(value), ...classes),
    ),
  )
}

interface View {
  name: string
  rows: readonly (readonly number[])[]
  lines: readonly string[]
}

const WHOLE: View = { name: 'a', rows: [[1, 2, 3], [4, 5, 6]], lines: ['shape 2 × 3', 'strides 3, 1', 'offset 0'] } // prettier-ignore
const TRANSPOSED: View = { name: 'transpose(a)', rows: [[1, 4], [2, 5], [3, 6]], lines: ['shape 3 × 2', 'strides 1, 3', 'offset 0'] } // prettier-ignore
const SLICE: View = { name: 'a[1:, 2:]', rows: [[2, 3], [5, 6]], lines: ['shape 2 × 2', 'strides 3, 1', 'offset 1'] } // prettier-ignore
const WIDTH = 220
const HEIGHT = 134

/** A view: what the query sees, next to the numbers that describe it. */
function view(x: number, y: number, { name, rows, lines }: View): ElementContent[] {
  const top = y + 36 + ((3 - rows.length) * CELL) / 2
  return [
    box({ x, y, width: WIDTH, height: HEIGHT }, []),
    words(x + 14, y + 22, name, 'start', 'code', 'label'),
    ...cells(x + 14, top, rows),
    ...lines.map((line, at) => words(x + 122, y + 66 + at * 20, line, 'start')),
  ]
}

/** The values of an array in memory, with a text on their left. */
function strip(
  x: number,
  y: number,
  text: string,
  values: readonly number[],
  kind: string,
): ElementContent[] {
  return [words(x, y - 10, text, 'start', 'label'), ...cells(x, y, [values], kind)]
}

const wide: DrawingForm = {
  width: 720,
  height: 322,
  content: [
    ...strip(270, 28, 'Values as stored', [1, 2, 3, 4, 5, 6], 'link'),
    arrow('M111 106V43H264', { x: 264, y: 43, way: 'right' }),
    arrow('M360 106V62', { x: 360, y: 62, way: 'up' }),
    arrow('M609 106V43H456', { x: 456, y: 43, way: 'left' }),
    ...view(1, 106, WHOLE),
    ...view(250, 106, TRANSPOSED),
    ...view(499, 106, SLICE),
    arrow('M360 240V288', { x: 360, y: 288, way: 'down' }),
    words(350, 268, 'INSERT copies', 'end'),
    ...cells(270, 290, [[1, 4, 2, 5, 3, 6]], 'added'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 590,
  content: [
    ...strip(70, 28, 'Values as stored', [1, 2, 3, 4, 5, 6], 'link'),
    arrow('M24 43H64', { x: 64, y: 43, way: 'right' }),
    arrow('M60 155H24V43H40', { x: 64, y: 43, way: 'right' }),
    arrow('M60 301H24V43H40', { x: 64, y: 43, way: 'right' }),
    arrow('M60 447H24V43H40', { x: 64, y: 43, way: 'right' }),
    ...view(60, 88, WHOLE),
    ...view(60, 234, SLICE),
    ...view(60, 380, TRANSPOSED),
    arrow('M160 514V556', { x: 160, y: 556, way: 'down' }),
    words(172, 538, 'INSERT copies', 'start'),
    ...cells(70, 558, [[1, 4, 2, 5, 3, 6]], 'added'),
  ],
}

/** Views of an array: one block of values, described by shape, strides and offset. */
export const arrayViews: PageDrawing = {
  label:
    'The six values of a 2 × 3 array are one block of memory. The array itself, its transposition and a slice read the same ' +
    'block with different shapes, strides and offsets. Storing the transposed array copies the values in a new order.',
  wide,
  narrow,
}
