import type { Element } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { axis, bar, words } from './shapes'

const DAYS = ['July 1', 'July 2', 'July 3', 'July 4', 'July 5', 'July 6']

/** Days next to one another; the first ones have expired. */
function days(x: number, y: number, width: number, gap: number, expired: number, names = DAYS): Element[] {
  return names.map((day, at) =>
    bar({ x: x + at * (width + gap), y, width, height: 32 }, day, at < expired ? 'removed' : 'added'),
  )
}

const wide: DrawingForm = {
  width: 720,
  height: 188,
  content: [
    words(1, 15, 'TTL 3 DAYS', 'start', 'label'),
    ...days(1, 28, 113, 8, 2),
    axis(285, 648, 74, [
      [285, 'July 3, 09:00'],
      [648, 'newest row'],
    ]),
    words(466, 94, '3 days'),
    words(1, 141, 'After one row from 2031', 'start', 'label'),
    ...days(1, 154, 82, 8, 6),
    words(570, 174, '…'),
    bar({ x: 600, y: 154, width: 119, height: 32 }, 'July 3, 2031', 'accent'),
  ],
}

const SHORT = ['1', '2', '3', '4', '5', '6']

const narrow: DrawingForm = {
  width: 320,
  height: 188,
  content: [
    words(1, 15, 'TTL 3 DAYS, days of July', 'start', 'label'),
    ...days(1, 28, 48, 6, 2, SHORT),
    axis(127, 289, 74, [
      [127, 'July 3, 09:00'],
      [289, ''],
    ]),
    words(319, 94, 'newest row', 'end', 'code'),
    words(1, 141, 'After one row from 2031', 'start', 'label'),
    ...days(1, 154, 26, 5, 6, SHORT),
    words(200, 174, '…'),
    bar({ x: 216, y: 154, width: 103, height: 32 }, 'July 3, 2031', 'accent'),
  ],
}

/** Which partitions expire, and what a row from the future does. */
export const ttl: PageDrawing = {
  label:
    'Daily partitions from July 1 to July 6. The newest row is from July 6, 09:00, and the TTL of three days reaches back ' +
    'to July 3, 09:00, so July 1 and July 2 have expired. After one row from 2031, all six days have expired.',
  wide,
  narrow,
}
