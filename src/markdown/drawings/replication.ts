import { s } from 'hastscript'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, box, store, words } from './shapes'

const PEOPLE = ['Users', 'single sign-on,', 'groups']
const PROGRAMS = ['Applications', 'service accounts,', 'tokens']
const REPLICA = ['Replica', 'read-only']

/** From left to right: clients, TLS, primary, object storage, replicas; queries go below them. */
const wide: DrawingForm = {
  width: 720,
  height: 276,
  content: [
    s('rect', { className: ['gate'], x: 162, y: 2, width: 44, height: 272, rx: 8 }),
    words(184, 122.5, 'TLS', 'name', 'gate-name'),
    arrow('M144 56H234', { x: 234, y: 56, way: 'right' }),
    arrow('M144 180H234', { x: 234, y: 180, way: 'right' }),
    arrow('M72 218V248H660V220', { x: 660, y: 220, way: 'up' }, 'queries'),
    words(306, 266, 'queries'),
    box({ x: 1, y: 18, width: 143, height: 76 }, PEOPLE),
    box({ x: 1, y: 142, width: 143, height: 76 }, PROGRAMS),
    box(
      { x: 236, y: 18, width: 140, height: 200 },
      ['Primary', 'reads and writes,', 'permissions by', 'table and column'],
      'primary',
    ),
    arrow('M376 118H422', { x: 422, y: 118, way: 'right' }),
    words(397, 108, 'log'),
    store({ x: 424, y: 72, width: 142, height: 92 }, ['Object storage']),
    arrow('M566 118C592 118 574 46 600 46', { x: 604, y: 46, way: 'right' }),
    arrow('M566 118H604', { x: 604, y: 118, way: 'right' }),
    arrow('M566 118C592 118 574 190 600 190', { x: 604, y: 190, way: 'right' }),
    box({ x: 606, y: 18, width: 113, height: 56 }, REPLICA),
    box({ x: 606, y: 90, width: 113, height: 56 }, REPLICA),
    box({ x: 606, y: 162, width: 113, height: 56 }, REPLICA),
  ],
}

/** The same from top to bottom; queries go along the right edge. */
const narrow: DrawingForm = {
  width: 320,
  height: 448,
  content: [
    s('rect', { className: ['gate'], x: 1, y: 102, width: 318, height: 30, rx: 8 }),
    words(142, 122, 'TLS', 'name', 'gate-name'),
    arrow('M68 82V152', { x: 68, y: 152, way: 'down' }),
    arrow('M216 82V152', { x: 216, y: 152, way: 'down' }),
    arrow('M284 44H300V416H286', { x: 286, y: 416, way: 'left' }, 'queries'),
    s('text', { transform: 'translate(307 248) rotate(90)' }, 'queries'),
    box({ x: 1, y: 6, width: 134, height: 76 }, PEOPLE),
    box({ x: 149, y: 6, width: 134, height: 76 }, PROGRAMS),
    box(
      { x: 1, y: 154, width: 282, height: 78 },
      ['Primary', 'reads and writes,', 'permissions by table and column'],
      'primary',
    ),
    arrow('M142 232V266', { x: 142, y: 266, way: 'down' }),
    words(154, 254, 'log', 'start'),
    store({ x: 62, y: 268, width: 160, height: 64 }, ['Object storage']),
    arrow('M142 332C142 362 44 348 44 382', { x: 44, y: 386, way: 'down' }),
    arrow('M142 332V386', { x: 142, y: 386, way: 'down' }),
    arrow('M142 332C142 362 240 348 240 382', { x: 240, y: 386, way: 'down' }),
    box({ x: 1, y: 388, width: 86, height: 56 }, REPLICA),
    box({ x: 99, y: 388, width: 86, height: 56 }, REPLICA),
    box({ x: 197, y: 388, width: 86, height: 56 }, REPLICA),
  ],
}

/** How clients, a primary, object storage and replicas of QuestDB Enterprise hang together. */
export const replication: PageDrawing = {
  label:
    'Users with single sign-on and applications with service accounts connect to the primary over TLS. The primary uploads ' +
    'its log to object storage, three read-only replicas download it from there, and queries can also run on replicas.',
  wide,
  narrow,
}
