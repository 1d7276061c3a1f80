import { describe, expect, it } from 'vitest'
import { daysCovered, timeTick } from './times'

const time = Date.parse

describe('timeTick', () => {
  it.each([
    [900_000, true, '2025-07-01T09:15:00Z', '09:15'],
    [5000, true, '2025-07-01T09:15:05Z', '09:15:05'],
    [14_400_000, true, '2025-07-01T00:00:00Z', '00:00'],
    [14_400_000, false, '2025-07-02T00:00:00Z', 'Jul 2'],
    [86_400_000, false, '2025-07-02T00:00:00Z', 'Jul 2'],
    [31 * 86_400_000, false, '2025-07-01T00:00:00Z', 'Jul 2025'],
  ])('with steps of %d ms, of one day %s, writes %s as %s', (step, oneDay, at, text) => {
    expect(timeTick(step, oneDay)(time(at))).toBe(text)
  })
})

describe('daysCovered', () => {
  it('says a day once, and a year once', () => {
    expect(daysCovered(time('2025-07-01T01:00Z'), time('2025-07-01T09:00Z'))).toBe('Jul 1, 2025')
    expect(daysCovered(time('2025-07-01T01:00Z'), time('2025-07-03T09:00Z'))).toBe('Jul 1 to Jul 3, 2025')
    expect(daysCovered(time('2024-12-31T01:00Z'), time('2025-01-01T09:00Z'))).toBe(
      'Dec 31, 2024 to Jan 1, 2025',
    )
  })
})
