import { describe, expect, it } from 'vitest'
import { canonicalPlan, decodePlanLine } from './plan-lines'

describe('decodePlanLine', () => {
  it.each([
    ['&nbsp;&nbsp;&nbsp;&nbsp;PageFrame', '    PageFrame'],
    ['filter: (1&lt;price and price&lt;2)', 'filter: (1<price and price<2)'],
    ['filter: (1&gt;=price or price&gt;2)', 'filter: (1>=price or price>2)'],
    ['keys: [&quot;my column&quot;]', 'keys: ["my column"]'],
    ['functions: [a&amp;b,c&amp;d]', 'functions: [a&b,c&d]'],
    ['Frame forward scan on: trades', 'Frame forward scan on: trades'],
  ])('%s', (line, decoded) => {
    expect(decodePlanLine(line)).toBe(decoded)
  })

  it('leaves an entity that the query itself contains', () => {
    expect(decodePlanLine('filter: name=&amp;lt;')).toBe('filter: name=&lt;')
  })
})

describe('canonicalPlan', () => {
  it('leaves out the number of workers and the JIT compiler', () => {
    expect(canonicalPlan(['Async JIT Group By workers: 16', '  filter: 1<price', '    PageFrame'])).toEqual([
      'Async Group By workers: N',
      '  filter: 1<price',
      '    PageFrame',
    ])
    expect(canonicalPlan(['GroupBy vectorized: true workers: 2'])).toEqual([
      'GroupBy vectorized: true workers: N',
    ])
  })

  it.each(['filter: coworkers: 5', 'Limit lo: 5 skip-over-rows: 0', 'JIT Filter', 'filter: x=Async JIT'])(
    'keeps %s',
    (line) => {
      expect(canonicalPlan([line])).toEqual([line])
    },
  )
})
