import { describe, expect, it } from 'vitest'
import type { Positions } from './read-columns'
import { seriesText, spanText } from './summary'

const names: Positions = { kind: 'name', values: ['north', 'south', 'east', 'west'] }

describe('spanText', () => {
  it('names the first and last row', () => {
    expect(spanText(names)).toBe('from north to west')
    expect(spanText({ kind: 'number', values: [1, 2, 1000] })).toBe('from 1 to 1,000')
  })

  it('names the time zone of times', () => {
    const values = ['2025-07-01T09:00Z', '2025-07-01T10:00Z'].map(Date.parse)
    expect(spanText({ kind: 'time', values })).toBe('from Jul 1, 2025, 09:00 to Jul 1, 2025, 10:00 UTC')
  })
})

describe('seriesText', () => {
  it('says the first, last, lowest, and highest value', () => {
    expect(seriesText({ name: 'cost', values: [3, 1, 4, 2] }, names)).toBe(
      'cost goes from 3 to 2, with a low of 1 at south and a high of 4 at east',
    )
  })

  it('skips nulls', () => {
    expect(seriesText({ name: 'cost', values: [null, 3, 1, null] }, names)).toBe(
      'cost goes from 3 to 1, with a low of 1 at east and a high of 3 at south',
    )
  })

  it('places a low or high that occurs twice at its first row', () => {
    expect(seriesText({ name: 'cost', values: [1, 2, 1, 2] }, names)).toContain(
      'a low of 1 at north and a high of 2 at south',
    )
  })

  it('is only the name if there are no values', () => {
    expect(seriesText({ name: 'cost', values: [null] }, names)).toBe('cost')
  })
})
