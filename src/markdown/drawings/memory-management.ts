import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, box, file, panel } from './shapes'

const HEAP = ['Java heap', 'connections, plans', 'up to -Xmx']
const NATIVE = ['Native memory', 'sorts, groups, joins', 'ram.usage.limit.*']
const MAPPED = ['Mapped files', 'columns, log', 'no limit']
const COLUMN = ['price.d', 'on disk']

const wide: DrawingForm = {
  width: 720,
  height: 172,
  content: [
    panel({ x: 1, y: 1, width: 490, height: 170 }, 'Server process'),
    box({ x: 15, y: 40, width: 146, height: 112 }, HEAP),
    box({ x: 173, y: 40, width: 146, height: 112 }, NATIVE),
    box({ x: 331, y: 40, width: 146, height: 112 }, MAPPED),
    panel({ x: 548, y: 1, width: 171, height: 170 }, 'Operating system'),
    arrow('M477 58H560', { x: 562, y: 58, way: 'right' }, 'queries'),
    bar({ x: 564, y: 40, width: 139, height: 36 }, 'page cache', 'link'),
    arrow('M634 98V80', { x: 634, y: 78, way: 'up' }),
    file({ x: 564, y: 100, width: 139, height: 56 }, COLUMN),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 488,
  content: [
    panel({ x: 30, y: 1, width: 260, height: 296 }, 'Server process'),
    box({ x: 46, y: 36, width: 228, height: 76 }, HEAP),
    box({ x: 46, y: 122, width: 228, height: 76 }, NATIVE),
    box({ x: 46, y: 208, width: 228, height: 76 }, MAPPED),
    panel({ x: 30, y: 326, width: 260, height: 160 }, 'Operating system'),
    arrow('M204 284V358', { x: 204, y: 360, way: 'down' }, 'queries'),
    bar({ x: 46, y: 362, width: 228, height: 34 }, 'page cache', 'link'),
    arrow('M160 416V400', { x: 160, y: 398, way: 'up' }),
    file({ x: 46, y: 418, width: 228, height: 54 }, COLUMN),
  ],
}

/** The three kinds of memory of the server process, and the page cache behind the third. */
export const memoryManagement: PageDrawing = {
  label:
    'The server process uses three kinds of memory: the Java heap, limited by -Xmx; native memory for sorts, groups, and ' +
    'joins, limited by ram.usage.limit; and mapped files without a limit. Mapped files refer to the page cache of the ' +
    'operating system, which is loaded from column files on disk.',
  wide,
  narrow,
}
