import type { Band, Candle } from '../../dashboard/read-answer'

/** How many times as high as the candles the price axis may become. Wide bands beyond that would flatten the candles. */
const MOST = 2

/** Range of the price axis. */
export interface PriceScale {
  low: number
  high: number
}

/**
 * Returns the range of the price axis: that of the candles, extended to the Bollinger bands. The VWAP of the same
 * candles as the bands rarely leaves it.
 */
export function priceScale(
  candles: readonly Pick<Candle, 'low' | 'high'>[],
  bands: readonly Pick<Band, 'lower' | 'upper'>[],
): PriceScale {
  const low = Math.min(...candles.map((candle) => candle.low))
  const high = Math.max(...candles.map((candle) => candle.high))
  const below = low - Math.min(low, ...bands.map(({ lower }) => lower))
  const above = Math.max(high, ...bands.map(({ upper }) => upper)) - high
  const share = Math.min(1, ((MOST - 1) * (high - low)) / (below + above || 1))
  return { low: low - share * below, high: high + share * above }
}
