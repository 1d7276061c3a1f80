import { expect, it } from 'vitest'
import { priceScale } from './price-scale'

const candles = [
  { low: 100, high: 108 },
  { low: 102, high: 110 },
]

it('reaches to the bands around the candles', () => {
  expect(priceScale(candles, [{ lower: 98, upper: 113 }])).toEqual({ low: 98, high: 113 })
  expect(priceScale(candles, [{ lower: 103, upper: 107 }])).toEqual({ low: 100, high: 110 })
  expect(priceScale(candles, [])).toEqual({ low: 100, high: 110 })
})

it('does not flatten the candles for wide bands, and keeps the bands centered', () => {
  expect(priceScale(candles, [{ lower: 95, upper: 115 }])).toEqual({ low: 95, high: 115 })
  expect(priceScale(candles, [{ lower: 90, upper: 120 }])).toEqual({ low: 95, high: 115 })
  expect(priceScale(candles, [{ lower: 100, upper: 180 }])).toEqual({ low: 100, high: 120 })
})

it('is the price of a single candle without a range', () => {
  expect(priceScale([{ low: 100, high: 100 }], [])).toEqual({ low: 100, high: 100 })
})
