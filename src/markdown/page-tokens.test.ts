import { describe, expect, it } from 'vitest'
import { compileText, problemsOf } from '../../tests/support/compile-text'
import type { Benchmark } from '../content/benchmarks/benchmark-schema'
import { fillTokens } from './page-tokens'
import { contextOf } from './steps/test-steps'

const times: Benchmark = {
  title: 'Query times',
  command: 'make measure',
  date: '2026-11-23',
  versions: 'QuestDB 9.0.1',
  hardware: '2 virtual cores',
  unit: 'ms',
  better: 'lower',
  series: {
    candles: {
      title: 'Candles',
      rows: [
        { name: 'One day', value: 4.87 },
        { name: '0.5 days', value: 0.318 },
        { name: 'A year', value: 1234.5 },
        { name: 'last(), by year', value: 467 },
      ],
    },
  },
}
const benchmarks = new Map([['queries', times]])

describe('facts that pages may name', () => {
  it('are measured values with their unit, in whole units from one up, and their day', async () => {
    const { plainText } = await compileText(
      [
        '@benchmark.queries.candles.One day@',
        '@benchmark.queries.candles.0.5 days@',
        '@benchmark.queries.candles.A year@',
        '@benchmark.queries.candles.last(), by year@',
        '@benchmark.queries.date@',
      ].join('; '),
      { benchmarks },
    )
    expect(plainText).toBe('5 ms; 0.3 ms; 1,235 ms; 467 ms; November 23, 2026')
  })

  it('are rates in millions of rows', async () => {
    const rates = { ...benchmarks.get('queries')!, unit: 'rows per second' }
    const [row, ...rest] = rates.series.candles!.rows
    const series = { candles: { ...rates.series.candles!, rows: [{ ...row!, value: 1_284_000 }, ...rest] } }
    const { plainText } = await compileText(`@benchmark.queries.candles.${row!.name}@`, {
      benchmarks: new Map([['queries', { ...rates, series }]]),
    })
    expect(plainText).toBe('1.28M rows/s')
  })

  it('include the latest release and its day', async () => {
    const { plainText } = await compileText('@release.version@, @release.date@')
    expect(plainText).toBe('9.0.0, July 11, 2025')
  })

  it('may be in attributes', async () => {
    const { html } = await compileText(
      '<Actions>\n<Action title="In @benchmark.queries.candles.One day@" href="/docs/" />\n</Actions>',
      { benchmarks },
    )
    expect(html).toContain('In 5 ms</a>')
  })

  it('include the number of examples', async () => {
    expect((await compileText('@examples.count@ examples')).plainText).toBe('3,102 examples')
  })

  it.each([
    ['@benchmark.none.date@', /:7: unknown benchmark fact @benchmark\.none\.date@\. use @benchmark/],
    ['@benchmark.queries.candles.Two days@', /:7: unknown benchmark fact/],
    ['@benchmark.queries@', /:7: unknown benchmark fact/],
    ['@examples.all@', /:7: unknown examples fact @examples\.all@\. use @examples\.count@/],
  ])('are reported where they are unknown: %s', async (token, expected) => {
    expect((await problemsOf(`Text.\n\nIn ${token}.`, { benchmarks })).join('\n')).toMatch(expected)
  })
})

describe('a fact', () => {
  const fill = (text: string, unit = 'ms', value = 1) => {
    const series = { days: { title: 'Days', rows: [{ name: 'One', value }] } }
    const context = {
      ...contextOf({ site: { exampleCount: 12345 } }),
      benchmarks: new Map([['b', { ...times, unit, series }]]),
    }
    return { text: fillTokens(context, text), problems: context.problems.map(({ message }) => message) }
  }

  it.each([
    ['ms', 0.04, '0.04 ms'],
    ['ms', 0.999, '1 ms'],
    ['ms', 1, '1 ms'],
    ['ms', 1.6, '2 ms'],
    ['ms', 2_000_000, '2,000,000 ms'],
    ['rows per second', 999_999, '999,999 rows/s'],
    ['rows per second', 1_000_000, '1M rows/s'],
    ['rows per second', 12_345_678, '12.3M rows/s'],
  ])('in %s of %d reads %s', (unit, value, text) => {
    expect(fill('@benchmark.b.days.One@', unit, value)).toEqual({ text, problems: [] })
  })

  it('is filled in as often as it is written', () => {
    expect(fill('v@release.tag@ (@release.tag@), @examples.count@').text).toBe('v9.0.0 (9.0.0), 12,345')
  })

  it.each(['a@release.com', '@releases.tag@', '@release@', '@parameter@', 'me@example.com @examples'])(
    'is not %s',
    (text) => {
      expect(fill(text)).toEqual({ text, problems: [] })
    },
  )

  it.each([
    ['@release.size@', 'use @release.version@, @release.tag@, or @release.date@'],
    ['@release.constructor@', 'use @release.version@, @release.tag@, or @release.date@'],
    ['@examples.date@', 'use @examples.count@'],
    [
      '@benchmark.b.days@',
      'use @benchmark.<file>.date@ or @benchmark.<file>.<series>.<row>@ with a file of content/benchmarks, without .yml',
    ],
    ['@benchmark.b.nights.One@', 'use @benchmark.<file>'],
    ['@benchmark.b.days.One.Two@', 'use @benchmark.<file>'],
    ['@benchmark.c.days.One@', 'use @benchmark.<file>'],
    ['@benchmark.b@', 'use @benchmark.<file>'],
    ['@benchmark.@', 'use @benchmark.<file>'],
  ])('that is unknown is left out and reported: %s', (token, instead) => {
    const kind = /\w+/.exec(token)?.[0] ?? ''
    const { text, problems } = fill(`One.\n\nTwo ${token} three.`)
    expect(text).toBe('One.\n\nTwo  three.')
    expect(problems).toEqual([
      expect.stringContaining(`content/docs/test.mdx:3: unknown ${kind} fact ${token}. ${instead}`),
    ])
  })
})
