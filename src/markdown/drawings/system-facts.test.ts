import { describe, expect, it } from 'vitest'
import { DRAWINGS } from './drawing-map'
import { describeForms, drawingOf, left, marked, markedTexts, textOf } from './test-facts'
import { geometryOf, margin, middle, toEdge, type DrawnArea } from './test-geometry'

/** Shapes that are marked, by drawing and mark. All forms of a drawing mark the same. */
const MARKS: readonly (readonly [drawing: string, mark: string, texts: readonly string[]])[] = [
  ['architecture-overview', 'link', ['ts.d', 'symbol.d', 'price.d']],
  ['interval-scan', 'accent', ['07-10']],
  ['jit-filter', 'link', ['price.d', 'amount.d']],
  ['memory-management', 'link', ['page cache']],
  ['multi-primary', 'primary', ['Primary A writes, and applies B’s transactions', 'Primary B writes, and applies A’s transactions']],
  ['networking-layer', 'link', ['shared_0', 'shared_1', 'shared_2', 'shared_3', 'minhttp_0']],
  ['observability', 'link', ['liveness', 'counters', 'state', 'history', 'events']],
  ['partitions', 'added', ['ts.d', 'sensor.d', 'value.d']],
  ['partitions', 'accent', ['late row: July 2, 09:30']],
  ['primary-migration', 'accent', ['primary']],
  ['query-engine', 'accent', ['Merge partial results']],
  ['query-engine', 'link', ['symbol.d', 'price.d']],
  ['query-engine', 'primary', ['Code generator execution plan']],
  ['query-tracing', 'primary', ['QuestDB runs the query']],
  ['replication-data', 'link', ['2025-07-01', '2025-07-02']],
  ['replication-transaction', 'primary', ['Commit in the primary’s log, acknowledged']],
  ['root-directory', 'link', ['2025-07-01', '2025-07-02', 'sensor.c', 'sensor.o']],
  ['root-directory', 'muted', ['_meta', '_txn']],
  ['root-directory', 'accent', ['wal1', 'txn_seq']],
  ['storage-engine', 'accent', ['wal1', 'wal2']],
  ['storage-engine', 'link', ['2025-07-02', '2025-07-03', '2025-06-30', '2025-07-01']],
  ['table-on-disk', 'accent', ['ts', 'temperature', 'site']],
  ['tick-architecture', 'accent', ['Today in memory', 'today']],
  ['tick-architecture', 'link', ['past days', 'yesterday']],
  ['ttl', 'accent', ['July 3, 2031']],
  ['write-ahead-log', 'link', ['2025-07-01', '2025-07-02', '2025-07-03']],
  ['write-and-query', 'link', ['July 2, 23:59']],
] // prettier-ignore

describe.each(MARKS)('%s', (name, mark, texts) => {
  it.each(['wide', 'narrow'] as const)(`marks as ${mark} what matters, in its %s form`, (form) => {
    expect(markedTexts(geometryOf(drawingOf(name)[form]), mark).sort()).toEqual([...texts].sort())
  })
})

/** Arrows that are dashed, because they show queries and what comes back and not the way of the data. */
const DASHED: Readonly<Record<string, number>> = {
  'architecture-overview': 2,
  'data-ingestion': 1,
  'memory-management': 1,
  'networking-layer': 1,
  replication: 1,
  'storage-engine': 2,
  'view-refresh': 1,
  'write-ahead-log': 1,
}

describe('dashed arrows', () => {
  it('are the same in both forms of a drawing', () => {
    for (const [name, { wide, narrow }] of Object.entries(DRAWINGS)) {
      const dashed = [wide, narrow].map(
        (form) => geometryOf(form).arrows.filter(({ classes }) => classes.includes('queries')).length,
      )
      expect(dashed, name).toEqual([DASHED[name] ?? 0, DASHED[name] ?? 0])
    }
  })
})

describeForms('networking-layer', ({ areas, arrows }) => {
  const named = (text: RegExp): DrawnArea[] => areas.filter((area) => text.test(textOf(area)))

  it('leads from each port of the workers to their dispatchers', () => {
    const [dispatchers] = named(/^Dispatchers/)
    const ports = named(/^(HTTP|PGWire|ILP) \d{4}$/)
    expect(ports.map(textOf)).toEqual(['HTTP 9000', 'PGWire 8812', 'ILP 9009'])
    for (const port of ports) {
      const [way] = arrows.filter(({ line }) => line[0] && toEdge(line[0], port.place) < 0.1)
      expect(way && dispatchers && toEdge(way.tip, dispatchers.place), textOf(port)).toBeLessThanOrEqual(2)
    }
  })

  it('has the workers in the panel that they share, apart from the one of the health check', () => {
    const [shared] = named(/^Shared workers/)
    const inside = named(/_\d$/).filter(({ place }) => shared && margin(shared.place, place) > 0)
    expect(inside.map(textOf)).toEqual(['shared_0', 'shared_1', 'shared_2', 'shared_3'])
  })
})

describeForms('observability', ({ areas, arrows, texts }) => {
  it('has for each signal where it is read, and the question that it answers', () => {
    const answers = ['Does it respond?', 'How much since startup?', 'What is the state now?', 'What ran, and how long?', 'What happened, and why?'] // prettier-ignore
    const places = [':9003/status', ':9003/metrics', 'wal_tables()', '_query_trace', 'log']
    const signals = areas.filter(({ classes }) => classes.includes('link'))
    expect(signals).toHaveLength(5)
    for (const [at, { place }] of signals.entries()) {
      const [way] = arrows.filter(({ line }) => line[0] && toEdge(line[0], place) < 0.1)
      const target = areas.find((area) => way && area.kind === 'bar' && Math.abs(way.tip[0] - left(area)) === 2 && way.tip[1] === middle(area.place)[1]) // prettier-ignore
      expect(target && textOf(target)).toBe(places[at])
      const nearest = texts
        .filter(({ text }) => text.endsWith('?'))
        .sort((one, other) => Math.abs(middle(one.place)[1] - middle(place)[1] - 10) - Math.abs(middle(other.place)[1] - middle(place)[1] - 10)) // prettier-ignore
      expect(nearest[0]?.text).toBe(answers[at])
    }
  })
})

describeForms('oidc-flow', ({ arrows, lines, texts }) => {
  const lifeLines = lines.map((line) => line[0]?.[0] ?? NaN)

  it('has three life lines', () => {
    expect(lifeLines).toHaveLength(3)
    expect(lifeLines).toEqual([...lifeLines].sort((one, other) => one - other))
  })

  it('has eight steps in their order, from whom to whom the label says', () => {
    const steps = arrows.map(({ line, tip }) => [
      lifeLines.indexOf(line[0]?.[0] ?? NaN),
      lifeLines.indexOf(tip[0]),
    ])
    expect(steps).toEqual([[0, 1], [1, 0], [0, 1], [1, 0], [0, 2], [2, 1], [1, 2], [2, 0]]) // prettier-ignore
    const ys = arrows.map(({ tip }) => tip[1])
    expect(ys).toEqual([...ys].sort((one, other) => one - other))
  })

  it('has the number and the text of each step above its arrow', () => {
    const numbered = texts.filter(({ text }) => /^\d /.test(text))
    expect(numbered.map(({ text }) => Number(text[0]))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    for (const [at, { place }] of numbered.entries()) {
      const { line, tip } = arrows[at]!
      const xs = [line[0]?.[0] ?? NaN, tip[0]]
      expect(tip[1] - place.y - place.height).toBeGreaterThan(2)
      expect(tip[1] - place.y - place.height).toBeLessThan(8)
      expect(place.x).toBeGreaterThan(Math.min(...xs))
      expect(place.x + place.width).toBeLessThan(Math.max(...xs))
    }
  })
})

describeForms('permissions', ({ grids: [columns], areas, arrows }) => {
  it('permits three of the four columns', () => {
    expect(columns?.map(({ cells }) => cells)).toEqual([
      ['timestamp', 'symbol', 'price', 'trader'],
      ['SELECT', 'SELECT', 'SELECT', ''],
    ])
    expect(columns?.[1]?.kind).toBe('link')
  })

  it('has permissions of a user through a group, and of a service account directly', () => {
    const named = (text: string): DrawnArea => areas.find((area) => textOf(area).startsWith(text))!
    const targets = (text: string): string[] =>
      arrows
        .filter(({ line }) => line[0] && toEdge(line[0], named(text).place) < 0.1)
        .flatMap(({ tip }) => areas.filter(({ place }) => toEdge(tip, place) <= 2).map((area) => area.kind))
    expect(targets('maria')).toEqual(['box'])
    expect(new Set(targets('analysts'))).toEqual(new Set(['panel']))
    expect(new Set(targets('feed'))).toEqual(new Set(['panel']))
  })
})

describeForms('replication-transaction', ({ areas, arrows }, isWide) => {
  const steps = areas.filter(({ kind }) => kind === 'box')
  const along = ({ place }: DrawnArea): [number, number] =>
    isWide ? [place.x, place.x + place.width] : [place.y, place.y + place.height]

  it('has four steps, each of which leads to the next one', () => {
    expect(steps.map((step) => textOf(step).split(' ')[0])).toEqual(['Commit', 'Upload', 'Download', 'Apply'])
    expect(arrows).toHaveLength(3)
    for (const [at, { line, tip }] of arrows.entries()) {
      expect(toEdge(line[0]!, steps[at]!.place)).toBe(0)
      expect(toEdge(tip, steps[at + 1]!.place)).toBe(0)
    }
  })

  it('shows that a transaction can be lost only before the upload', () => {
    const [lost] = areas.filter(({ classes }) => classes.includes('removed'))
    const [safe] = areas.filter(({ classes }) => classes.includes('added'))
    expect(along(lost!)).toEqual(along(steps[0]!))
    expect(along(safe!)).toEqual([along(steps[1]!)[0], along(steps[3]!)[1]])
  })
})

describeForms('replication-uploads', (form) => {
  const removed = marked(form, 'removed').map(({ place }) => place.width)
  const [last, once] = marked(form, 'accent').map(({ place }) => place.width)

  it('uploads the growing segment six times from its beginning, 21 units in all', () => {
    const widths = [...removed, last ?? NaN]
    const unit = widths[0] ?? NaN
    expect(widths.map((width) => width / unit)).toEqual([1, 2, 3, 4, 5, 6])
    expect(widths.reduce((sum, width) => sum + width / unit, 0)).toBe(21)
    const lefts = [...marked(form, 'removed'), ...marked(form, 'accent').slice(0, 1)].map(left)
    expect(new Set(lefts)).toEqual(new Set([1]))
  })

  it('uploads the same segment once with a window of 60 seconds', () => {
    expect(once).toBe(last)
  })
})

describeForms('root-directory', ({ areas, texts }) => {
  it('has each entry in its directory, with its use at its right', () => {
    const panels = areas.filter(({ kind }) => kind === 'panel')
    expect(panels.map(textOf)).toEqual(['Root directory', 'db', 'readings~5'])
    expect(panels.slice(1).every(({ place }, at) => margin(panels[at]!.place, place) > 0)).toBe(true)
    const uses = { conf: 'configuration', import: 'files to import', public: 'Web Console', '.checkpoint': 'state of a backup', '2025-07-02': 'rows', 'sensor.o': 'symbols', _txn: 'metadata', txn_seq: 'log' } // prettier-ignore
    for (const [name, use] of Object.entries(uses)) {
      const { place } = areas.find((area) => textOf(area) === name)!
      const text = texts.find((each) => each.text === use)!
      expect(text.place.x - place.x - place.width, name).toBeLessThanOrEqual(14)
      expect(text.place.x - place.x - place.width, name).toBeGreaterThanOrEqual(6)
      expect(Math.abs(middle(text.place)[1] - middle(place)[1]), name).toBeLessThan(1)
    }
  })
})

describeForms('security-layers', ({ areas, texts, arrows }) => {
  it('has five layers in the order in which a request passes them', () => {
    const layers = areas.map(textOf)
    expect(layers).toEqual(['Network', 'TLS', 'Authentication', 'Authorization', 'Storage'])
    const between = arrows.filter(
      ({ line }) => line[0] && areas.some(({ place }) => toEdge(line[0]!, place) === 0),
    )
    expect(between).toHaveLength(4)
    for (const [at, { line, tip }] of between.entries()) {
      expect(toEdge(line[0]!, areas[at]!.place)).toBe(0)
      expect(toEdge(tip, areas[at + 1]!.place)).toBeLessThanOrEqual(2)
    }
  })

  it('has what protects each layer, with both editions', () => {
    const open = ['addresses, ports', 'proxy', 'one user per endpoint', 'read-only or full', 'file system']
    for (const [at, text] of open.entries()) {
      const near = texts.filter((each) => each.text === text)
      const { place } = areas[at]!
      expect(near.some((each) => middle(each.place)[1] > place.y && middle(each.place)[1] < place.y + place.height), text).toBe(true) // prettier-ignore
    }
  })
})

describeForms('multi-primary', ({ grids: [order] }) => {
  it('numbers the transactions of both primaries in one order', () => {
    expect(order?.map(({ cells }) => cells.join(' '))).toEqual(['txn from', '1 A', '2 B', '3 A'])
  })
})
