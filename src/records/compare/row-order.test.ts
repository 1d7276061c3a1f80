import { describe, expect, it } from 'vitest'
import { rowOrder } from './row-order'

const GROUPS = [
  'GroupBy vectorized: true workers: 1',
  '  keys: [symbol]',
  '  values: [count(*)]',
  '    PageFrame',
]
const under = (...above: string[]) => [...above, ...GROUPS.map((line) => `    ${line}`)]

describe('rowOrder', () => {
  it('is undefined for groups from a hash table', () => {
    expect(rowOrder(GROUPS, 5)).toEqual({ kind: 'undefined' })
  })

  it('is defined where no hash table is, and for a vectorized aggregate without keys', () => {
    expect(rowOrder(['PageFrame', '    Row forward scan'], 5)).toEqual({ kind: 'defined' })
    expect(rowOrder(['GroupBy vectorized: true workers: 1', '  values: [count(*)]'], 5)).toEqual({
      kind: 'defined',
    })
  })

  it('is defined up to ties by a sort above the groups', () => {
    expect(rowOrder(under('Sort light', '  keys: [count desc, symbol]'), 5)).toEqual({
      kind: 'ties',
      keys: ['count', 'symbol'],
    })
  })

  it('knows that LIMIT keeps arbitrary groups, unless it keeps all', () => {
    const plan = under('Limit lo: 3 skip-over-rows: 0 limit: 3')
    expect(rowOrder(plan, 3)).toEqual({ kind: 'arbitrary rows' })
    expect(rowOrder(plan, 2)).toEqual({ kind: 'undefined' })
  })

  it('takes only what stands above the groups for a sort of the groups', () => {
    const plan = [
      'Hash Join',
      '  condition: a=b',
      '    Sort',
      '      keys: [x]',
      '        PageFrame',
      ...under(),
    ]
    expect(rowOrder(plan, 5)).toEqual({ kind: 'undefined' })
  })

  it('knows a sort anywhere above the groups', () => {
    const plan = [
      'VirtualRecord',
      '  functions: [symbol,count]',
      ...under('Radix sort light', '  keys: [count desc]').map((line) => `    ${line}`),
    ]
    expect(rowOrder(plan, 5)).toEqual({ kind: 'ties', keys: ['count'] })
  })

  it('does not take a sort of other rows, below the groups, for one of the groups', () => {
    const plan = [
      'Hash Join',
      '  condition: b=a',
      ...under(),
      '    Hash',
      '        Sort light',
      '          keys: [x]',
      '            PageFrame',
    ]
    expect(rowOrder(plan, 5)).toEqual({ kind: 'undefined' })
  })

  it.each([
    'Sort',
    'Sort light',
    'Radix sort light',
    'Encode sort light',
    'Long Top K lo: 5',
    'Async Top K lo: 5',
  ])('knows %s', (sort) => {
    expect(rowOrder(under(sort, '  keys: [count]'), 5)).toEqual({ kind: 'ties', keys: ['count'] })
  })

  it('names no keys of a sort that shows none', () => {
    expect(rowOrder(under('Sort light', '  lo: 5'), 5)).toEqual({ kind: 'ties', keys: [] })
    expect(rowOrder(under('Sort light', '  keys: []'), 5)).toEqual({ kind: 'ties', keys: [] })
    expect(rowOrder(under('Sort light', '  partition keys: [x]'), 5)).toEqual({ kind: 'ties', keys: [] })
    expect(rowOrder(under('Sort light', '  keys: [x] lo: 5'), 5)).toEqual({ kind: 'ties', keys: [] })
  })

  it('keeps a word in the middle of a name that looks like a direction', () => {
    expect(rowOrder(under('Sort', '  keys: [price desc note desc, a ASC]'), 5)).toEqual({
      kind: 'ties',
      keys: ['price desc note', 'a'],
    })
  })

  it('finds the LIMIT below other operators, whatever its sign and however long it is', () => {
    const limited = (limit: string) =>
      under('VirtualRecord', '  functions: [symbol]', `    Limit lo: ${limit}`, '      limit: x').map(
        (line, i) => (i > 3 ? `    ${line}` : line),
      )
    expect(rowOrder(limited('30'), 30)).toEqual({ kind: 'arbitrary rows' })
    expect(rowOrder(limited('30'), 29)).toEqual({ kind: 'undefined' })
    expect(rowOrder(limited('-30'), 30)).toEqual({ kind: 'arbitrary rows' })
    expect(rowOrder(limited('-30'), 29)).toEqual({ kind: 'undefined' })
  })

  it('does not take a text in the query for a LIMIT', () => {
    expect(rowOrder(under('VirtualRecord', "  functions: ['Limit lo: 1']"), 5)).toEqual({ kind: 'undefined' })
  })
})
