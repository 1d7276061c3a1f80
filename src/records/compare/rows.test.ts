import { describe, expect, it } from 'vitest'
import type { Cell } from '../record-format'
import { digestRows, sameRow, sameRows, sortRows } from './rows'

const COLUMNS = [
  { name: 'symbol', type: 'SYMBOL' },
  { name: 'price', type: 'DOUBLE' },
]

describe('sameRow', () => {
  it('compares each value by the type of its column', () => {
    expect(sameRow(COLUMNS, ['1.0', '1.0'], ['1.0', '1.000000000001'])).toBe(true)
    expect(sameRow(COLUMNS, ['1.0', '1.0'], ['1.000000000001', '1.0'])).toBe(false)
    expect(sameRow(COLUMNS, ['A', '1.0'], ['A', '1.1'])).toBe(false)
  })

  it('does not take a missing value for null', () => {
    expect(sameRow(COLUMNS, ['A', null], ['A'])).toBe(false)
    expect(sameRow(COLUMNS, ['A'], ['A', null])).toBe(false)
  })
})

describe('sameRows', () => {
  const [a, b]: [Cell[], Cell[]] = [
    ['A', '1.0'],
    ['B', '2.0'],
  ]

  it('finds a missing, an additional and a moved row', () => {
    expect(sameRows(COLUMNS, [a, b], [a, b])).toBe(true)
    expect(sameRows(COLUMNS, [a, b], [a])).toBe(false)
    expect(sameRows(COLUMNS, [a], [a, b])).toBe(false)
    expect(sameRows(COLUMNS, [a, b], [b, a])).toBe(false)
    expect(sameRows(COLUMNS, [], [])).toBe(true)
  })
})

describe('sortRows', () => {
  it('gives the same rows in the same order, however they arrive', () => {
    const sorted: Cell[][] = [
      ['A', '1.0'],
      ['A', '2.0'],
      ['B', '1.0'],
      ['C', '0.5'],
      [null, '1.0'],
    ]
    const at = (...places: number[]) => places.flatMap((place) => sorted.slice(place, place + 1))
    for (const rows of [at(0, 1, 2, 3, 4), at(4, 3, 2, 1, 0), at(2, 0, 4, 1, 3)])
      expect(sortRows(COLUMNS, rows)).toEqual(sorted)
  })

  it('leaves the list as it is', () => {
    const rows: Cell[][] = [
      ['B', '1.0'],
      ['A', '1.0'],
    ]
    sortRows(COLUMNS, rows)
    expect(rows.map(([symbol]) => symbol)).toEqual(['B', 'A'])
  })

  it('keeps the order of rows that differ only in last digits', () => {
    const rows: Cell[][] = [
      ['A', '0.3'],
      ['A', '0.30000000000000004'],
      ['A', '0.29999999999999999'],
    ]
    expect(sortRows(COLUMNS, rows)).toEqual(rows)
  })
})

describe('digestRows', () => {
  const digest = (...rows: Cell[][]) => digestRows(COLUMNS, rows)

  it('is a SHA-256 of the rows as JSON, which stays the same as long as records contain it', () => {
    // printf '["A","1.00000000"]\n["B",null]\n' | sha256sum | cut -c1-16
    expect(digest(['A', '1.0'], ['B', null])).toBe('479df5d00e74bf90')
  })

  it('ignores last digits of floating-point numbers only', () => {
    expect(digest(['A', '0.30000000000000004'])).toBe(digest(['A', '0.3']))
    expect(digest(['A', '0.30000001'])).not.toBe(digest(['A', '0.3']))
    expect(digest(['0.30000000000000004', '1.0'])).not.toBe(digest(['0.3', '1.0']))
  })

  it('depends on the values, on their order and on nulls', () => {
    const both = digest(['A', '1.0'], ['B', '2.0'])
    expect(digest(['B', '2.0'], ['A', '1.0'])).not.toBe(both)
    expect(digest(['A', '1.0'])).not.toBe(both)
    expect(digest(['null', '1.0'])).not.toBe(digest([null, '1.0']))
    expect(digest(['', '1.0'])).not.toBe(digest([null, '1.0']))
  })
})
