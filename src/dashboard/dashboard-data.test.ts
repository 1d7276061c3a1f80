import { expect, it } from 'vitest'
import { candleSeconds } from './dashboard-data'

it('knows the length of each available candle size', () => {
  expect(['1m', '15m', '4h', '1d'].map(candleSeconds)).toEqual([60, 900, 14_400, 86_400])
})

it.each(['', '7m', 'toString'])('has no length for the size "%s"', (step) => {
  expect(candleSeconds(step)).toBe(0)
})
