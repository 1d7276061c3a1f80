import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, grid, words } from './shapes'

const COLUMNS = [64, 64, 64] as const
const HEAD = ['ts', 'site', 'kwh']
const STORED = [HEAD, ['09:00', 'north', '2.1'], ['09:05', 'north', '2.0'], ['09:10', 'north', '3.1']]
const BATCH = [HEAD, ['09:05', 'north', '2.4'], ['09:10', 'north', '3.1'], ['09:12', 'south', '1.8']]
const RESULT = [...STORED.slice(0, 2), ['09:05', 'north', '2.4'], STORED[3] ?? [], ['09:12', 'south', '1.8']]

function stored(x: number, y: number): ElementContent[] {
  return [
    words(x, y - 12, 'Stored rows', 'name', 'start'),
    grid({ x, y, columns: COLUMNS, rows: STORED, rowClasses: { 2: 'removed' } }),
  ]
}

function batch(x: number, y: number): ElementContent[] {
  return [
    words(x, y - 12, 'Late batch', 'name', 'start'),
    grid({ x, y, columns: COLUMNS, rows: BATCH, rowClasses: { 1: 'accent', 2: 'muted', 3: 'added' } }),
  ]
}

function result(x: number, y: number): ElementContent[] {
  return [
    words(x, y - 12, 'After the commit', 'name', 'start'),
    grid({ x, y, columns: COLUMNS, rows: RESULT, rowClasses: { 2: 'accent', 4: 'added' } }),
  ]
}

/** What the colours mean; each entry is 24 units high. */
function legend(places: readonly (readonly [number, number])[]): ElementContent[] {
  const entries = [
    ['accent', 'Same key: replaced'],
    ['muted', 'Identical row: ignored'],
    ['added', 'New key: added'],
  ] as const
  return entries.flatMap(([kind, text], at) => {
    const [x, y] = places[at] ?? [0, 0]
    return [bar({ x, y, width: 16, height: 16 }, '', kind), words(x + 26, y + 12.5, text, 'start')]
  })
}

const wide: DrawingForm = {
  width: 720,
  height: 206,
  content: [
    ...stored(1, 32),
    words(228, 92, '+', 'name'),
    ...batch(264, 32),
    arrow('M470 88H512', { x: 512, y: 88, way: 'right' }),
    ...result(527, 32),
    ...legend([
      [1, 180],
      [264, 180],
      [527, 180],
    ]),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 560,
  content: [
    ...stored(64, 32),
    words(160, 156, '+', 'name'),
    ...batch(64, 192),
    arrow('M160 296V324', { x: 160, y: 324, way: 'down' }),
    ...result(64, 358),
    ...legend([
      [64, 490],
      [64, 514],
      [64, 538],
    ]),
  ],
}

/** How a batch that arrives late is merged by its upsert keys. */
export const deduplication: PageDrawing = {
  label:
    'A late batch of three rows is merged into a table with the upsert keys ts and site. A row with a stored key replaces ' +
    'the stored row, an identical row changes nothing, and a row with a new key is added.',
  wide,
  narrow,
}
