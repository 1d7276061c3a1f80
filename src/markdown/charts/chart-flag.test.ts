import { describe, expect, it } from 'vitest'
import { problemsOf } from '../../../tests/support/compile-text'
import { ChartError } from './chart-error'
import { parseChartFlag, SERIES_ROLES } from './chart-flag'

const failure = (text: string): ChartError => {
  try {
    parseChartFlag(text)
  } catch (error) {
    if (error instanceof ChartError) return error
  }
  throw new Error(`${text} was accepted`)
}

it('knows which columns of each kind are series', () => {
  expect(SERIES_ROLES).toEqual(['open', 'high', 'low', 'close', 'bids', 'asks'])
})

describe('parseChartFlag', () => {
  it('reads the kind and its columns', () => {
    expect(parseChartFlag('line x=timestamp y=price,vwap')).toEqual({
      kind: 'line',
      columns: { x: ['timestamp'], y: ['price', 'vwap'] },
    })
  })

  it('reads which columns are dots, and between which the area is filled', () => {
    expect(parseChartFlag('steps x=ts y=ask,bid,trade points=trade between=ask,bid').columns).toMatchObject({
      points: ['trade'],
      between: ['ask', 'bid'],
    })
  })

  it.each([
    ['pie x=a y=b', /unknown kind "pie"/, /candles, line, steps, bars, depth/],
    [
      'line x=a',
      /is missing y for line/,
      /chart="line x=column y=column \[points=column\] \[between=column,column\]"/,
    ],
    ['line x=a y=b z=c', /has an invalid setting "z=c"/, /line x=column/],
    ['line x=a x=b y=c', /specifies x twice/, /line x=column/],
    ['line x=a y=', /no column for y/, /line x=column/],
    ['line x=a y=b,c,d,e', /too many columns for y/, /line x=column/],
    ['bars x=a y=b,c', /too many columns for y/, /chart="bars x=column y=column"/],
    ['steps x=a y=b,c points=d', /selects "d", which is not one of the columns of y/, /steps x=column/],
    ['steps x=a y=b points=b', /has no line besides its points/, /steps x=column/],
    ['line x=a y=b,c between=b', /needs two lines for between/, /\[between=column,column\]/],
    ['line x=a y=b,c,d points=d between=c,d', /needs two lines for between/, /\[between=column,column\]/],
    ['bars x=a y=b points=b', /has an invalid setting "points=b" for bars/, /bars x=column y=column/],
    ['candles', /is missing x for candles/, /open=column high=column low=column close=column/],
  ])('refuses "%s" and says what to write', (text, problem, remedy) => {
    const { message, instead } = failure(text)
    expect(message).toMatch(problem)
    expect(instead).toMatch(remedy)
  })

  it('stops a page at the fence that has it wrong', async () => {
    expect(await problemsOf('Text.\n\n```questdb-sql chart="pie"\nSELECT 1\n```')).toEqual([
      expect.stringMatching(
        /^content\/docs\/test\.mdx:7: The chart flag specifies an unknown kind "pie"\. Start it/,
      ),
    ])
  })

  it.each([
    ['```python chart="bars x=a y=b"\nx\n```', /a python fence, which has no result/],
    ['```questdb-sql setup chart="bars x=a y=b"\nSELECT 1\n```', /a fence with setup/],
    ['```questdb-sql error="no" chart="bars x=a y=b"\nSELECT 1\n```', /a fence with error/],
  ])('stands only on examples that answer rows: %s', async (fence, problem) => {
    expect((await problemsOf(fence)).join()).toMatch(problem)
  })
})
