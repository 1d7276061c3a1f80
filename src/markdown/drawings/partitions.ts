import type { Element } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, bars, panel, words } from './shapes'

const FILES = ['ts.d', 'sensor.d', 'value.d']

/** A partition's directory, with a word about it at the right of its title. */
function directory(x: number, y: number, name: string, state: string, kind?: string): Element[] {
  return [
    panel({ x, y, width: 226, height: 130 }, name),
    words(x + 214, y + 21, state, 'end', 'faint'),
    ...bars(FILES, { x: x + 12, y: y + 34, width: 202, height: 24 }, { y: 30 }, ...(kind ? [kind] : [])),
  ]
}

/** The same with its files side by side. */
function flatDirectory(y: number, name: string, state: string, kind?: string): Element[] {
  return [
    panel({ x: 1, y, width: 318, height: 72 }, name),
    words(307, y + 21, state, 'end', 'faint'),
    ...bars(FILES, { x: 13, y: y + 34, width: 94, height: 26 }, { x: 100 }, ...(kind ? [kind] : [])),
  ]
}

const wide: DrawingForm = {
  width: 720,
  height: 206,
  content: [
    bar({ x: 260, y: 1, width: 200, height: 32 }, 'late row: July 2, 09:30', 'accent'),
    arrow('M360 33V70', { x: 360, y: 72, way: 'down' }),
    ...directory(1, 74, '2025-07-01', 'unchanged'),
    ...directory(247, 74, '2025-07-02.1', 'rewritten', 'added'),
    ...directory(493, 74, '2025-07-03', 'unchanged'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 302,
  content: [
    ...flatDirectory(1, '2025-07-01', 'unchanged'),
    bar({ x: 60, y: 88, width: 200, height: 30 }, 'late row: July 2, 09:30', 'accent'),
    arrow('M160 118V140', { x: 160, y: 142, way: 'down' }),
    ...flatDirectory(144, '2025-07-02.1', 'rewritten', 'added'),
    ...flatDirectory(228, '2025-07-03', 'unchanged'),
  ],
}

/** Partitions as directories of column files, one of which a late row rewrites. */
export const partitions: PageDrawing = {
  label:
    'Three directories, one for each day, each with the files ts.d, sensor.d, and value.d. A late row of July 2 rewrites ' +
    'the files of that day in the directory 2025-07-02.1. The directories of July 1 and July 3 are unchanged.',
  wide,
  narrow,
}
