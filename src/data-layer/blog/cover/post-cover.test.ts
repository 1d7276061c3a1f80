import { describe, expect, it } from 'vitest'
import type { PageRecord, RowsResult } from '../../../records/record-format'
import { parseChartFlag } from '../../../markdown/charts/chart-flag'
import { chartsOf, postCover } from './post-cover'

const result = (columns: Record<string, string>, rows: (string | null)[][]): RowsResult => ({
  kind: 'rows',
  sql: 'SELECT 1',
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
  rows,
  rowCount: rows.length,
})
const prices = result({ ts: 'TIMESTAMP', bid: 'DOUBLE', ask: 'DOUBLE' }, [
  ['2025-07-01T09:00:00.000000Z', '1', '2'],
  ['2025-07-01T09:01:00.000000Z', '3', '5'],
  ['2025-07-01T09:02:00.000000Z', null, '4'],
])
const costs = result({ size: 'LONG', cost: 'DOUBLE' }, [
  ['1', '10'],
  ['2', '20'],
])
const chart = (flag: string, rows: RowsResult) => ({ flag: parseChartFlag(flag), result: rows })
const cover = (...charts: ReturnType<typeof chart>[]) => postCover({ title: 'A post', tags: [], charts })
const path = (svg: string, name: string) => new RegExp(`class="${name}" d="([^"]*)"`).exec(svg)?.[1]

describe('postCover', () => {
  it('draws the rows of a chart to the edges, broken where they have no value', () => {
    const svg = cover(chart('line x=ts y=bid,ask', prices))
    expect(path(svg, 'line-1')).toBe('M0 280L320 168')
    expect(path(svg, 'line-2')).toBe('M0 224L320 56L640 112')
    expect(path(svg, 'area')).toBeUndefined()
  })

  it('fills the ground below a first line without gaps', () => {
    expect(path(cover(chart('steps x=ts y=ask,bid', prices)), 'area')).toBe('M0 224H320V56H640V112V336H0z')
  })

  const candles = (pairs: number) =>
    chart(
      'candles x=ts open=o high=h low=l close=c',
      result(
        { ts: 'TIMESTAMP', o: 'DOUBLE', h: 'DOUBLE', l: 'DOUBLE', c: 'DOUBLE' },
        Array.from({ length: pairs }, (_, at) => String(10 + at)).flatMap((hour) => [
          [`2025-07-01T${hour}:00:00.000000Z`, '1', '5', '1', '4'],
          [`2025-07-01T${hour}:30:00.000000Z`, '4', '4', '2', '3'],
        ]),
      ),
    )

  it('draws candles, hollow where they rise', () => {
    const svg = cover(candles(6))
    expect(path(svg, 'up')?.match(/z/g)).toHaveLength(6)
    expect(path(svg, 'down')?.match(/z/g)).toHaveLength(6)
  })

  it('draws a pattern of candles instead of only a few', () => {
    const tags = ['materialized-views']
    const svg = postCover({ title: 'A post', tags, charts: [candles(2)] })
    expect(path(svg, 'up')?.match(/z/g)?.length).toBeGreaterThan(5)
    expect(svg).toBe(postCover({ title: 'A post', tags, charts: [] }))
  })

  it('takes the chart with the most marks', () => {
    const both = [chart('bars x=size y=cost', costs), chart('line x=ts y=bid,ask', prices)]
    for (const charts of [both, [...both].reverse()]) expect(path(cover(...charts), 'bar')).toBeUndefined()
    expect(path(cover(both[0]!), 'bar')).toMatch(/^M/)
  })

  it('draws a pattern for a post without charts: the same for the same title, another for another', () => {
    const pattern = (title: string) => postCover({ title, tags: ['release'], charts: [] })
    expect(pattern('QuestDB 9.0')).toBe(pattern('QuestDB 9.0'))
    expect(pattern('QuestDB 9.0')).not.toBe(pattern('QuestDB 9.1'))
  })

  it('has no words, no broken numbers, and stays small, whatever the title', () => {
    for (let number = 0; number < 50; number++) {
      const svg = postCover({
        title: `Post ${number}`,
        tags: ['comparison', 'arrays', 'finance'].slice(number % 4),
        charts: [],
      })
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
      expect(svg.length).toBeLessThan(9000)
    }
  })
})

describe('chartsOf', () => {
  const body = [
    'Text.',
    '```questdb-sql title="Prices" chart="line x=ts y=bid"',
    'SELECT 1;',
    '```',
    '```questdb-sql',
    'SELECT 2;',
    '```',
  ].join('\n')
  const record: PageRecord = {
    engine: '9.0.1',
    examples: [0, 1].map((index) => ({
      language: 'questdb-sql' as const,
      index,
      sql: 'SELECT 1',
      statements: [{ kind: 'ok' as const, sql: 'SELECT 0' }, prices],
    })),
  }
  const examples = [
    { language: 'questdb-sql', index: 0, line: 12 },
    { language: 'questdb-sql', index: 1, line: 15 },
  ]

  it('finds the fences that ask for a chart, with the rows of their last statement', () => {
    const charts = chartsOf({ body, bodyLine: 11 }, examples, record)
    expect(charts).toEqual([chart('line x=ts y=bid', prices)])
  })

  it('finds none where nothing is recorded', () => {
    expect(chartsOf({ body, bodyLine: 11 }, examples, undefined)).toEqual([])
  })
})
