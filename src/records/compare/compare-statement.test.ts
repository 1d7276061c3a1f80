import { describe, expect, it } from 'vitest'
import type { Cell, RowsResult } from '../record-format'
import { compareStatement } from './compare-statement'

const result = (rows: Cell[][], more: Partial<RowsResult> = {}): RowsResult => ({
  kind: 'rows',
  sql: 'SELECT',
  columns: [
    { name: 'symbol', type: 'SYMBOL' },
    { name: 'price', type: 'DOUBLE' },
  ],
  rows,
  rowCount: rows.length,
  ...more,
})
const recorded = result([
  ['A', '1.5'],
  ['B', '2.0'],
  ['C', '2.0'],
])

describe('compareStatement', () => {
  it('accepts the recorded rows', () => {
    expect(compareStatement(recorded, structuredClone(recorded))).toBeUndefined()
  })

  it('finds a changed value and shows both rows', () => {
    const actual = result([
      ['A', '1.6'],
      ['B', '2.0'],
      ['C', '2.0'],
    ])
    const difference = compareStatement(recorded, actual)
    expect(difference?.problem).toBe('the rows differ from the recorded ones')
    expect(difference?.detail).toContain('- A       1.5')
    expect(difference?.detail).toContain('+ A       1.6')
  })

  it('tells null from an empty text and from the word', () => {
    const withNull = result([[null, '1.0']])
    expect(compareStatement(withNull, result([['', '1.0']]))).toBeDefined()
    expect(compareStatement(withNull, result([['null', '1.0']]))).toBeDefined()
  })

  it('accepts another last digit of a floating-point number, and of no other type', () => {
    const a = result([['0.30000000000000004', '0.30000000000000004']])
    expect(compareStatement(a, result([['0.30000000000000004', '0.3']]))).toBeUndefined()
    expect(compareStatement(a, result([['0.3', '0.30000000000000004']]))).toBeDefined()
    expect(compareStatement(a, result([['0.30000000000000004', '0.300000001']]))).toBeDefined()
  })

  it('finds another order, unless the fence or the plan says that it is free', () => {
    const turned = result([...recorded.rows].reverse())
    expect(compareStatement(recorded, turned)?.problem).toBe('the rows are in a different order')
    expect(compareStatement(recorded, turned, { unordered: true })).toBeUndefined()
    expect(compareStatement(recorded, turned, { order: { kind: 'undefined' } })).toBeUndefined()
  })

  it('lets rows change places only where they agree in all sort keys', () => {
    const order = { kind: 'ties' as const, keys: ['price'] }
    const [a, b, c] = recorded.rows as [Cell[], Cell[], Cell[]]
    expect(compareStatement(recorded, result([a, c, b]), { order })).toBeUndefined()
    expect(compareStatement(recorded, result([b, a, c]), { order })).toBeDefined()
  })

  it('finds another type and another name of a column', () => {
    const columns = [
      { name: 'symbol', type: 'VARCHAR' },
      { name: 'price', type: 'DOUBLE' },
    ]
    expect(compareStatement(recorded, { ...recorded, columns })?.problem).toMatch(/columns/)
  })

  it('compares only the shape of volatile results', () => {
    const loose = { isVolatile: true }
    expect(compareStatement(recorded, result([['Z', '9.9']]), loose)).toBeUndefined()
    expect(compareStatement(recorded, result([]), loose)).toBeDefined()
    expect(
      compareStatement(recorded, { ...recorded, columns: recorded.columns.slice(1) }, loose),
    ).toBeDefined()
  })

  it('finds a change in rows that are not recorded', () => {
    const long = result([['A', '1.0']], { rowCount: 500, truncated: true, digest: 'aaaa' })
    expect(compareStatement(long, { ...long, digest: 'bbbb' })).toBeDefined()
  })

  it('finds another message and another position of an error', () => {
    const error = { kind: 'error' as const, sql: 'SELECT', message: 'no', position: 3 }
    expect(compareStatement(error, { ...error, message: 'nope' })).toBeDefined()
    expect(compareStatement(error, { ...error, position: 4 })).toBeDefined()
  })

  it('ignores the number of workers and the JIT compiler in a plan, and nothing else', () => {
    const plan = (line: string) => ({ kind: 'plan' as const, sql: 'EXPLAIN', lines: [line] })
    expect(
      compareStatement(plan('Async JIT Filter workers: 1'), plan('Async Filter workers: 8')),
    ).toBeUndefined()
    expect(compareStatement(plan('Async JIT Filter workers: 1'), plan('Filter filter: x'))).toBeDefined()
  })
})
