import { describe, expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'
import type { Benchmark } from '../../content/benchmarks/benchmark-schema'

const benchmark: Benchmark = {
  title: 'Loading',
  source: { title: 'A report', measuredBy: 'The team', urls: ['https://example.com/report/'] },
  date: 2021,
  versions: 'A 1, B 2',
  hardware: 'one machine',
  unit: 'rows per second',
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
    const [long = 0, short = 0] = [...d.matchAll(/M([\d.]+) [\d.]+H([\d.]+)/g)].map(
      ([, from, to]) => Number(to) - Number(from),
    )
    expect(long / short).toBeCloseTo(4, 1)
    expect(html).toContain('<figcaption>Highest rate</figcaption>')
    expect(html).toMatch(/<td>B<\/td><td align="right">8<\/td><td align="right">300,000<\/td>/)
    expect(html).toContain('Measured 2021 by The team; A 1, B 2; one machine. Old figures.')
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
      'Measured 2021 with <code class="short">make measure</code>; A 1, B 2; one machine.',
    )
    expect(markdown).toContain('Measured 2021 with `make measure`')
  })

  it('names its charts apart', async () => {
    const one = '<Plot data="suite" series="ingestion" />'
    const { html } = await compile(`${one}\n\n${one}`)
    const ids = [...html.matchAll(/ id="(plot-[^"]+)"/g)].map((found) => found[1])
    expect(ids).toHaveLength(8)
    expect(new Set(ids).size).toBe(8)
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
