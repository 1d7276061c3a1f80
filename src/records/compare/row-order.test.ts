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
})
