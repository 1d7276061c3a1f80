import type { DrawingForm, PageDrawing } from './page-drawing'
import { arrow, bar, bars, box, panel, words, type Place } from './shapes'

/** An edge of the system: what is connected, examples of it, and the protocol. */
type Neighbor = readonly [name: string, examples: string, protocol: string]

const SOURCES: readonly Neighbor[] = [
  ['Applications', 'client libraries', 'ILP'],
  ['Streams', 'Kafka, Flink', 'ILP'],
  ['Metrics', 'Telegraf', 'ILP'],
  ['Files', 'CSV upload', 'HTTP'],
]
const READERS: readonly Neighbor[] = [
  ['Dashboards', 'Grafana, Superset', 'PGWire'],
  ['Data science', 'pandas, Polars', 'PGWire'],
  ['Applications', 'JDBC, psycopg', 'PGWire'],
  ['Web Console', 'in the browser', 'HTTP'],
]
/** Rows in the log, which aren't sorted, and clauses of queries. */
const LOG = ['10:02', '10:00', '10:03', '10:01']
const CLAUSES = ['SAMPLE BY', 'ASOF JOIN', 'LATEST ON', 'GROUP BY']
/** Partitions from the oldest to the current one. */
const PARTITIONS = ['June, Parquet', 'July 1', 'July 2', 'July 3']
const NARROW_PARTITIONS = ['Parquet', ...PARTITIONS.slice(1)]

/** Draws partitions side by side or above each other; rows are added to the last one. */
const partitions = (texts: readonly string[], first: Place, step: { x?: number; y?: number }) => [
  ...bars(texts.slice(0, -1), first, step, 'link'),
  bar(
    { ...first, x: first.x + 3 * (step.x ?? 0), y: first.y + 3 * (step.y ?? 0) },
    texts.at(-1) ?? '',
    'accent',
  ),
]

/** Distance between two neighbors in the wide form, and their height. */
const ROW = 72
const HEIGHT = 56

/** A part of the server in the wide form: its name and a line above its bars, and two lines below them. */
const part = (x: number, width: number, [name = '', ...lines]: readonly string[], ...classes: string[]) => [
  box({ x, y: 38, width, height: 222 }, [], ...classes),
  words(x + width / 2, 62, name, 'name'),
  ...lines.map((text, at) => words(x + width / 2, [81, 234, 251][at] ?? 0, text)),
]
/** Place of the first bar in a part, and the distance to the next one. */
const inPart = (x: number, width: number) => ({ x: x + 8, y: 96, width: width - 16, height: 26 })
const DOWN = { y: 31 }

const wide: DrawingForm = {
  width: 720,
  height: 274,
  content: [
    ...SOURCES.flatMap(([name, examples, protocol], at) => {
      const y = 1 + at * ROW
      return [
        box({ x: 1, y, width: 114, height: HEIGHT }, [name, examples]),
        arrow(`M115 ${y + 28}H165`, { x: 167, y: y + 28, way: 'right' }),
        words(141, y + 18, protocol),
      ]
    }),
    panel({ x: 169, y: 1, width: 358, height: 272 }, 'QuestDB'),
    ...part(181, 74, ['WAL', 'unsorted', 'in order of', 'arrival']),
    ...bars(LOG, inPart(181, 74), DOWN),
    arrow('M255 149H273', { x: 275, y: 149, way: 'right' }),
    ...part(277, 114, ['Table', 'sorted by time', 'one file per', 'column and day'], 'accent'),
    ...partitions(PARTITIONS, inPart(277, 114), DOWN),
    arrow('M391 149H407', { x: 409, y: 149, way: 'right' }),
    ...part(411, 104, ['SQL', 'for time series', 'runs in', 'parallel']),
    ...bars(CLAUSES, inPart(411, 104), DOWN),
    ...READERS.flatMap(([name, examples, protocol], at) => {
      const y = 1 + at * ROW
      return [
        box({ x: 589, y, width: 130, height: HEIGHT }, [name, examples]),
        arrow(`M527 ${y + 28}H585`, { x: 587, y: y + 28, way: 'right' }),
        words(556, y + 18, protocol),
      ]
    }),
  ],
}

/** Draws neighbors in two columns. */
const pairs = (neighbors: readonly Neighbor[], y: number) =>
  neighbors.map(([name, examples], at) =>
    box({ x: 1 + (at % 2) * 163, y: y + Math.floor(at / 2) * 60, width: 155, height: 52 }, [name, examples]),
  )

const narrow: DrawingForm = {
  width: 320,
  height: 676,
  content: [
    ...pairs(SOURCES, 1),
    arrow('M160 113V143', { x: 160, y: 145, way: 'down' }),
    words(172, 134, 'ILP, HTTP', 'start'),
    panel({ x: 1, y: 147, width: 318, height: 382 }, 'QuestDB'),
    box({ x: 13, y: 180, width: 294, height: 84 }, []),
    words(160, 205, 'WAL, in order of arrival', 'name'),
    ...bars(LOG, { x: 25, y: 220, width: 63, height: 30 }, { x: 69 }),
    arrow('M160 264V290', { x: 160, y: 292, way: 'down' }),
    words(172, 283, 'sort, deduplicate', 'start'),
    box({ x: 13, y: 294, width: 294, height: 110 }, [], 'accent'),
    words(160, 319, 'Table, sorted by time', 'name'),
    ...partitions(NARROW_PARTITIONS, { x: 25, y: 334, width: 63, height: 30 }, { x: 69 }),
    words(160, 388, 'one file per column and day'),
    arrow('M160 404V428', { x: 160, y: 430, way: 'down' }),
    box({ x: 13, y: 432, width: 294, height: 84 }, []),
    words(160, 457, 'SQL for time series', 'name'),
    ...bars(CLAUSES.slice(0, 3), { x: 25, y: 472, width: 86, height: 30 }, { x: 92 }),
    arrow('M160 529V559', { x: 160, y: 561, way: 'down' }),
    words(172, 550, 'PGWire, HTTP', 'start'),
    ...pairs(READERS, 563),
  ],
}

/** How QuestDB fits into a system: what writes to it, how it stores rows, and what queries it. */
export const systemOverview: PageDrawing = {
  label:
    'Applications with client libraries, streams such as Kafka and Flink, and metrics from Telegraf reach QuestDB over ' +
    'ILP, and CSV files over HTTP. QuestDB appends rows to the write-ahead log (WAL) unsorted, in order of arrival, and ' +
    'then stores them in a table sorted by time, with one file per column and day and older partitions in Parquet. SQL, ' +
    'extended for time series with clauses such as SAMPLE BY, ASOF JOIN, and LATEST ON, runs in parallel. Dashboards such ' +
    'as Grafana and Superset, pandas, Polars, and applications using JDBC or psycopg query it over PGWire, and the Web ' +
    'Console over HTTP.',
  wide,
  narrow,
}
