import type { DrawingForm, PageDrawing } from './page-drawing'
import { s } from 'hastscript'
import { arrow, bar, box, panel, words } from './shapes'

const PORTS = ['HTTP 9000', 'PGWire 8812', 'ILP 9009']
/** Left edge and width of each port in the narrow form. */
const NARROW_PORTS = [
  [1, 82],
  [91, 100],
  [199, 78],
]
const DISPATCHERS = ['Dispatchers', 'one per endpoint']

const wide: DrawingForm = {
  width: 720,
  height: 238,
  content: [
    ...PORTS.flatMap((port, at) => [
      bar({ x: 1, y: 14 + at * 42, width: 120, height: 30 }, port),
      arrow(`M121 ${29 + at * 42}H176`, { x: 178, y: 29 + at * 42, way: 'right' }),
    ]),
    box({ x: 180, y: 1, width: 150, height: 140 }, DISPATCHERS),
    arrow('M330 50H432', { x: 434, y: 50, way: 'right' }),
    words(382, 40, 'ready'),
    arrow('M436 104H334', { x: 332, y: 104, way: 'left' }, 'queries'),
    words(383, 94, 'must wait'),
    panel({ x: 436, y: 1, width: 283, height: 140 }, 'Shared workers'),
    ...['shared_0', 'shared_1', 'shared_2', 'shared_3'].map((name, at) =>
      bar({ x: 452 + (at % 2) * 130, y: 42 + Math.floor(at / 2) * 44, width: 121, height: 32 }, name, 'link'),
    ),
    bar({ x: 1, y: 194, width: 120, height: 30 }, 'Health 9003'),
    arrow('M121 209H176', { x: 178, y: 209, way: 'right' }),
    box({ x: 180, y: 184, width: 150, height: 50 }, ['Dispatcher']),
    arrow('M330 209H448', { x: 450, y: 209, way: 'right' }),
    words(390, 199, 'ready'),
    bar({ x: 452, y: 193, width: 121, height: 32 }, 'minhttp_0', 'link'),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 342,
  content: [
    ...PORTS.flatMap((port, at) => {
      const [left = 0, width = 0] = NARROW_PORTS[at] ?? []
      const middle = left + width / 2
      return [
        bar({ x: left, y: 1, width, height: 30 }, port),
        arrow(`M${middle} 31V54`, { x: middle, y: 56, way: 'down' }),
      ]
    }),
    box({ x: 1, y: 58, width: 276, height: 56 }, DISPATCHERS),
    arrow('M139 114V148', { x: 139, y: 150, way: 'down' }),
    words(151, 136, 'ready', 'start'),
    panel({ x: 1, y: 152, width: 276, height: 118 }, 'Shared workers'),
    ...['shared_0', 'shared_1', 'shared_2', 'shared_3'].map((name, at) =>
      bar({ x: 15 + (at % 2) * 128, y: 186 + Math.floor(at / 2) * 38, width: 120, height: 30 }, name, 'link'),
    ),
    arrow('M277 211H302V86H281', { x: 279, y: 86, way: 'left' }, 'queries'),
    s('text', { transform: 'translate(308 148) rotate(90)' }, 'must wait'),
    bar({ x: 1, y: 310, width: 100, height: 30 }, 'Health 9003'),
    arrow('M101 325H173', { x: 175, y: 325, way: 'right' }),
    words(137, 315, 'ready'),
    bar({ x: 177, y: 310, width: 100, height: 30 }, 'minhttp_0', 'link'),
  ],
}

/** How connections reach workers, and why the health check doesn't depend on them. */
export const networkingLayer: PageDrawing = {
  label:
    'Connections to the ports for HTTP, PGWire, and ILP are watched by one dispatcher per endpoint. Those that are ready go ' +
    'to the shared workers, and return to the dispatcher when they must wait for the client. The health check on port ' +
    '9003 has its own dispatcher and its own thread.',
  wide,
  narrow,
}
