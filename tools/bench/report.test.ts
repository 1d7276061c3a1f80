import { describe, expect, it } from 'vitest'
import { judge } from './measurement'
import { closingLine, explanations, table } from './report'

const rows = [
  judge({ name: 'script', subject: '/docs/', value: 94.123 }),
  judge({ name: 'twice', subject: '/', value: 7, details: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }),
  judge({ name: 'requests', subject: '/', value: 12, details: ['not told: no budget'] }),
]

describe('table', () => {
  it('has a row for each value, with unit, budget, upstream and verdict', () => {
    expect(table(rows).split('\n')).toEqual([
      'Measure               Page or build    Value  Budget  Upstream',
      'JavaScript, gzip      /docs/         94.1 KB   <= 96   450-480  ok',
      'duplicated sentences  /                    7    <= 0            over',
      'requests              /                   12',
    ])
  })
})

describe('explanations', () => {
  it('tells what lies behind values over budget, and not all of it', () => {
    expect(explanations(rows)).toBe('duplicated sentences, /:\n  a\n  b\n  c\n  d\n  e\n  and 2 more')
  })
})

describe('closingLine', () => {
  it('counts verdicts', () => {
    expect(closingLine(rows)).toBe('1 within budget, 1 over, 1 without a budget')
  })
})
