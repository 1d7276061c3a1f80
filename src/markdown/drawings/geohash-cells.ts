import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, words } from './shapes'

/** Bits of the first character, and the part of the world that they leave: x, y, width and height as fractions. */
const BITS = [
  ['1', 0.5, 0, 0.5, 1],
  ['11', 0.5, 0, 0.5, 0.5],
  ['110', 0.5, 0, 0.25, 0.5],
  ['1101', 0.5, 0, 0.25, 0.25],
  ['11010', 0.5, 0, 0.125, 0.25],
] as const

/** The world as a rectangle, with the cell of a number of bits. */
function world(x: number, y: number, width: number, at: number): ElementContent[] {
  const height = width / 2
  const [bits, left, top, wide, high] = BITS[at] ?? BITS[0]
  return [
    bar({ x, y, width, height }, '', 'muted'),
    bar(
      { x: x + left * width, y: y + top * height, width: wide * width, height: high * height },
      '',
      'accent',
    ),
    words(x + width / 2, y + height + 18, bits, 'code'),
  ]
}

/** A cell divided by its next character: four columns and eight rows, or the other way round. */
function divided(
  x: number,
  y: number,
  columns: number,
  rows: number,
  cell: readonly [number, number],
  name: string,
): ElementContent[] {
  const width = 144 / columns
  const height = 96 / rows
  return [
    ...Array.from({ length: columns * rows }, (_, at) =>
      bar(
        { x: x + (at % columns) * width, y: y + Math.floor(at / columns) * height, width, height },
        '',
        'muted',
      ),
    ),
    bar({ x: x + cell[0] * width, y: y + cell[1] * height, width, height }, '', 'accent'),
    words(x + 72, y + 114, name, 'code'),
  ]
}

const wide: DrawingForm = {
  width: 720,
  height: 288,
  content: [
    words(1, 18, 'Each bit halves the cell: longitude, latitude, longitude, …', 'start', 'label'),
    ...BITS.flatMap((_, at) => world(1 + at * 147, 34, 130, at)),
    words(1, 146, 'Five bits are one character, which divides a cell into 32', 'start', 'label'),
    ...divided(60, 164, 8, 4, [4, 0], 'u'),
    arrow('M214 212H278', { x: 278, y: 212, way: 'right' }),
    ...divided(288, 164, 4, 8, [1, 6], 'u3'),
    arrow('M442 212H506', { x: 506, y: 212, way: 'right' }),
    ...divided(516, 164, 8, 4, [1, 2], 'u33'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 492,
  content: [
    words(1, 16, 'Each bit halves the cell', 'start', 'label'),
    ...[0, 1, 2].flatMap((at) => world(1 + at * 110, 30, 98, at)),
    ...[3, 4].flatMap((at) => world(1 + (at - 3) * 110, 112, 98, at)),
    words(1, 212, 'Each character divides it into 32', 'start', 'label'),
    ...divided(1, 228, 8, 4, [4, 0], 'u'),
    arrow('M147 276H172', { x: 172, y: 276, way: 'right' }),
    ...divided(175, 228, 4, 8, [1, 6], 'u3'),
    arrow('M247 346V354H73V366', { x: 73, y: 366, way: 'down' }),
    ...divided(1, 368, 8, 4, [1, 2], 'u33'),
  ],
}

/** How bits and characters of a geohash narrow down a position. */
export const geohashCells: PageDrawing = {
  label:
    'A map of the world is halved five times, in turn by longitude and latitude, until the bits 11010 name one of 32 cells. ' +
    'This cell is u. Its 32 parts include u3, which again has 32 parts, among them u33.',
  wide,
  narrow,
}
