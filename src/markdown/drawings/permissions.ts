import { arrow, box, grid, panel, words } from './shapes'
import type { DrawingForm, PageDrawing } from './page-drawing'

const TRADES = [
  ['timestamp', 'symbol', 'price', 'trader'],
  ['SELECT', 'SELECT', 'SELECT', ''],
] as const

/** From left to right: accounts, the group, and what was granted at each level. */
const wide: DrawingForm = {
  width: 720,
  height: 306,
  content: [
    box({ x: 1, y: 40, width: 130, height: 60 }, ['maria', 'user']),
    box({ x: 195, y: 40, width: 130, height: 60 }, ['analysts', 'group']),
    box({ x: 1, y: 218, width: 130, height: 60 }, ['feed', 'service account']),
    arrow('M131 70H193', { x: 193, y: 70, way: 'right' }),
    words(162, 60, 'member'),
    panel({ x: 389, y: 1, width: 330, height: 304 }, 'Grants'),
    words(405, 58, 'Database', 'start', 'name'),
    words(405, 79, 'HTTP, PGWIRE', 'start', 'code'),
    words(405, 118, 'Columns of trades', 'start', 'name'),
    grid({ x: 405, y: 130, columns: [92, 68, 60, 78], rows: TRADES, rowClasses: { 1: 'link' } }),
    arrow('M325 62H387', { x: 387, y: 62, way: 'right' }),
    arrow('M325 78H356V142H387', { x: 387, y: 142, way: 'right' }),
    words(405, 222, 'Database', 'start', 'name'),
    words(405, 243, 'HTTP', 'start', 'code'),
    words(405, 270, 'Table trades', 'start', 'name'),
    words(405, 291, 'INSERT', 'start', 'code'),
    arrow('M131 240H387', { x: 387, y: 240, way: 'right' }),
    arrow('M131 264H356V284H387', { x: 387, y: 284, way: 'right' }),
  ],
}

/** The same from top to bottom, one account after the other. */
const narrow: DrawingForm = {
  width: 320,
  height: 470,
  content: [
    box({ x: 1, y: 1, width: 124, height: 60 }, ['maria', 'user']),
    arrow('M125 31H191', { x: 191, y: 31, way: 'right' }),
    words(157, 22, 'member'),
    box({ x: 193, y: 1, width: 126, height: 60 }, ['analysts', 'group']),
    arrow('M256 61V94', { x: 256, y: 94, way: 'down' }),
    panel({ x: 1, y: 96, width: 318, height: 160 }, 'Grants to analysts'),
    words(12, 144, 'Database', 'start', 'name'),
    words(124, 144, 'HTTP, PGWIRE', 'start', 'code'),
    words(12, 178, 'Columns of trades', 'start', 'name'),
    grid({ x: 12, y: 190, columns: [92, 68, 60, 76], rows: TRADES, rowClasses: { 1: 'link' } }),
    box({ x: 1, y: 286, width: 124, height: 60 }, ['feed', 'service account']),
    arrow('M63 346V376', { x: 63, y: 376, way: 'down' }),
    panel({ x: 1, y: 378, width: 318, height: 90 }, 'Grants to feed'),
    words(12, 426, 'Database', 'start', 'name'),
    words(124, 426, 'HTTP', 'start', 'code'),
    words(12, 452, 'Table trades', 'start', 'name'),
    words(124, 452, 'INSERT', 'start', 'code'),
  ],
}

/** How users inherit permissions from a group, and a service account has its own. */
export const permissions: PageDrawing = {
  label:
    'The user maria is a member of the group analysts. The group has the database permissions HTTP and PGWIRE, and SELECT on three ' +
    'of the four columns of the trades table. The service account feed belongs to no group and has HTTP and INSERT on trades itself.',
  wide,
  narrow,
}
