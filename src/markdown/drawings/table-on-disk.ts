import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, box, panel, words } from './shapes'

const COLUMNS = ['ts', 'temperature', 'humidity', 'site']
const READ = new Set(['ts', 'temperature', 'site'])
const DICTIONARY = ['Dictionary of site', '6 = site-07']

/** The folder of a day with a file for each column; those that the query reads are marked. */
function partition(x: number, y: number, width: number, day: string, isRead: boolean) {
  return [
    panel({ x, y, width, height: 172 }, day),
    ...COLUMNS.map((column, at) =>
      bar(
        { x: x + 12, y: y + 36 + at * 32, width: width - 24, height: 26 },
        column,
        isRead && READ.has(column) ? 'accent' : 'muted',
      ),
    ),
  ]
}

/** Three days next to each other, and the dictionary below the one that is read. */
const wide: DrawingForm = {
  width: 720,
  height: 262,
  content: [
    ...partition(1, 4, 218, '2025-07-01', false),
    ...partition(251, 4, 218, '2025-07-02', true),
    ...partition(501, 4, 218, '2025-07-03', false),
    words(110, 200, 'other day, not read'),
    words(610, 200, 'other day, not read'),
    arrow('M360 204V164', { x: 360, y: 164, way: 'up' }),
    box({ x: 272, y: 204, width: 176, height: 54 }, DICTIONARY),
  ],
}

/** The same from top to bottom, with the days that are not read as single bars. */
const narrow: DrawingForm = {
  width: 320,
  height: 356,
  content: [
    bar({ x: 1, y: 4, width: 318, height: 34 }, '2025-07-01, not read', 'muted'),
    ...partition(1, 50, 318, '2025-07-02', true),
    arrow('M160 250V210', { x: 160, y: 210, way: 'up' }),
    box({ x: 72, y: 250, width: 176, height: 54 }, DICTIONARY),
    bar({ x: 1, y: 318, width: 318, height: 34 }, '2025-07-03, not read', 'muted'),
  ],
}

/** Files of a table by day and column, and those that a query for one day and one site reads. */
export const tableOnDisk: PageDrawing = {
  label:
    'A table is a folder for each day with a file for each column. A query for the average temperature of one site on July 2 ' +
    'reads three of the four files of that day, looks up the key of the site in a dictionary, and skips the other days.',
  wide,
  narrow,
}
