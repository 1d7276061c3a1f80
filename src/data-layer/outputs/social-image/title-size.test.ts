import { describe, expect, it } from 'vitest'
import { titleSize } from './title-size'

describe('titleSize', () => {
  it('sets a short title large and longer ones smaller', () => {
    const sizes = [
      'ASOF JOIN',
      'Working with timestamps',
      'Materialized views that refresh themselves on a timer, compared',
      'How a trading desk moved eleven years of tick data from one database to another without stopping the desk',
    ].map((title) => titleSize(title, 1040).size)
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(new Set(sizes).size).toBe(4)
  })

  it('goes by the width of the letters, not by their number', () => {
    expect(titleSize('WWWWWWWWWWWWWW', 1040).size).toBeLessThan(titleSize('illillillillil', 1040).size)
  })

  it('shrinks so far that the longest word stays whole', () => {
    const { size } = titleSize('cairo.wal.segment.rollover.row.count', 1040)
    expect(size * 0.236 * 36).toBeLessThan(1040)
    expect(size).toBeLessThan(titleSize('cairo wal segment', 1040).size)
  })

  it('gives the smallest size to what cannot fit at all', () => {
    expect(titleSize('word '.repeat(80), 1040)).toEqual(titleSize('x'.repeat(400), 1040))
  })
})
