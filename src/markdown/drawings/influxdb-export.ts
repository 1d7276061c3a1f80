import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, grid, panel, words } from './shapes'

const LINES = [
  'weather,station=Oslo temperature=13.5 1751328000000000000',
  'weather,station=Oslo humidity=78i 1751328000000000000',
  'weather,station=Oslo status="ok" 1751328000000000000',
]
const SHORT_LINES = [
  '…,station=Oslo temperature=13.5 …',
  '…,station=Oslo humidity=78i …',
  '…,station=Oslo status="ok" …',
]
const HEAD = ['station', 'temp.', 'hum.', 'status']
const STAGED = [HEAD, ['Oslo', '13.5', '', ''], ['Oslo', '', '78', ''], ['Oslo', '', '', 'ok']]
const MERGED = [HEAD, ['Oslo', '13.5', '78', 'ok']]

/** The export above, the two tables below it. */
const wide: DrawingForm = {
  width: 720,
  height: 282,
  content: [
    panel({ x: 1, y: 4, width: 718, height: 104 }, 'export.lp: one line per field'),
    ...LINES.map((line, at) => words(14, 50 + at * 22, line, 'start', 'code')),
    arrow('M160 108V176', { x: 160, y: 176, way: 'down' }),
    words(174, 146, 'import', 'start'),
    words(2, 168, 'influx_weather', 'start', 'label'),
    grid({ x: 1, y: 178, columns: [80, 80, 80, 80], rows: STAGED }),
    arrow('M321 226H397', { x: 397, y: 226, way: 'right' }),
    words(359, 216, 'merge'),
    words(400, 192, 'weather', 'start', 'label'),
    grid({ x: 399, y: 202, columns: [80, 80, 80, 80], rows: MERGED, rowClasses: { 1: 'accent' } }),
  ],
}

/** The same from top to bottom, with shortened lines. */
const narrow: DrawingForm = {
  width: 320,
  height: 412,
  content: [
    panel({ x: 1, y: 4, width: 318, height: 104 }, 'export.lp: one line per field'),
    ...SHORT_LINES.map((line, at) => words(14, 50 + at * 22, line, 'start', 'code')),
    arrow('M160 108V178', { x: 160, y: 178, way: 'down' }),
    words(174, 147, 'import', 'start'),
    words(2, 170, 'influx_weather', 'start', 'label'),
    grid({ x: 1, y: 180, columns: [80, 80, 79, 79], rows: STAGED }),
    arrow('M160 276V346', { x: 160, y: 346, way: 'down' }),
    words(174, 315, 'merge', 'start'),
    words(2, 338, 'weather', 'start', 'label'),
    grid({ x: 1, y: 348, columns: [80, 80, 79, 79], rows: MERGED, rowClasses: { 1: 'accent' } }),
  ],
}

/** How the lines of an export become rows: one row per line at first, and one row per point after the merge. */
export const influxdbExport: PageDrawing = {
  label:
    'An export contains one line for each field of a point. After the import, the staging table has one row per line, ' +
    'with empty cells for the other fields. The merge combines the three rows into one with all values.',
  wide,
  narrow,
}
