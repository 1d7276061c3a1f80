import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, bars, box, file, panel, store, words } from './shapes'

const FEEDS = ['Feed handlers']
const PARTITIONS = ['past days', 'yesterday', 'today']

/** The two systems above each other; parts that do the same stand below each other. */
const wide: DrawingForm = {
  width: 720,
  height: 438,
  content: [
    panel({ x: 1, y: 1, width: 718, height: 224 }, 'kdb+tick'),
    box({ x: 13, y: 50, width: 112, height: 54 }, FEEDS),
    arrow('M125 77H156', { x: 158, y: 77, way: 'right' }),
    box({ x: 160, y: 50, width: 116, height: 54 }, ['Tickerplant']),
    arrow('M218 104V150', { x: 218, y: 152, way: 'down' }),
    file({ x: 160, y: 154, width: 116, height: 54 }, ['log file']),
    arrow('M276 77H316', { x: 318, y: 77, way: 'right' }),
    box({ x: 320, y: 46, width: 144, height: 62 }, ['Today', 'in memory'], 'accent'),
    words(519, 67, 'end of day'),
    arrow('M464 77H572', { x: 574, y: 77, way: 'right' }),
    store({ x: 576, y: 42, width: 131, height: 70 }, ['Past days', 'on disk']),
    arrow('M392 108V150', { x: 392, y: 152, way: 'down' }),
    arrow('M641 112V150', { x: 641, y: 152, way: 'down' }),
    box({ x: 320, y: 154, width: 387, height: 54 }, [
      'Gateway',
      'queries one or both, and combines the results',
    ]),
    panel({ x: 1, y: 237, width: 718, height: 200 }, 'QuestDB'),
    box({ x: 13, y: 271, width: 112, height: 54 }, FEEDS),
    arrow('M125 298H156', { x: 158, y: 298, way: 'right' }),
    file({ x: 160, y: 271, width: 116, height: 54 }, ['WAL', 'write-ahead log']),
    arrow('M276 298H316', { x: 318, y: 298, way: 'right' }),
    box({ x: 320, y: 260, width: 387, height: 76 }, []),
    words(513, 284, 'One table on disk', 'name'),
    ...bars(PARTITIONS.slice(0, 2), { x: 332, y: 294, width: 115, height: 28 }, { x: 124 }, 'link'),
    bar({ x: 580, y: 294, width: 115, height: 28 }, 'today', 'accent'),
    arrow('M513 336V364', { x: 513, y: 366, way: 'down' }),
    box({ x: 320, y: 368, width: 387, height: 54 }, ['SQL', 'queries one table']),
  ],
}

/** The same from top to bottom. */
const narrow: DrawingForm = {
  width: 320,
  height: 644,
  content: [
    panel({ x: 1, y: 1, width: 318, height: 346 }, 'kdb+tick'),
    box({ x: 13, y: 34, width: 136, height: 44 }, FEEDS),
    arrow('M149 56H168', { x: 169, y: 56, way: 'right' }),
    box({ x: 171, y: 34, width: 136, height: 44 }, ['Tickerplant']),
    arrow('M262 78V106', { x: 262, y: 108, way: 'down' }),
    file({ x: 217, y: 110, width: 90, height: 44 }, ['log file']),
    arrow('M190 78V124Q190 132 182 132H89Q81 132 81 140V186', { x: 81, y: 188, way: 'down' }),
    box({ x: 13, y: 190, width: 136, height: 60 }, ['Today', 'in memory'], 'accent'),
    arrow('M149 220H168', { x: 169, y: 220, way: 'right' }),
    words(239, 176, 'end of day'),
    store({ x: 171, y: 186, width: 136, height: 68 }, ['Past days', 'on disk']),
    arrow('M81 250V278', { x: 81, y: 280, way: 'down' }),
    arrow('M239 254V278', { x: 239, y: 280, way: 'down' }),
    box({ x: 13, y: 282, width: 294, height: 52 }, ['Gateway', 'queries one or both, combines results']),
    panel({ x: 1, y: 359, width: 318, height: 284 }, 'QuestDB'),
    box({ x: 13, y: 392, width: 136, height: 52 }, FEEDS),
    arrow('M149 418H168', { x: 169, y: 418, way: 'right' }),
    file({ x: 171, y: 392, width: 136, height: 52 }, ['WAL', 'write-ahead log']),
    arrow('M239 444V468', { x: 239, y: 470, way: 'down' }),
    box({ x: 13, y: 472, width: 294, height: 76 }, []),
    words(160, 496, 'One table on disk', 'name'),
    ...bars(PARTITIONS.slice(0, 2), { x: 23, y: 506, width: 88, height: 28 }, { x: 93 }, 'link'),
    bar({ x: 209, y: 506, width: 88, height: 28 }, 'today', 'accent'),
    arrow('M160 548V576', { x: 160, y: 578, way: 'down' }),
    box({ x: 13, y: 580, width: 294, height: 50 }, ['SQL', 'queries one table']),
  ],
}

/** Where kdb+tick and QuestDB keep the current day and past days, and what queries them. */
export const tickArchitecture: PageDrawing = {
  label:
    'In kdb+tick, feed handlers send messages to the tickerplant, which writes a log file and feeds a database with the current ' +
    'day in memory. At the end of the day, this moves to a database on disk. A gateway queries one or both. In QuestDB, feed ' +
    'handlers write to a write-ahead log, which is merged into one table of partitions from past days to today, and SQL queries this table.',
  wide,
  narrow,
}
