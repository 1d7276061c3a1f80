import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { bar, panel, words, type Place } from './shapes'

const COLUMNS = ['timestamp', 'symbol', 'price', 'amount']
const READ = new Set(['timestamp', 'price'])
const QUERY = "avg(price) … WHERE timestamp IN '2025-07-02T12'"

/** The file of a column: as long as a day, with the hour that a query reads. */
function file(place: Place, column: string, isRead: boolean): ElementContent[] {
  const hour = { ...place, x: place.x + place.width * 0.52, width: place.width / 16 }
  return [
    bar(place, '', isRead ? '' : 'muted'),
    ...(isRead ? [bar(hour, '', 'accent')] : []),
    words(place.x + 10, place.y + 18, column, 'start', 'code', ...(isRead ? [] : ['faint'])),
  ]
}

function partition(x: number, y: number, width: number, day: string, isQueried: boolean): ElementContent[] {
  return [
    panel({ x, y, width, height: 166 }, day),
    ...COLUMNS.flatMap((column, at) =>
      file(
        { x: x + 12, y: y + 34 + at * 32, width: width - 24, height: 26 },
        column,
        isQueried && READ.has(column),
      ),
    ),
  ]
}

const wide: DrawingForm = {
  width: 720,
  height: 204,
  content: [
    words(1, 16, QUERY, 'start', 'code'),
    ...partition(1, 34, 226, '2025-07-01', false),
    ...partition(247, 34, 226, '2025-07-02', true),
    ...partition(493, 34, 226, '2025-07-03', false),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 302,
  content: [
    words(1, 15, 'avg(price)', 'start', 'code'),
    words(1, 35, "WHERE timestamp IN '2025-07-02T12'", 'start', 'code'),
    bar({ x: 1, y: 50, width: 318, height: 34 }, '2025-07-01, not read', 'muted'),
    ...partition(1, 92, 318, '2025-07-02', true),
    bar({ x: 1, y: 266, width: 318, height: 34 }, '2025-07-03, not read', 'muted'),
  ],
}

/** Partitions with a file for each column, and the parts of two files that a query for one hour reads. */
export const partitionFiles: PageDrawing = {
  label:
    'The table trades has a partition for each day, July 1 to July 3, with a file for each of the columns timestamp, symbol, ' +
    'price, and amount. A query for the average price from 12:00 to 13:00 on July 2 reads one hour of the files timestamp and ' +
    'price of that day, and nothing else.',
  wide,
  narrow,
}
