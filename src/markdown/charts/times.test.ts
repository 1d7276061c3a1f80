import { describe, expect, it } from 'vitest'
import { dayOf, daysCovered, exactClock, isExactTick, timeTick } from './times'

const time = Date.parse
const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('timeTick', () => {
  it.each([
    [900_000, true, '2025-07-01T09:15:00Z', '09:15'],
    [5000, true, '2025-07-01T09:15:05Z', '09:15:05'],
    [1000, true, '2025-07-01T09:15:05Z', '09:15:05'],
    [500, true, '2025-07-01T09:15:05.500Z', '09:15:05.500'],
    [60_000, true, '2025-07-01T09:05:00Z', '09:05'],
    [4 * HOUR, true, '2025-07-01T00:00:00Z', '00:00'],
    [4 * HOUR, false, '2025-07-02T00:00:00Z', 'Jul 2'],
    [4 * HOUR, false, '2025-07-02T04:00:00Z', '04:00'],
    [3 * HOUR, false, '2025-07-02T00:00:00Z', 'Jul 2'],
    [2 * HOUR, false, '2025-07-02T00:00:00Z', '00:00'],
    [DAY, false, '2025-07-02T00:00:00Z', 'Jul 2'],
    [DAY, false, '2025-07-02T12:00:00Z', 'Jul 2, 2025'],
    [27 * DAY, false, '2025-07-02T00:00:00Z', 'Jul 2'],
    [28 * DAY, false, '2025-02-01T00:00:00Z', 'Feb 2025'],
    [31 * DAY, false, '2025-07-01T00:00:00Z', 'Jul 2025'],
    [360 * DAY, false, '2025-01-01T00:00:00Z', '2025'],
    [365 * DAY, false, '2024-01-01T00:00:00Z', '2024'],
  ])('with steps of %d ms, of one day %s, writes %s as %s', (step, oneDay, at, text) => {
    expect(timeTick(step, oneDay)(time(at))).toBe(text)
  })
})

it('writes ticks with steps of less than a millisecond in microseconds or nanoseconds', () => {
  const origin = time('2025-07-01T09:15:05.250Z')
  expect(timeTick(0.001, true, origin)(0.125)).toBe('09:15:05.250125')
  expect(timeTick(0.0001, true, origin)(0.125)).toBe('09:15:05.250125000')
  expect(timeTick(1, true, origin)(2)).toBe('09:15:05.252')
  expect(timeTick(0.2, true, origin)(-0.2)).toBe('09:15:05.249800')
})

it('writes a time of day as exactly as necessary', () => {
  const origin = time('2025-07-01T09:15:05.250Z')
  expect(exactClock(1.5, origin)).toBe('09:15:05.251500')
  expect(exactClock(0.000001, origin)).toBe('09:15:05.250000001')
})

describe('isExactTick', () => {
  it.each([
    [15_000, '2025-07-01T09:15:05Z', true],
    [15_000, '2025-07-01T09:15:05.500Z', false],
    [60_000, '2025-07-01T09:15:00Z', true],
    [60_000, '2025-07-01T09:15:05Z', false],
    [23 * HOUR, '2025-07-01T09:15:00Z', true],
    [DAY, '2025-07-02T00:00:00Z', true],
    [DAY, '2025-07-02T12:00:00Z', false],
    [27 * DAY, '2025-07-02T00:00:00Z', true],
    [28 * DAY, '2025-07-01T00:00:00Z', true],
    [28 * DAY, '2025-07-02T00:00:00Z', false],
    [359 * DAY, '2025-07-01T00:00:00Z', true],
    [360 * DAY, '2025-01-01T00:00:00Z', true],
    [360 * DAY, '2025-07-01T00:00:00Z', false],
    [360 * DAY, '2025-01-02T00:00:00Z', false],
  ])('with steps of %d ms, of %s is %s', (step, at, exact) => {
    expect(isExactTick(time(at), step)).toBe(exact)
  })
})

describe('dayOf', () => {
  it('names the day in UTC', () => {
    expect(dayOf(time('2025-12-31T23:59:59Z'))).toBe('Dec 31, 2025')
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
