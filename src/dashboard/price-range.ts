import type { Candle } from './read-answer'

/** How many times as high as the candles the price axis may become. Beyond that, a distant VWAP would flatten them. */
const MOST = 2

/** Returns the range of the price axis: that of the candles, extended to the VWAP if it's close enough. */
export function priceRange(candles: readonly Pick<Candle, 'low' | 'high' | 'vwap'>[]): [number, number] {
  const low = Math.min(...candles.map((candle) => candle.low))
  const high = Math.max(...candles.map((candle) => candle.high))
  const averages = candles.flatMap(({ vwap }) => vwap ?? [])
  const [from, to] = [Math.min(low, ...averages), Math.max(high, ...averages)]
  return to - from > MOST * (high - low) ? [low, high] : [from, to]
}
