import type { ElementContent } from 'hast'
import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, bars, file, panel, words, type Place } from './shapes'

const NONE = (count: number): string[] => Array<string>(count).fill('')
const COLUMNS = ['timestamp', 'host', 'usage']
const SERIES = ['cpu,host=a', 'cpu,host=b', 'cpu,host=c']

/** Names of three rows, with bars on their right. */
function lanes(
  { x, y, width }: Pick<Place, 'x' | 'y' | 'width'>,
  names: readonly string[],
  parts: number,
  kind: string,
): ElementContent[] {
  const step = (width - 90) / parts
  return names.flatMap((name, row) => [
    words(x, y + 15 + row * 26, name, 'start', 'code'),
    ...bars(NONE(parts), { x: x + 90, y: y + row * 26, width: step - 6, height: 20 }, { x: step }, kind),
  ])
}

/** Many files along the time, each with all columns. */
function files({ x, y, width }: Pick<Place, 'x' | 'y' | 'width'>): ElementContent[] {
  const step = width / 18
  return bars(NONE(18), { x, y, width: step - 4, height: 46 }, { x: step }, 'link')
}

const wide: DrawingForm = {
  width: 720,
  height: 378,
  content: [
    panel({ x: 1, y: 1, width: 718, height: 120 }, 'QuestDB'),
    file({ x: 13, y: 44, width: 128, height: 56 }, ['WAL', 'write-ahead log']),
    arrow('M141 72H192', { x: 194, y: 72, way: 'right' }),
    words(707, 22, 'one file per column and day', 'end'),
    ...lanes({ x: 206, y: 36, width: 507 }, COLUMNS, 3, 'accent'),
    panel({ x: 1, y: 130, width: 718, height: 120 }, 'InfluxDB 2'),
    file({ x: 13, y: 173, width: 128, height: 56 }, ['WAL', 'and cache']),
    arrow('M141 201H192', { x: 194, y: 201, way: 'right' }),
    words(707, 151, 'TSM files, values of each series together', 'end'),
    ...lanes({ x: 206, y: 165, width: 507 }, SERIES, 1, 'link'),
    panel({ x: 1, y: 259, width: 718, height: 118 }, 'InfluxDB 3'),
    file({ x: 13, y: 302, width: 128, height: 56 }, ['WAL', 'write-ahead log']),
    arrow('M141 330H192', { x: 194, y: 330, way: 'right' }),
    words(707, 280, 'Parquet files of ten minutes', 'end'),
    ...files({ x: 206, y: 307, width: 505 }),
  ],
}

const narrow: DrawingForm = {
  width: 320,
  height: 616,
  content: [
    panel({ x: 1, y: 1, width: 318, height: 208 }, 'QuestDB'),
    bar({ x: 13, y: 34, width: 294, height: 28 }, 'write-ahead log'),
    arrow('M160 62V88', { x: 160, y: 90, way: 'down' }),
    ...lanes({ x: 13, y: 96, width: 300 }, COLUMNS, 3, 'accent'),
    words(160, 196, 'one file per column and day'),
    panel({ x: 1, y: 219, width: 318, height: 208 }, 'InfluxDB 2'),
    bar({ x: 13, y: 252, width: 294, height: 28 }, 'log and cache'),
    arrow('M160 280V306', { x: 160, y: 308, way: 'down' }),
    ...lanes({ x: 13, y: 314, width: 300 }, SERIES, 1, 'link'),
    words(160, 414, 'TSM files, values of each series together'),
    panel({ x: 1, y: 437, width: 318, height: 178 }, 'InfluxDB 3'),
    bar({ x: 13, y: 470, width: 294, height: 28 }, 'write-ahead log'),
    arrow('M160 498V524', { x: 160, y: 526, way: 'down' }),
    ...files({ x: 13, y: 532, width: 298 }),
    words(160, 602, 'Parquet files of ten minutes'),
  ],
}

/** Write paths of QuestDB, InfluxDB 2, and InfluxDB 3, and how each of them divides the data into files. */
export const influxdbStorage: PageDrawing = {
  label:
    'QuestDB writes to a write-ahead log, and then to one file for each column and day. InfluxDB 2 writes to a log and a cache, ' +
    'and then to TSM files, which store the values of each series together, for example of host a. InfluxDB 3 writes to a ' +
    'write-ahead log, and then to many Parquet files, each of ten minutes.',
  wide,
  narrow,
}
