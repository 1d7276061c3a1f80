import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, dot, line, words } from './shapes'

/** Rows of the base table, in hours after 08:00: those of before, and those of the new transaction. */
const STORED = [0.08, 0.22, 0.41, 0.56, 0.78, 0.93, 1.07, 1.18, 1.81, 2.05, 2.3, 2.44, 2.7, 2.86]
const NEW = [1.36, 1.46, 1.55, 1.64]
const HOURS = ['08:00', '09:00', '10:00']

/** Rows as dots on the time line of the base table. */
function rows(scale: (hour: number) => number, y: number): ElementContent[] {
  return [...STORED.map((at) => dot(scale(at), y, 'muted')), ...NEW.map((at) => dot(scale(at), y, 'accent'))]
}

/** One bucket of an hour for each row of the view. */
function buckets(x: number, y: number, width: number, texts: readonly string[]): ElementContent[] {
  return texts.map((text, at) =>
    bar({ x: x + at * width + 3, y, width: width - 6, height: 34 }, text, at === 1 ? 'accent' : 'muted'),
  )
}

const START = 150
const HOUR = 190
const WIDE = (hour: number): number => START + hour * HOUR

const wide: DrawingForm = {
  width: 720,
  height: 286,
  content: [
    // edges of the hour that is recomputed
    line(`M${WIDE(1)} 34V216M${WIDE(2)} 34V216`, 'dashed'),
    ...HOURS.map((hour, at) => words(WIDE(at) + 6, 16, hour, 'start', 'code', 'faint')),
    words(1, 63, '1  Insert', 'start', 'label'),
    words(1, 82, 'into the base table', 'start', 'faint'),
    line(`M${START} 62H719`, 'track'),
    ...rows(WIDE, 62),
    words(WIDE(1.5), 42, 'new rows'),
    arrow(`M${WIDE(1.5)} 74V106`, { x: WIDE(1.5), y: 108, way: 'down' }),
    words(1, 126, '2  Refresh', 'start', 'label'),
    words(1, 145, 'affected buckets', 'start', 'faint'),
    bar({ x: WIDE(1) + 3, y: 110, width: HOUR - 6, height: 34 }, 'all rows of 09:00–10:00', 'accent'),
    arrow(`M${WIDE(1.5)} 144V176`, { x: WIDE(1.5), y: 178, way: 'down' }),
    words(1, 196, '3  Replace', 'start', 'label'),
    words(1, 215, 'rows of the view', 'start', 'faint'),
    ...buckets(START, 180, HOUR, ['unchanged', 'replaced', 'unchanged']),
    arrow(`M${WIDE(1.5)} 250V218`, { x: WIDE(1.5), y: 216, way: 'up' }, 'queries'),
    words(WIDE(1.5), 270, 'Queries read the view'),
    words(1, 270, '4  Query', 'start', 'label'),
  ],
}

const NARROW = (hour: number): number => 1 + hour * 106

const narrow: DrawingForm = {
  width: 320,
  height: 350,
  content: [
    line(`M${NARROW(1)} 58V172M${NARROW(2)} 58V172`, 'dashed'),
    words(1, 16, '1  Insert into the base table', 'start', 'label'),
    ...HOURS.map((hour, at) => words(NARROW(at) + 5, 44, hour, 'start', 'code', 'faint')),
    words(NARROW(1.5), 70, 'new rows'),
    line('M1 88H319', 'track'),
    ...rows(NARROW, 88),
    arrow(`M${NARROW(1.5)} 100V134`, { x: NARROW(1.5), y: 136, way: 'down' }),
    words(1, 159.5, '2  Refresh', 'start', 'label'),
    bar({ x: NARROW(1) + 3, y: 138, width: 100, height: 34 }, 'all its rows', 'accent'),
    arrow(`M${NARROW(1.5)} 172V234`, { x: NARROW(1.5), y: 236, way: 'down' }),
    words(1, 222, '3  Replace in the view', 'start', 'label'),
    ...buckets(1, 238, 106, ['unchanged', 'replaced', 'unchanged']),
    arrow(`M${NARROW(1.5)} 318V276`, { x: NARROW(1.5), y: 274, way: 'up' }, 'queries'),
    words(1, 314, '4  Query', 'start', 'label'),
    words(NARROW(1.5), 342, 'Queries read the view'),
  ],
}

/** From new rows of a base table to the buckets of its view that they change. */
export const viewRefresh: PageDrawing = {
  label:
    'A base table with rows of three hours, from 08:00 to 11:00. A transaction adds rows from 09:21 to 09:39. The refresh ' +
    'recomputes the bucket from 09:00 to 10:00 from all its rows, including the earlier ones, and replaces this bucket in ' +
    'the view. The buckets of 08:00 and 10:00 are unchanged. Queries read the view.',
  wide,
  narrow,
}
