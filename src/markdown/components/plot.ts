import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Content as MdastContent, PhrasingContent, Table } from 'mdast'
import type { Benchmark } from '../../content/benchmarks/benchmark-schema'
import { chartBox } from '../charts/draw-chart'
import { horizontalBars } from '../charts/horizontal-bars'
import { problem } from '../page-context'
import type { ComponentUse, ContentComponent } from './content-component'
import { link, paragraph, strong, text } from './markdown-nodes'
import { capital } from '../../base/capital'
import { ownValue } from '../../base/own-value'
import { writtenDay } from '../../base/written-day'

type PlotSeries = Benchmark['series'][string]

/**
 * `<Plot data="tsbs-2021" series="ingestion" />`: figures from content/benchmarks as bars and as a table, with their
 * source.
 */
export const plot: ContentComponent = {
  required: ['data', 'series'],
  optional: [],
  render(use) {
    const found = findSeries(use)
    if (!found) return h('span')
    const { benchmark, series } = found
    const { context } = use
    context.plots += 1
    return h('figure', { className: ['plot'] }, [
      h('figcaption', series.title),
      chartBox(horizontalBars(series.rows, benchmark.unit), {
        id: `plot-${context.plots}`,
        title: `Chart: ${series.title}`,
      }),
      seriesTable(series, benchmark),
      h(
        'p',
        sourceOf<ElementContent | string>(benchmark, {
          text: (value) => value,
          link: (url, value) => h('a', { href: url }, value),
          code: (value) => h('code', value),
        }),
      ),
    ])
  },
}

/** Returns the series that a component refers to; undefined, after reporting it, if there is none. */
export function findSeries({
  attributes,
  node,
  context,
}: ComponentUse): { benchmark: Benchmark; series: PlotSeries } | undefined {
  const { data = '', series: name = '' } = attributes
  const benchmark = context.benchmarks.get(data)
  if (!benchmark) {
    const known = [...context.benchmarks.keys()].join(', ') || 'none'
    problem(
      context,
      node,
      `content/benchmarks has no valid file for "${data}"`,
      `use the name of a file in that folder without .yml (${known}), or fix the file`,
    )
    return undefined
  }
  const series = ownValue(benchmark.series, name)
  if (series) return { benchmark, series }
  problem(
    context,
    node,
    `content/benchmarks/${data}.yml has no series "${name}"`,
    `use one of: ${Object.keys(benchmark.series).join(', ')}`,
  )
  return undefined
}

/** The table of a series: headers and rows as text, with the columns that have values. */
function cells({ label = 'Product', rows }: PlotSeries, { unit }: Benchmark): string[][] {
  const first = rows[0]?.value ?? 0
  const hasThreads = rows.some(({ threads }) => threads !== undefined)
  const isTimed = rows.some(({ cold }) => cold !== undefined)
  const columns = (threads: string, value: string, cold: string, ratio: string) => [
    ...(hasThreads ? [threads] : []),
    value,
    ...(isTimed ? [cold, ratio] : []),
  ]
  const heads = isTimed
    ? columns('Threads', `Warm (${unit})`, `Cold (${unit})`, 'Relative, warm')
    : columns('Threads', capital(unit), '', '')
  return [
    [label, ...heads],
    ...rows.map(({ name, threads, value, cold }) => [
      name,
      ...columns(
        threads === undefined ? '' : String(threads),
        grouped(value),
        cold === undefined ? '' : grouped(cold),
        ratio(value, first),
      ),
    ]),
  ]
}

function seriesTable(series: PlotSeries, benchmark: Benchmark): Element {
  const [heads = [], ...rows] = cells(series, benchmark)
  const align = (at: number) => (at > 0 ? { align: 'right' } : {})
  return h('table', [
    h('thead', [
      h(
        'tr',
        heads.map((text, at) => h('th', align(at), text)),
      ),
    ]),
    h(
      'tbody',
      rows.map((row) =>
        h(
          'tr',
          row.map((text, at) => h('td', align(at), text)),
        ),
      ),
    ),
  ])
}

/** How to build a sentence as HTML or as Markdown. */
interface Phrasing<T> {
  text: (value: string) => T
  link: (url: string, value: string) => T
  code: (value: string) => T
}

/** When, by whom, with what, and on what machine it was measured, and what to keep in mind. */
function sourceOf<T>(benchmark: Benchmark, { text, link, code }: Phrasing<T>): T[] {
  const { date, source, command, versions, hardware, note } = benchmark
  const measured = `Measured ${dateText(String(date))}`
  const circumstances = `. Software: ${sentence(versions)} Hardware: ${sentence(hardware)}${note ? ` ${sentence(note)}` : ''}`
  if (!source) return [text(`${measured} with `), code(command ?? ''), text(circumstances)]
  return [
    text(`${measured} by ${source.measuredBy}${circumstances} Source: ${source.title} (`),
    ...source.urls.flatMap((url, at) => [...(at > 0 ? [text(', ')] : []), link(url, shortUrl(url))]),
    text(').'),
  ]
}

/** `on November 23, 2026,`, `in November 2026`, or `in 2026`. */
function dateText(date: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return `on ${writtenDay(date)},`
  // without its day and the comma before the year
  return `in ${date.includes('-') ? writtenDay(`${date}-01`).replace(' 1,', '') : date}`
}

/**
 * Returns the rows of a series that `rows="A | B"` names, in that order, and the names that it doesn't have; all rows
 * without the attribute. If several rows have the same name, the first one is returned.
 */
export function namedRows(
  { rows }: PlotSeries,
  names: string | undefined,
): { rows: PlotSeries['rows']; unknown: string[] } {
  if (names === undefined) return { rows, unknown: [] }
  const wanted = names.split('|').map((name) => name.trim())
  const find = (name: string) => rows.find((row) => row.name === name)
  return {
    rows: wanted.flatMap((name) => find(name) ?? []),
    unknown: wanted.filter((name) => !find(name)),
  }
}

/**
 * Returns the figures as Markdown, for the Markdown copy of a page; empty if they're unknown.
 *
 * @param names the rows to include, as in the component's attribute `rows`
 */
export function plotMarkdown(benchmark: Benchmark | undefined, name: string, names?: string): MdastContent[] {
  const series = benchmark && ownValue(benchmark.series, name)
  if (!benchmark || !series) return []
  const rows = cells({ ...series, ...namedRows(series, names) }, benchmark)
  const table: Table = {
    type: 'table',
    align: rows[0]?.map((_, at) => (at > 0 ? 'right' : null)),
    children: rows.map((row) => ({
      type: 'tableRow',
      children: row.map((value) => ({ type: 'tableCell', children: [text(value)] })),
    })),
  }
  const phrasing: Phrasing<PhrasingContent> = {
    text,
    link: (url, value) => link(value, url),
    code: (value) => ({ type: 'inlineCode', value }),
  }
  return [paragraph([strong(series.title)]), table, paragraph(sourceOf(benchmark, phrasing))]
}

/** Formats a ratio such as `1.0×` or `0.004×` with two significant digits below ten. */
function ratio(value: number, first: number): string {
  if (first === 0) return ''
  const times = value / first
  return `${times >= 10 ? times.toFixed(0) : times >= 1 ? times.toFixed(1) : times.toPrecision(2)}×`
}

function grouped(value: number): string {
  return value.toLocaleString('en-US')
}

function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/|\/$/g, '')
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
