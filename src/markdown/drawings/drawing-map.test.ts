import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DRAWINGS } from './drawing-map'
import {
  along,
  classesOf,
  depth,
  geometryOf,
  margin,
  overlap,
  STYLE_SHEET,
  toEdge,
  toLine,
  type DrawnArea,
  type DrawnArrow,
  type DrawnText,
  type Geometry,
  type Point,
} from './test-geometry'
import type { DrawingForm } from './page-drawing'
import type { Place } from './shapes'

const DRAWN = Object.entries(DRAWINGS)

interface Form extends DrawingForm, Geometry {
  name: string
  form: 'wide' | 'narrow'
  /** Texts that are not empty. */
  shown: readonly DrawnText[]
}

const FORMS = DRAWN.flatMap(([name, drawing]) =>
  (['wide', 'narrow'] as const).map((form): Form => {
    const drawn = geometryOf(drawing[form])
    return { name, form, ...drawing[form], ...drawn, shown: drawn.texts.filter(({ text }) => text !== '') }
  }),
)

/** All violations of a rule, each with the drawing and the form. */
const faults = (find: (form: Form) => readonly unknown[]): string[] =>
  FORMS.flatMap((form) => find(form).map((fault) => `${form.name}, ${form.form}: ${String(fault)}`))

/** Classes that mark a shape or a text. */
const LOOKS = new Set('accent link added removed muted primary code name label faint'.split(' '))

/** How many exceptions from a rule each form of a drawing has. */
type Exceptions = Readonly<Record<string, { wide: number; narrow: number; why: string }>>

/** Texts that are empty on purpose. */
const EMPTY_TEXTS: Exceptions = {
  'array-views': { wide: 3, narrow: 3, why: 'a view has its name at the top left and not in the middle' },
  'influxdb-export': { wide: 6, narrow: 6, why: 'fields that a line of the export does not have' },
  permissions: { wide: 1, narrow: 1, why: 'no permission on the fourth column' },
  'system-overview': { wide: 3, narrow: 3, why: 'the parts of the server have their names above their bars' },
  'tick-architecture': { wide: 1, narrow: 1, why: 'the box of the table has its name above its partitions' },
  ttl: { wide: 0, narrow: 1, why: 'the text of the second tick would not fit in the middle below it' },
  'web-console': { wide: 0, narrow: 1, why: 'the name of the server is below its boxes' },
}

/** Shapes of an unmarked kind have an empty class. */
const EMPTY_CLASSES = new Set(['index-blocks', 'partition-files', 'write-and-query'])

/** Ends of arrows that are at nothing that is drawn. */
const FREE_ENDS: Exceptions = {
  'influxdb-storage': {
    wide: 1,
    narrow: 0,
    why: 'all three arrows end 12 units before the files, where the names of two begin',
  },
  'replication-uploads': {
    wide: 2,
    narrow: 0,
    why: 'the arrow is as long as the time in which the segment grows',
  },
  'security-layers': { wide: 1, narrow: 0, why: 'the request comes from outside' },
  'time-ordered-reads': { wide: 4, narrow: 4, why: 'arrows come from rows of a table that is not drawn' },
  'view-refresh': { wide: 1, narrow: 2, why: 'arrows start in the middle of several dots, and below a text' },
}

/** Texts that look different in the narrow form. */
const OTHER_LOOKS: Readonly<Record<string, string>> = {
  'primary-migration': 'the object store is a bar across the narrow drawing, so its name is no label',
  'security-layers': 'the two columns become lines of panels',
}

/** Names in a drawing that its label has no need to mention. */
const NOT_IN_LABEL: Readonly<Record<string, string>> = {
  'asof-match': 'joined',
  'data-ingestion': 'before txn time value',
  deduplication: 'kwh after commit',
  'geohash-cells': 'each',
  'index-blocks': 'key',
  'influxdb-export': 'influx_weather station temp hum status weather',
  'influxdb-storage': 'wal',
  'jit-filter': 'other read only for these',
  'multi-primary': 'txn',
  observability: 'liveness history',
  permissions: 'grants timestamp symbol price',
  'primary-migration': 'logs wal segments',
  'query-tracing': 'principal',
  'replication-data': 'txn_seq',
  'replication-transaction': 'loss',
  'row-and-column-chunks': 'insert line protocol',
  'storage-model': 'query symbols',
  'symbol-dictionary': 'query timestamp column string',
  'system-overview': 'data science june group',
  'table-on-disk': 'humidity',
  'tick-architecture': 'wal yesterday',
  'time-ordered-reads': 'prevailing',
  'web-console': 'web indexeddb rest api database',
  'write-ahead-log': 'txn',
  'write-and-query': 'per sql applications',
}

/** Words that the narrow form has no room for, and that are not in the label either. */
const ONLY_WIDE: Readonly<Record<string, string>> = {
  'asof-match': 'joined with their bids 02 06',
  'geohash-cells': 'are',
  'index-blocks': 'capacity',
  'influxdb-export': '1751328000000000000',
  'influxdb-storage': 'wal',
  'interval-scan': '07-07 07-12 000000 sensor columns that uses',
  'jit-filter': 'frame 3 other read only for these',
  'multi-primary': 'up down',
  'oidc-flow': 'login authorization access id refresh request if permit',
  'primary-migration': 'transaction logs wal segments uploads',
  'query-engine': 'frame 3',
  'replication-data': 'reads writes',
  'rows-in-time-order': '2025-07-01 2025-07-02',
  'symbol-dictionary': 'column stored once',
  'system-overview': 'june group',
  'view-refresh': 'affected',
  'web-console': 'import metrics local storage scripts csv file',
}

/** Words that are only in the narrow form. */
const ONLY_NARROW: Readonly<Record<string, string>> = {
  'geohash-cells': 'it',
  'partition-files': 'not read',
  'primary-migration': 'primary- catchup-uploads',
  'system-overview': 'sort deduplicate',
}

/** Properties of each element that drawings may have: no ids, and no colors and fonts, which the style sheet defines. */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  g: ['className'],
  rect: ['className', 'x', 'y', 'width', 'height', 'rx'],
  path: ['className', 'd', 'transform'],
  circle: ['className', 'cx', 'cy', 'r'],
  text: ['className', 'x', 'y', 'transform'],
}

/** Classes that the style sheet names. */
const STYLED = new Set([...STYLE_SHEET.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name))

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu) ?? []

/** The looks of each text of a form: its own classes, and those of the shapes around it. */
function looksOf({ elements }: Geometry): Map<string, Set<string>> {
  const looks = new Map<string, Set<string>>()
  for (const [element, parents] of elements) {
    const [child] = element.children
    if (element.tagName !== 'text' || child?.type !== 'text' || child.value === '') continue
    const classes = [...parents, element].flatMap(classesOf).filter((name) => LOOKS.has(name))
    looks.set(child.value, (looks.get(child.value) ?? new Set()).add([...new Set(classes)].sort().join(' ')))
  }
  return looks
}

/** Words in the headings of a form, in the names of its boxes, and in its bars, without short ones, numbers, and files. */
function namesOf({ shown, areas }: Form): string[] {
  const headings = shown.filter(({ classes }) => classes.includes('name') || classes.includes('label'))
  const bars = areas.filter(({ kind }) => kind === 'bar').flatMap(({ texts }) => texts)
  return [...headings, ...bars]
    .filter(({ text }) => !/\d|\.\w/.test(text))
    .flatMap(({ text }) => wordsOf(text))
    .filter((word) => word.length > 2)
}

/** Distance from a point to the edge of the nearest shape. */
const gap = (point: Point, { areas }: Geometry): number =>
  Math.min(...areas.map(({ place }) => toEdge(point, place)))

/** Whether an end of an arrow is at something: a shape, a text, a dot, a line of time, or another arrow. */
function isAttached(point: Point, arrow: DrawnArrow, drawn: Geometry): boolean {
  const { texts, arrows, lines, dots } = drawn
  return (
    gap(point, drawn) <= 8 ||
    texts.some(({ text, place }) => text !== '' && toEdge(point, place) <= 12) ||
    dots.some(({ point: [x, y] }) => Math.hypot(x - point[0], y - point[1]) <= 8) ||
    lines.some((line) => toLine(point, line) <= 0.5) ||
    arrows.some((other) => other !== arrow && toLine(point, other.line) <= 1)
  )
}

/** Whether an arrow is in the middle between two shapes, without touching either. */
function isBetween({ line, tip }: DrawnArrow, drawn: Geometry): boolean {
  const gaps = [line[0], tip].map((point) => (point ? gap(point, drawn) : NaN))
  const [before = NaN, after = NaN] = gaps
  return Math.abs(before - after) <= 2 && Math.max(before, after) <= 15
}

const at = ({ kind, place: { x, y } }: DrawnArea): string => `${kind} at ${x}, ${y}`
const textOf = ({ text }: DrawnText): string => text

/** The pairs of a list, each once. */
const pairs = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]))

/** How deep the points of a line reach into a rectangle. */
const reach = (points: readonly Point[], place: Place): number =>
  Math.max(...points.map((point) => depth(point, place)))

/** Words of some texts that are neither in other texts nor in the label. */
function missing(texts: readonly DrawnText[], others: readonly DrawnText[], label: string): string {
  const known = [...others.map(textOf), label].flatMap(wordsOf)
  return [...new Set(texts.map(textOf).flatMap(wordsOf))].filter((word) => !known.includes(word)).join(' ')
}

describe('the map of drawings', () => {
  it('has every drawing of the folder, by the name of its file', () => {
    const files = fs
      .readdirSync(import.meta.dirname)
      .filter((file) => !/^test-|\.test\.ts$/.test(file))
      .map((file) => path.basename(file, '.ts'))
      .filter((file) => !['drawing-map', 'page-drawing', 'shapes'].includes(file))
    expect(DRAWN.map(([name]) => name).sort()).toEqual(files.sort())
  })
})

describe('every drawing', () => {
  it('has a label of full sentences, of its own, for those who do not see it', () => {
    const labels = DRAWN.map(([, { label }]) => label)
    expect(labels.filter((label) => !/^[A-Z].{60,}\.$/.test(label))).toEqual([])
    expect(labels.filter((label) => / {2}|,\S|[a-z]\.[A-Z]/.test(label))).toEqual([])
    expect(new Set(labels).size).toBe(DRAWN.length)
  })

  it('mentions in its label what has a name in the drawing', () => {
    const silent: Record<string, string> = {}
    for (const [name, { label }] of DRAWN) {
      const spoken = wordsOf(label)
      const names = FORMS.filter((form) => form.name === name).flatMap(namesOf)
      const unknown = names.filter((word) => !spoken.some((other) => other.startsWith(word.slice(0, 4))))
      if (unknown.length > 0) silent[name] = [...new Set(unknown)].join(' ')
    }
    expect(silent).toEqual(NOT_IN_LABEL)
  })

  it('is made for a column of text and for a phone', () => {
    expect(faults(({ form, width }) => (width === (form === 'wide' ? 720 : 320) ? [] : [width]))).toEqual([])
  })

  it('shows the same in both forms, apart from details that don’t fit on a phone', () => {
    const onlyWide: Record<string, string> = {}
    const onlyNarrow: Record<string, string> = {}
    for (const [name, { label }] of DRAWN) {
      const [inWide = [], inNarrow = []] = FORMS.filter((form) => form.name === name).map(
        ({ shown }) => shown,
      )
      const [more, less] = [missing(inWide, inNarrow, label), missing(inNarrow, inWide, label)]
      if (more !== '') onlyWide[name] = more
      if (less !== '') onlyNarrow[name] = less
    }
    expect(onlyWide).toEqual(ONLY_WIDE)
    expect(onlyNarrow).toEqual(ONLY_NARROW)
  })

  it('marks the same texts in both forms', () => {
    const different = DRAWN.flatMap(([name, { wide, narrow }]) => {
      const inWide = looksOf(geometryOf(wide))
      return [...looksOf(geometryOf(narrow))].flatMap(([text, looks]) =>
        [...looks]
          .filter((look) => inWide.get(text)?.has(look) === false)
          .map((look) => `${name}: ${text} as ${look}`),
      )
    })
    expect(
      different.filter((text) => !Object.keys(OTHER_LOOKS).some((name) => text.startsWith(name))),
    ).toEqual([])
  })

  it('consists of shapes, lines, and texts with nothing but their geometry and their classes', () => {
    const wrong = faults(({ elements }) =>
      elements.flatMap(([{ tagName, properties = {} }]) =>
        Object.entries(properties)
          .filter(
            ([key, value]) =>
              PROPERTIES[tagName]?.includes(key) !== true ||
              /NaN|undefined|Infinity/.test(String(value)) ||
              (key === 'd' && !String(value).startsWith('M')),
          )
          .map(([key, value]) => `${tagName} with ${key}=${String(value)}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('has no class that the style sheet does not know', () => {
    const unknown = faults(({ name, elements }) =>
      [...new Set(elements.flatMap(([element]) => classesOf(element)))].filter(
        (each) => !STYLED.has(each) && !(each === '' && EMPTY_CLASSES.has(name)),
      ),
    )
    expect(unknown).toEqual([])
  })

  it('has no text that is empty by mistake', () => {
    const wrong = faults(({ name, form, texts }) => {
      const empty = texts.filter(({ text }) => text.trim() === '')
      const { [form]: allowed = 0 } = EMPTY_TEXTS[name] ?? {}
      return empty.length === allowed ? [] : [`${empty.length} instead of ${allowed}`]
    })
    expect(wrong).toEqual([])
  })

  it('has all texts, shapes, and lines within its view box', () => {
    const outside = faults(({ width, height, shown, areas, arrows, lines }) => {
      const view = { x: 0, y: 0, width, height }
      const points = [...arrows.map(({ line }) => line), ...lines].flat()
      return [
        ...shown.filter(({ place }) => !(margin(view, place) >= 1)).map(textOf),
        ...areas.filter(({ place }) => !(margin(view, place) >= 1)).map(at),
        ...points.filter((point) => !(depth(point, view) >= 0)),
      ]
    })
    expect(outside).toEqual([])
  })

  it('has text of 13 to 16 px where it is shown at its natural size', () => {
    const declared = [...STYLE_SHEET.matchAll(/font-size: ([\d.]+)px/g)].map(([, size]) => Number(size))
    expect(declared.length).toBeGreaterThan(0)
    expect(declared.filter((size) => !(size >= 13 && size <= 16))).toEqual([])
    const wrong = faults(({ shown }) =>
      shown.filter(({ size }) => !(size >= 13 && size <= 16)).map(({ text, size }) => `${text} with ${size}`),
    )
    expect(wrong).toEqual([])
  })

  it('has the texts of a shape inside of it, with some room on all sides', () => {
    const outside = faults(({ areas }) =>
      areas.flatMap((area) =>
        area.texts
          .filter(({ text, place }) => text !== '' && !(margin(area.place, place) >= 4))
          .map(({ text }) => `${text}, ${at(area)}`),
      ),
    )
    expect(outside).toEqual([])
  })

  it('has no text across the edge of a shape', () => {
    const across = faults(({ areas, shown }) =>
      areas.flatMap((area) =>
        shown
          .filter(({ place }) => overlap(area.place, place) > 0 && margin(area.place, place) < 2)
          .map(({ text }) => `${text}, ${at(area)}`),
      ),
    )
    expect(across).toEqual([])
  })

  it('has no two texts that touch each other', () => {
    const touching = faults(({ shown }) =>
      pairs(shown)
        .filter(([one, other]) => overlap(one.place, other.place) > -2)
        .map((pair) => pair.map(textOf).join(' and ')),
    )
    expect(touching).toEqual([])
  })

  it('has no line or arrow through a text', () => {
    const crossed = faults(({ shown, arrows, lines }) => {
      const points = [...arrows.map(({ line }) => line), ...lines].flatMap(along)
      return shown.filter(({ place }) => reach(points, place) > 0).map(textOf)
    })
    expect(crossed).toEqual([])
  })

  it('has no two shapes that overlap, unless one contains the other', () => {
    const overlapping = faults(({ areas }) =>
      pairs(areas)
        .filter(
          ([{ place: one }, { place: other }]) =>
            overlap(one, other) > 0.01 && Math.max(margin(one, other), margin(other, one)) < -0.01,
        )
        .map((pair) => pair.map(at).join(' and ')),
    )
    expect(overlapping).toEqual([])
  })

  it('has arrows that start and end at something', () => {
    const wrong = faults((form) => {
      const free = form.arrows
        .filter((arrow) => !isBetween(arrow, form))
        .flatMap((arrow) =>
          [arrow.line[0] ?? [NaN, NaN], arrow.tip].filter((end) => !isAttached(end, arrow, form)),
        )
      const { [form.form]: allowed = 0 } = FREE_ENDS[form.name] ?? {}
      return free.length === allowed ? [] : [`${allowed} free ends are expected: ${free.join(' and ')}`]
    })
    expect(wrong).toEqual([])
  })

  it('has each arrow’s head at the end of its line, in the same direction', () => {
    const wrong = faults(({ arrows }) =>
      arrows
        .filter(({ line, tip, way }) => {
          const [x, y] = line.at(-1) ?? [NaN, NaN]
          const [fromX, fromY] = line.findLast((point) => point[0] !== x || point[1] !== y) ?? [NaN, NaN]
          const ahead = (tip[0] - x) * way[0] + (tip[1] - y) * way[1]
          const aside = (tip[0] - x) * way[1] + (tip[1] - y) * way[0]
          const direction = ((x - fromX) * way[0] + (y - fromY) * way[1]) / Math.hypot(x - fromX, y - fromY)
          // a line that joins the line of another arrow ends there
          const isJoined = arrows.some((other) => other.line !== line && toLine([x, y], other.line) < 0.5)
          return !(Math.abs(aside) < 0.01 && ahead >= 0 && (isJoined || ahead <= 9) && direction > 0.7)
        })
        .map(({ tip }) => tip),
    )
    expect(wrong).toEqual([])
  })

  it('has no arrow through a shape in which it neither starts nor ends', () => {
    const through = faults(({ arrows, areas }) =>
      arrows.flatMap(({ line, tip }) => {
        const points = along(line)
        return areas
          .filter(({ kind, place }) => {
            const isAround =
              kind === 'panel' && [line[0], tip].some((end) => end !== undefined && depth(end, place) > 1)
            return kind !== 'gate' && !isAround && reach(points, place) >= 1
          })
          .map((area) => `${String(tip)} through ${at(area)}`)
      }),
    )
    expect(through).toEqual([])
  })
})

describe('an exception', () => {
  it.each([EMPTY_TEXTS, FREE_ENDS, OTHER_LOOKS].flatMap((table) => Object.keys(table)))(
    'for %s is for a drawing that exists',
    (name) => expect(Object.keys(DRAWINGS)).toContain(name),
  )
})
