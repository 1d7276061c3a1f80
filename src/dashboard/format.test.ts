import { expect, it } from 'vitest'
import {
  amountDigits,
  baseOf,
  formatChange,
  formatClock,
  formatCandle,
  formatMoment,
  formatNumber,
  formatPrice,
  formatStep,
  formatTick,
  formatTime,
} from './format'

it('gives prices the digits that they need', () => {
  expect([107241.4, 2548, 99, 2.2145, 0.57312].map((price) => formatPrice(price))).toEqual([
    '107,241.40',
    '2,548.00',
    '99.00',
    '2.2145',
    '0.57312',
  ])
  // one instrument has one count of digits
  expect(formatPrice(9.98, 10.02)).toBe('9.98')
})

it('shows no floating-point noise in amounts, and the same count of digits in all', () => {
  expect(amountDigits([0.24209999999999998, 1.6412])).toBe(4)
  expect(amountDigits([1228.3999999999999, 626])).toBe(1)
  expect(amountDigits([20, 100])).toBe(0)
  expect(amountDigits([0.085802, 0.051])).toBe(6)
  expect(amountDigits([0.123456789012])).toBe(6)
  expect(amountDigits([])).toBe(0)
})

it('names the unit of amounts', () => {
  expect(['BTC-USDT', 'ETH/USD', 'BTCUSDT'].map(baseOf)).toEqual(['BTC', 'ETH', ''])
})

it('writes a change with its sign', () => {
  expect([formatChange(200, 201), formatChange(200, 197), formatChange(200, 200)]).toEqual([
    '+0.50%',
    '−1.50%',
    '+0.00%',
  ])
})

it('writes a dash where there is no number', () => {
  expect(formatNumber(null, 2)).toBe('–')
  expect(formatPrice(undefined)).toBe('–')
})

it('writes numbers as English has them', () => {
  for (const digits of [0, 1, 2, 3, 4, 5]) {
    const format = new Intl.NumberFormat('en', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    for (const value of [7, 12.3, 999.99, 1000, 98_765.4321, 999_999.999, 1_234_567.891, 0.000_04])
      for (const signed of [value, -value]) expect(formatNumber(signed, digits)).toBe(format.format(signed))
  }
})

it('writes times of UTC', () => {
  const time = Date.UTC(2025, 6, 3, 21, 5, 9)
  expect(formatTime(time)).toBe('2025-07-03 21:05')
  expect(formatTime(time, 'second')).toBe('2025-07-03 21:05:09')
  expect(formatClock(time)).toBe('21:05:09')
})

it('writes on an axis what begins there', () => {
  const time = Date.UTC(2025, 6, 3, 21, 5, 9)
  const written = (['year', 'month', 'day', 'minute'] as const).map((begins) => formatTick(time, begins))
  expect(written).toEqual(['2025', 'Jul', '3', '21:05'])
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

it('writes the day of a candle only if it is not the newest day', () => {
  const newest = Date.parse('2025-07-03T21:00:00Z')
  expect(formatMoment(Date.parse('2025-07-03T05:15:00Z'), newest)).toBe('05:15')
  expect(formatMoment(Date.parse('2025-07-02T21:00:00Z'), newest)).toBe('Jul 2, 21:00')
})

it('writes the period of a candle', () => {
  const newest = Date.parse('2025-07-03T21:05:00Z')
  expect(formatCandle(newest, 300, newest)).toBe('21:05–21:10')
  expect(formatCandle(Date.parse('2025-07-02T23:45:00Z'), 900, newest)).toBe('Jul 2, 23:45–00:00')
})
