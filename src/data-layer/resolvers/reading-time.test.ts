import { describe, expect, it } from 'vitest'
import { countWords, readingMinutes } from './reading-time'

describe('countWords', () => {
  it('counts words and numbers, but no signs that stand alone', () => {
    expect(countWords('  One — two\n3 rows | „fünf“ +\t')).toBe(5)
    expect(countWords('')).toBe(0)
  })
})

describe('readingMinutes', () => {
  it('is one minute at least, and rounds to the nearest', () => {
    expect([0, 220, 329, 331, 2200].map(readingMinutes)).toEqual([1, 1, 1, 2, 10])
  })
})
