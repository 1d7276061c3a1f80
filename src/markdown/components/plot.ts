import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Content as MdastContent, PhrasingContent, Table, TableRow } from 'mdast'
import type { Benchmark } from '../../data-layer/benchmarks/benchmark-schema'
import { chartBox } from '../charts/draw-chart'
import { horizontalBars } from '../charts/horizontal-bars'
import { problem } from '../page-context'
import type { ContentComponent } from './content-component'
import { ownValue } from '../../own-value'

type PlotSeries = Benchmark['series'][string]

/** `<Plot data="tsbs-2021" series="ingestion" />`: figures of content/benchmarks as bars and as a table, with their source. */
export const plot: ContentComponent = {
  required: ['data', 'series'],
  optional: [],
  draw({ attributes, node, context }) {
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
      return h('span')
    }
    const series = ownValue(benchmark.series, name)
    if (!series) {
      problem(
        context,
        node,
        `content/benchmarks/${data}.yml has no series "${name}"`,
        `use one of: ${Object.keys(benchmark.series).join(', ')}`,
      )
      return h('span')
    }
    context.plots += 1
    return h('figure', { className: ['plot'] }, [
      h('figcaption', series.title),
      chartBox(horizontalBars(series.rows, benchmark.unit), {
        id: `plot-${context.plots}`,
        title: `Chart: ${series.title}`,
      }),
      seriesTable(series, benchmark),
      h('p', [
        `${facts(benchmark)} Source: ${benchmark.source.title} (`,
        ...benchmark.source.urls.flatMap((url, at) => [
          at > 0 ? ', ' : '',
          h('a', { href: url }, shortUrl(url)),
        ]),
        ').',
      ]),
    ])
  },
}

function seriesTable({ rows }: PlotSeries, { unit }: Benchmark): Element {
  const withThreads = rows.some(({ threads }) => threads !== undefined)
  return h('table', [
    h('thead', [
      h('tr', [
        h('th', 'Product'),
        ...(withThreads ? [h('th', { align: 'right' }, 'Threads')] : []),
        h('th', { align: 'right' }, capital(unit)),
      ]),
    ]),
    h(
      'tbody',
      rows.map(({ name, threads, value }) =>
        h('tr', [
          h('td', name),
          ...(withThreads ? [h('td', { align: 'right' }, threads === undefined ? '' : String(threads))] : []),
          h('td', { align: 'right' }, grouped(value)),
        ]),
      ),
    ),
  ])
}

/** When, by whom, with what, on what; what to keep in mind. */
function facts({ date, source, versions, hardware, note }: Benchmark): string {
  const measured = `Measured ${date} by ${source.measuredBy}; ${versions}; ${hardware}.`
  return note ? `${measured} ${sentence(note)}` : measured
}

/** The figures as markdown, for the twin of a page; nothing where they are not known. */
export function plotMarkdown(benchmark: Benchmark | undefined, name: string): MdastContent[] {
  const series = benchmark && ownValue(benchmark.series, name)
  if (!benchmark || !series) return []
  const row = (...cells: string[]): TableRow => ({
    type: 'tableRow',
    children: cells.map((value) => ({ type: 'tableCell', children: [{ type: 'text', value }] })),
  })
  const table: Table = {
    type: 'table',
    align: [null, 'right', 'right'],
    children: [
      row('Product', 'Threads', capital(benchmark.unit)),
      ...series.rows.map(({ name: product, threads, value }) =>
        row(product, threads === undefined ? '' : String(threads), grouped(value)),
      ),
    ],
  }
  return [
    {
      type: 'paragraph',
      children: [{ type: 'strong', children: [{ type: 'text', value: series.title }] }],
    },
    table,
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: `${facts(benchmark)} Source: ${benchmark.source.title} (` },
        ...benchmark.source.urls.flatMap((url, at): PhrasingContent[] => [
          ...(at > 0 ? [{ type: 'text' as const, value: ', ' }] : []),
          { type: 'link', url, children: [{ type: 'text', value: shortUrl(url) }] },
        ]),
        { type: 'text', value: ').' },
      ],
    },
  ]
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
