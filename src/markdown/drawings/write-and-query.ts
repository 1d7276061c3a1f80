import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, bars, box, panel, words } from './shapes'

const PROTOCOLS = ['Line protocol', 'PGWire', 'REST API']
const LOG = ['July 3, 10:02', 'July 3, 10:00', 'July 2, 23:59', 'July 3, 10:01']
const DAYS = ['July 1', 'July 2', 'July 3']
const COLUMNS = ['timestamp', 'symbol', 'price']

/** Files of the columns in each partition; the query reads two of them. */
function files(x: number, y: number, width: number, label: number): ElementContent[] {
  return [
    ...DAYS.map((day, at) => words(x + label + at * width + (width - 6) / 2, y, day)),
    ...COLUMNS.flatMap((column, row) => [
      words(x, y + 31 + row * 34, column, 'start', 'code'),
      ...DAYS.map((_, at) =>
        bar(
          { x: x + label + at * width, y: y + 14 + row * 34, width: width - 6, height: 26 },
          '',
          at === 2 && column !== 'symbol' ? 'accent' : 'muted',
        ),
      ),
    ]),
  ]
}

const wide: DrawingForm = {
  width: 720,
  height: 278,
  content: [
    ...bars(PROTOCOLS, { x: 1, y: 44, width: 112, height: 32 }, { y: 46 }),
    ...[60, 106, 152].map((y) => arrow(`M113 ${y}H140`, { x: 142, y, way: 'right' as const })),
    panel({ x: 144, y: 14, width: 152, height: 178 }, 'Write-ahead log'),
    ...LOG.map((row, at) =>
      bar({ x: 156, y: 48 + at * 34, width: 128, height: 26 }, row, at === 2 ? 'link' : ''),
    ),
    words(346, 96, 'sort,'),
    arrow('M296 106H390', { x: 392, y: 106, way: 'right' }),
    words(342, 126, 'deduplicate'),
    panel({ x: 394, y: 14, width: 325, height: 178 }, 'Table, one file per column and day'),
    ...files(408, 64, 75, 80),
    arrow('M556 192V222', { x: 556, y: 224, way: 'down' }),
    box(
      { x: 394, y: 226, width: 325, height: 50 },
      ['SQL', 'average price on July 3: reads two files'],
      'accent',
    ),
    arrow('M394 251H300', { x: 298, y: 251, way: 'left' }),
    box({ x: 1, y: 226, width: 295, height: 50 }, ['Applications', 'drivers, dashboards, Web Console']),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 554,
  content: [
    ...bars(PROTOCOLS, { x: 1, y: 1, width: 100, height: 32 }, { x: 109 }),
    ...[51, 160, 269].map((x) => arrow(`M${x} 33V54`, { x, y: 56, way: 'down' as const })),
    panel({ x: 1, y: 58, width: 318, height: 106 }, 'Write-ahead log'),
    ...LOG.map((row, at) =>
      bar(
        { x: 13 + (at % 2) * 149, y: 90 + Math.floor(at / 2) * 34, width: 145, height: 26 },
        row,
        at === 2 ? 'link' : '',
      ),
    ),
    arrow('M160 164V200', { x: 160, y: 202, way: 'down' }),
    words(172, 187, 'sort, deduplicate', 'start'),
    panel({ x: 1, y: 204, width: 318, height: 174 }, 'Table, one file per column and day'),
    ...files(13, 252, 72, 82),
    arrow('M160 378V404', { x: 160, y: 406, way: 'down' }),
    box(
      { x: 1, y: 408, width: 318, height: 54 },
      ['SQL', 'average price on July 3: reads two files'],
      'accent',
    ),
    arrow('M160 462V494', { x: 160, y: 496, way: 'down' }),
    box({ x: 1, y: 498, width: 318, height: 54 }, ['Applications', 'drivers, dashboards, Web Console']),
  ],
}

/** The way of rows from clients through the log into the files of a table, and of a query's answer to applications. */
export const writeAndQuery: PageDrawing = {
  label:
    'Clients write using line protocol, PGWire, and the REST API. The write-ahead log contains the rows in order of arrival, ' +
    'one of them late. They are sorted, deduplicated, and merged into the table, which has a file for each column and day. A ' +
    'query for the average price on July 3 reads two of the nine files, and drivers, dashboards, and the Web Console get the result.',
  wide,
  narrow,
}
