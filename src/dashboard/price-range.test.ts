import { expect, it } from 'vitest'
import { priceRange } from './price-range'

const candle = (low: number, high: number, vwap: number | null) => ({ low, high, vwap })

it('reaches to a VWAP beside the candles', () => {
  expect(priceRange([candle(100, 108, 112), candle(102, 110, 116)])).toEqual([100, 116])
  expect(priceRange([candle(100, 110, 90)])).toEqual([90, 110])
  expect(priceRange([candle(100, 110, null)])).toEqual([100, 110])
})

it('does not flatten the candles for a distant VWAP', () => {
  expect(priceRange([candle(100, 110, 120)])).toEqual([100, 120])
  expect(priceRange([candle(100, 110, 120.1)])).toEqual([100, 110])
  expect(priceRange([candle(100, 110, 105), candle(100, 110, 80)])).toEqual([100, 110])
})
