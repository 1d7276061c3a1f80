import { expect, it } from 'vitest'
import { panelTable } from './panel-table'

const table = (...times: string[]) =>
  panelTable(
    'rsi',
    { rsi: times.map((time) => ({ time: Date.parse(time), rsi: 50 })) },
    { symbol: 'BTC-USDT', step: '5m' },
    40,
  )

it('names the day that all rows share once, in the caption', () => {
  const { caption, rows } = table('2025-07-03T00:00Z', '2025-07-03T23:55Z')
  expect(caption).toBe('RSI for the last 2 BTC-USDT candles, 5 minutes each, July 3, 2025, times in UTC')
  expect(rows.map(([time]) => time)).toEqual(['23:55', '00:00'])
})

it('names the day in each row if the rows are of two days', () => {
  const { caption, rows } = table('2025-07-02T23:55Z', '2025-07-03T00:00Z')
  expect(caption).toBe('RSI for the last 2 BTC-USDT candles, 5 minutes each, times in UTC')
  expect(rows.map(([time]) => time)).toEqual(['2025-07-03 00:00', '2025-07-02 23:55'])
})
