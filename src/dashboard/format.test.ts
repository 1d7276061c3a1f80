import { expect, it } from 'vitest'
import { formatClock, formatNumber, formatPrice, formatStep, formatTime } from './format'

it('gives prices the digits that they need', () => {
  expect([107241.4, 2548, 2.2145, 0.57312].map(formatPrice)).toEqual([
    '107,241.40',
    '2,548.00',
    '2.215',
    '0.57312',
  ])
})

it('writes a dash where there is no number', () => {
  expect(formatNumber(null, 2)).toBe('–')
  expect(formatPrice(undefined)).toBe('–')
})

it('writes times of UTC', () => {
  const time = Date.UTC(2025, 6, 3, 21, 5, 9)
  expect(formatTime(time)).toBe('2025-07-03 21:05')
  expect(formatTime(time, 'second')).toBe('2025-07-03 21:05:09')
  expect(formatClock(time)).toBe('21:05:09')
})

it('says sizes of candles in words', () => {
  expect(['1m', '15m', '1h', '4h', '1d'].map(formatStep)).toEqual([
    '1 minute',
    '15 minutes',
    '1 hour',
    '4 hours',
    '1 day',
  ])
})
