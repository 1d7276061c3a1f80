import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, grid, panel, words } from './shapes'

const HEAD = ['timestamp', 'symbol']
const FIRST_DAY = [
  HEAD,
  ['09:00:00', 'BTC-USDT'],
  ['09:00:01', 'ETH-USDT'],
  ['09:00:01', 'BTC-USDT'],
  ['09:00:02', 'SOL-USDT'],
]
const SECOND_DAY = [HEAD, ['09:00:00', 'ETH-USDT'], ['09:00:00', 'ETH-USDT'], ['09:00:03', 'XRP-USDT']]
const FIRST_KEYS = [['symbol.d'], ['0'], ['1'], ['0'], ['2']]
const SECOND_KEYS = [['symbol.d'], ['1'], ['1'], ['3']]
const DICTIONARY = [
  ['key', 'string'],
  ['0', 'BTC-USDT'],
  ['1', 'ETH-USDT'],
  ['2', 'SOL-USDT'],
  ['3', 'XRP-USDT'],
]

/** Rows of the two symbols that repeat, each in one color everywhere. */
const FIRST_ROWS = { 1: 'accent', 2: 'link', 3: 'accent' }
const SECOND_ROWS = { 1: 'link', 2: 'link' }
const STRINGS = { 1: 'accent', 2: 'link' }

const wide: DrawingForm = {
  width: 720,
  height: 334,
  content: [
    words(1, 22, 'Rows of a query', 'start', 'label'),
    grid({ x: 1, y: 42, columns: [92, 100], rows: FIRST_DAY, rowClasses: FIRST_ROWS }),
    grid({ x: 1, y: 225, columns: [92, 100], rows: SECOND_DAY, rowClasses: SECOND_ROWS }),
    arrow('M193 102H248', { x: 250, y: 102, way: 'right' }),
    arrow('M193 273H248', { x: 250, y: 273, way: 'right' }),
    panel({ x: 252, y: 1, width: 190, height: 173 }, 'Partition 2025-07-01'),
    grid({ x: 264, y: 42, columns: [166], rows: FIRST_KEYS, rowClasses: FIRST_ROWS }),
    panel({ x: 252, y: 184, width: 190, height: 149 }, 'Partition 2025-07-02'),
    grid({ x: 264, y: 225, columns: [166], rows: SECOND_KEYS, rowClasses: SECOND_ROWS }),
    arrow('M442 102C480 102 468 180 502 180', { x: 508, y: 180, way: 'right' }),
    arrow('M442 273C480 273 468 180 502 180', { x: 508, y: 180, way: 'right' }),
    words(510, 108, 'Dictionary of the column', 'start', 'label'),
    grid({ x: 510, y: 120, columns: [60, 149], rows: DICTIONARY, rowClasses: STRINGS }),
    words(510, 262, 'each string is stored once', 'start', 'faint'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 512,
  content: [
    words(1, 22, 'Rows of a query', 'start', 'label'),
    grid({ x: 1, y: 42, columns: [84, 84], rows: FIRST_DAY, rowClasses: FIRST_ROWS }),
    grid({ x: 1, y: 225, columns: [84, 84], rows: SECOND_DAY, rowClasses: SECOND_ROWS }),
    arrow('M169 102H192', { x: 194, y: 102, way: 'right' }),
    arrow('M169 273H192', { x: 194, y: 273, way: 'right' }),
    panel({ x: 196, y: 1, width: 123, height: 173 }, '2025-07-01'),
    grid({ x: 208, y: 42, columns: [99], rows: FIRST_KEYS, rowClasses: FIRST_ROWS }),
    panel({ x: 196, y: 184, width: 123, height: 149 }, '2025-07-02'),
    grid({ x: 208, y: 225, columns: [99], rows: SECOND_KEYS, rowClasses: SECOND_ROWS }),
    arrow('M226 333V386', { x: 226, y: 388, way: 'down' }),
    words(60, 378, 'Dictionary', 'start', 'label'),
    grid({ x: 60, y: 390, columns: [60, 140], rows: DICTIONARY, rowClasses: STRINGS }),
  ],
}

/** How the strings of a symbol column become integer keys and one dictionary. */
export const symbolDictionary: PageDrawing = {
  label:
    'Seven rows of two days with a symbol each. On disk, the file symbol.d of the first partition contains the keys 0, 1, 0, ' +
    'and 2, and that of the second one 1, 1, and 3. Both refer to one dictionary: 0 is BTC-USDT, 1 is ETH-USDT, 2 is ' +
    'SOL-USDT, and 3 is XRP-USDT.',
  wide,
  narrow,
}
