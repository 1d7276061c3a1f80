import { describe, expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'
import type { Benchmark } from '../../content/benchmarks/benchmark-schema'
import { plot, plotMarkdown } from './plot'
import { rendered, htmlOf, testContext } from './test-component'

const benchmark: Benchmark = {
  title: 'Loading',
  source: { title: 'A report', measuredBy: 'The team', urls: ['https://example.com/report/'] },
  date: 2021,
  versions: 'A 1, B 2',
  hardware: 'one machine',
  unit: 'rows per second',
  better: 'higher',
  note: 'Old figures.',
  series: {
    ingestion: {
      title: 'Highest rate',
      rows: [
        { name: 'A', threads: 4, value: 1_200_000 },
        { name: 'B', threads: 8, value: 300_000 },
      ],
    },
  },
}
const benchmarks = new Map([['suite', benchmark]])
const compile = (body: string) => compileText(body, { benchmarks })

describe('Plot', () => {
  it('draws bars in the proportion of the values, and the values as a table with their source', async () => {
    const { html } = await compile('<Plot data="suite" series="ingestion" />')
    const [, d = ''] = /<path class="bar up" d="([^"]*)"/.exec(html) ?? []
    const [long = 0, short = 0] = [...d.matchAll(/[Mm][^h]*h([\d.]+)/g)].map(([, width]) => Number(width))
    expect(long / short).toBeCloseTo(4, 1)
    expect(html).toContain('<figcaption>Highest rate</figcaption>')
    expect(html).toMatch(/<td>B<\/td><td align="right">8<\/td><td align="right">300,000<\/td>/)
    expect(html).toContain(
      'Measured in 2021 by The team. Software: A 1, B 2. Hardware: one machine. Old figures.',
    )
    expect(html).toContain('href="https://example.com/report/"')
  })

  it('shows times of queries warm and cold, and relative to the first', async () => {
    const timed: Benchmark = {
      ...benchmark,
      source: undefined,
      command: 'make measure',
      unit: 'ms',
      note: undefined,
      series: {
        index: {
          title: 'One account',
          label: 'Column',
          rows: [
            { name: 'Plain', value: 200, cold: 900 },
            { name: 'Indexed', value: 1.5, cold: 30 },
          ],
        },
      },
    }
    const own = { benchmarks: new Map([['own', timed]]) }
    const { html, markdown } = await compileText('<Plot data="own" series="index" />', own)
    const texts = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text)
    expect(texts('th')).toEqual(['Column', 'Warm (ms)', 'Cold (ms)', 'Relative, warm'])
    expect(texts('td')).toEqual(['Plain', '200', '900', '1.0×', 'Indexed', '1.5', '30', '0.0075×'])
    expect(html).toContain(
      'Measured in 2021 with <code class="short">make measure</code>. Software: A 1, B 2. Hardware: one machine.',
    )
    expect(markdown).toContain('Measured in 2021 with `make measure`')
  })

  it('names its charts apart', async () => {
    const one = '<Plot data="suite" series="ingestion" />'
    const { html } = await compile(`${one}\n\n${one}`)
    const ids = [...html.matchAll(/ id="(plot-[^"]+)"/g)].map((found) => found[1])
    expect(ids).toHaveLength(12)
    expect(new Set(ids).size).toBe(12)
  })

  it('is a table in the Markdown copy', async () => {
    const { markdown } = await compile('<Plot data="suite" series="ingestion" />')
    expect(markdown).toContain('**Highest rate**')
    expect(markdown).toMatch(/\| B \| +8 \| +300,000 \|/)
    expect(markdown).toContain('[example.com/report](https://example.com/report/)')
  })

  it.each([
    [
      '<Plot data="other" series="ingestion" />',
      /:5: content\/benchmarks has no valid file for "other".*\(suite\)/,
    ],
    [
      '<Plot data="suite" series="queries" />',
      /:5: content\/benchmarks\/suite\.yml has no series "queries"\. use one of: ingestion/,
    ],
    ['<Plot data="suite" />', /<Plot> is missing series/],
  ])('refuses %s', async (body, problem) => {
    expect((await problemsOf(body, { benchmarks })).join('\n')).toMatch(problem)
  })
})

describe('the table of a Plot', () => {
  type Rows = Benchmark['series'][string]['rows']

  const suite = (rows: Rows, more: Partial<Benchmark> = {}, label?: string): Benchmark => ({
    ...benchmark,
    ...more,
    series: { one: { title: 'One', rows, ...(label === undefined ? {} : { label }) } },
  })

  /** Its rows as text, which must be the same in the page and in its Markdown copy. */
  function tableOf(data: Benchmark): string[] {
    const context = testContext({ benchmarks: new Map([['suite', data]]) })
    const { html } = rendered(plot, { data: 'suite', series: 'one' }, [], context)
    const rowsOf = (text: string) =>
      [...text.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
        [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell).join(' | '),
      )
    const rows = rowsOf(html)
    expect(rowsOf(htmlOf(plotMarkdown(data, 'one')))).toEqual(rows)
    return rows
  }

  it('has a column of values under the capitalized unit', () => {
    const rows = [
      { name: 'A', value: 1234567 },
      { name: 'B', value: 0.5 },
    ]
    expect(tableOf(suite(rows))).toEqual(['Product | Rows per second', 'A | 1,234,567', 'B | 0.5'])
  })

  it('has a column of threads if at least one row has them', () => {
    const rows = [
      { name: 'A', value: 2, threads: 4 },
      { name: 'B', value: 1 },
    ]
    expect(tableOf(suite(rows, {}, 'Database'))).toEqual([
      'Database | Threads | Rows per second',
      'A | 4 | 2',
      'B |  | 1',
    ])
  })

  it('has columns of cold times and ratios if at least one row has a cold time', () => {
    const rows = [
      { name: 'A', value: 2, threads: 4 },
      { name: 'B', value: 1, cold: 1500 },
    ]
    expect(tableOf(suite(rows, { unit: 'ms' }))).toEqual([
      'Product | Threads | Warm (ms) | Cold (ms) | Relative, warm',
      'A | 4 | 2 |  | 1.0×',
      'B |  | 1 | 1,500 | 0.50×',
    ])
  })

  it.each([
    [200, 200, '1.0×'],
    [200, 2000, '10×'],
    [200, 1980, '9.9×'],
    [200, 24_690, '123×'],
    [200, 199, '0.99×'],
    [200, 0.8, '0.0040×'],
    [0, 5, ''],
  ])('compares %d with %d as "%s"', (first, value, ratio) => {
    const rows = [
      { name: 'A', value: first, cold: 1 },
      { name: 'B', value, cold: 1 },
    ]
    expect(tableOf(suite(rows))[2]?.split(' | ')[3]).toBe(ratio)
  })

  it('aligns numbers at the right', () => {
    const context = testContext({ benchmarks })
    const { html } = rendered(plot, { data: 'suite', series: 'ingestion' }, [], context)
    expect(html).toContain(
      '<table><thead><tr><th>Product</th><th align="right">Threads</th><th align="right">Rows per second</th></tr></thead>' +
        '<tbody><tr><td>A</td><td align="right">4</td><td align="right">1,200,000</td></tr>',
    )
    expect(htmlOf(plotMarkdown(benchmark, 'ingestion'))).toContain(
      '<tr><td>A</td><td align="right">4</td><td align="right">1,200,000</td></tr>',
    )
  })
})

describe('the source of a Plot', () => {
  function sourceOf(more: Partial<Benchmark>): string {
    const data = { ...benchmark, ...more }
    const context = testContext({ benchmarks: new Map([['suite', data]]) })
    const last = (html: string) => /<p>((?:(?!<p>).)*)<\/p>(?:<\/figure>)?$/.exec(html)?.[1] ?? ''
    const source = last(rendered(plot, { data: 'suite', series: 'ingestion' }, [], context).html)
    expect(last(htmlOf(plotMarkdown(data, 'ingestion')))).toBe(source)
    return source
  }

  it('links to all pages of a publication, whose labels are short', () => {
    const urls = ['https://example.com/report/', 'http://example.org/a/b', 'https://example.net']
    expect(sourceOf({ source: { title: 'A report', measuredBy: 'The team', urls } })).toBe(
      'Measured in 2021 by The team. Software: A 1, B 2. Hardware: one machine. Old figures. Source: A report (' +
        '<a href="https://example.com/report/">example.com/report</a>, ' +
        '<a href="http://example.org/a/b">example.org/a/b</a>, ' +
        '<a href="https://example.net">example.net</a>).',
    )
  })

  it('is the command that measured the figures if nobody published them', () => {
    expect(sourceOf({ source: undefined, command: 'make measure', note: 'One run' })).toBe(
      'Measured in 2021 with <code>make measure</code>. Software: A 1, B 2. Hardware: one machine. One run.',
    )
  })

  it.each([
    [2021, 'Measured in 2021 by'],
    ['2021-06', 'Measured in June 2021 by'],
    ['2021-06-01', 'Measured on June 1, 2021, by'],
  ])('says when it was measured: %s', (date, beginning) => {
    expect(sourceOf({ date })).toContain(beginning)
  })

  it('needs no note', () => {
    expect(sourceOf({ source: undefined, command: 'make measure', note: undefined })).toMatch(
      /one machine\.$/,
    )
  })
})

describe('a Plot without figures', () => {
  it('is an error that names the line, and what there is instead', () => {
    const plotOf = (attributes: Record<string, string>, known = benchmarks) =>
      rendered(plot, attributes, [], testContext({ benchmarks: known }))
    expect(plotOf({ data: 'other', series: 'ingestion' })).toMatchObject({
      html: '<span></span>',
      problems: [
        'content/docs/test.mdx:7: content/benchmarks has no valid file for "other". use the name of a file in that folder without .yml (suite), or fix the file.',
      ],
    })
    const two = new Map([...benchmarks, ['more', benchmark] as const])
    expect(plotOf({}, two).problems[0]).toContain(
      'for "". use the name of a file in that folder without .yml (suite, more)',
    )
    expect(plotOf({}, new Map()).problems[0]).toContain('without .yml (none)')
    const { ingestion } = benchmark.series
    const series = new Map([['suite', { ...benchmark, series: { ingestion: ingestion!, more: ingestion! } }]])
    expect(plotOf({ data: 'suite', series: 'constructor' }, series)).toMatchObject({
      html: '<span></span>',
      problems: [
        'content/docs/test.mdx:7: content/benchmarks/suite.yml has no series "constructor". use one of: ingestion, more.',
      ],
    })
    expect(plotOf({ data: 'suite' }).problems[0]).toContain('has no series ""')
  })

  it('has nothing in the Markdown copy', () => {
    expect(plotMarkdown(undefined, 'ingestion')).toEqual([])
    expect(plotMarkdown(benchmark, 'toString')).toEqual([])
  })
})

it('a Plot is a figure with its title, which also names the chart', () => {
  const context = testContext({ benchmarks, plots: 2 })
  const { html } = rendered(plot, { data: 'suite', series: 'ingestion' }, [], context)
  expect(html).toMatch(/^<figure class="plot"><figcaption>Highest rate<\/figcaption><div class="chart">/)
  expect(html).toContain('<title id="plot-3-wide-title">Chart: Highest rate</title>')
  expect(htmlOf(plotMarkdown(benchmark, 'ingestion'))).toMatch(
    /^<p><strong>Highest rate<\/strong><\/p><table>/,
  )
})
