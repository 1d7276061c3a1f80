import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, box, file, panel, store, words } from './shapes'

/** Browser on the left, server on the right; each line is one kind of request. */
const wide: DrawingForm = {
  width: 720,
  height: 350,
  content: [
    panel({ x: 1, y: 1, width: 226, height: 348 }, 'Browser'),
    box(
      { x: 17, y: 36, width: 194, height: 192 },
      ['Web Console', 'editor, grid, chart,', 'import, metrics'],
      'primary',
    ),
    store({ x: 17, y: 256, width: 194, height: 78 }, ['IndexedDB', 'and local storage']),
    arrow('M114 228V254', { x: 114, y: 254, way: 'down' }),
    panel({ x: 417, y: 1, width: 302, height: 348 }, 'QuestDB, port 9000'),
    file({ x: 433, y: 36, width: 128, height: 56 }, ['public/', 'static files']),
    box({ x: 433, y: 108, width: 128, height: 120 }, ['REST API']),
    box({ x: 433, y: 256, width: 128, height: 78 }, ['Settings', 'and warnings']),
    store({ x: 591, y: 108, width: 112, height: 120 }, ['Database']),
    arrow('M561 168H589', { x: 589, y: 168, way: 'right' }),
    arrow('M431 64H213', { x: 213, y: 64, way: 'left' }),
    words(322, 56, 'index.html, scripts', 'code'),
    arrow('M211 128H431', { x: 431, y: 128, way: 'right' }),
    words(322, 120, '/exec  SQL', 'code'),
    arrow('M211 168H431', { x: 431, y: 168, way: 'right' }),
    words(322, 160, '/chk, /imp  CSV file', 'code'),
    arrow('M431 208H213', { x: 213, y: 208, way: 'left' }),
    words(322, 200, '/exp  CSV file', 'code'),
    arrow('M211 220H236V295H431', { x: 431, y: 295, way: 'right' }),
    words(332, 287, '/settings, /warnings', 'code'),
  ],
}

/** The same with the browser above the server. */
const narrow: DrawingForm = {
  width: 320,
  height: 470,
  content: [
    panel({ x: 1, y: 1, width: 318, height: 126 }, 'Browser'),
    box({ x: 13, y: 34, width: 140, height: 80 }, ['Web Console', 'editor, grid,', 'chart'], 'primary'),
    arrow('M153 74H173', { x: 173, y: 74, way: 'right' }),
    store({ x: 175, y: 34, width: 132, height: 80 }, ['IndexedDB', 'tabs, queries']),
    panel({ x: 1, y: 202, width: 318, height: 267 }, ''),
    file({ x: 13, y: 262, width: 84, height: 80 }, ['public/']),
    box({ x: 113, y: 262, width: 94, height: 80 }, ['REST API']),
    box({ x: 223, y: 262, width: 84, height: 80 }, ['Settings']),
    arrow('M24 262V129', { x: 24, y: 129, way: 'up' }),
    words(32, 168, 'index.html', 'start', 'code'),
    arrow('M130 127V260', { x: 130, y: 260, way: 'down' }),
    words(138, 158, '/exec /chk', 'start', 'code'),
    words(138, 178, '/imp /exp', 'start', 'code'),
    arrow('M236 127V260', { x: 236, y: 260, way: 'down' }),
    words(244, 158, '/settings', 'start', 'code'),
    words(244, 178, '/warnings', 'start', 'code'),
    arrow('M160 342V374', { x: 160, y: 374, way: 'down' }),
    store({ x: 80, y: 376, width: 160, height: 52 }, ['Database']),
    words(160, 454, 'QuestDB, port 9000', 'label'),
  ],
}

/** What the console of a server exchanges with it, and where both store their state. */
export const webConsole: PageDrawing = {
  label:
    'The browser loads the console as static files from the public directory of the server. The console then runs SQL through ' +
    '/exec, imports and exports files through /chk, /imp, and /exp, and reads /settings and /warnings. Tabs and queries are ' +
    'stored in the browser.',
  wide,
  narrow,
}
