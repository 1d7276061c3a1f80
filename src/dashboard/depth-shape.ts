import type { Book, Level } from './read-answer'

/** A value and its position on an axis, in pixels. */
export interface Tick {
  at: number
  value: number
}

/** A level of the book at the point where its step ends. */
export interface DepthPoint extends Level {
  side: 'bids' | 'asks'
  /** In pixels. */
  x: number
  /** In pixels. */
  y: number
}

/** A depth chart in SVG coordinates, with the origin at the top left. */
export interface DepthShape {
  /** Step-shaped paths, closed along the base line. */
  bids: string
  asks: string
  /** Position of the midpoint between the best prices. */
  middle: number
  /** Three or four round prices at equal distances. */
  prices: Tick[]
  /** Ticks of the amount axis; the last one is the top of the chart, above all steps. */
  amounts: Tick[]
  /** Decimal places required to distinguish the amounts. */
  amountDigits: number
  points: DepthPoint[]
}

/** Returns the level whose price is closest to x. */
export function nearestPoint({ points }: DepthShape, x: number): DepthPoint | undefined {
  let nearest: DepthPoint | undefined
  for (const point of points) if (!nearest || Math.abs(point.x - x) < Math.abs(nearest.x - x)) nearest = point
  return nearest
}

/** Margin beyond the outermost prices, as a share of the price range, which makes their levels visible. */
const EDGE = 0.04

/**
 * Lays out an order book, with prices to the right and cumulative amounts upward. The lines are steps because there are
 * no orders between two levels.
 *
 * @returns null if either side of the book is empty
 */
export function depthShape({ bids, asks }: Book, width: number, height: number): DepthShape | null {
  const [bestBid] = bids
  const [bestAsk] = asks
  const lowest = bids.at(-1)?.price
  const highest = asks.at(-1)?.price
  if (!bestBid || !bestAsk || lowest === undefined || highest === undefined || highest <= lowest) return null
  const most = Math.max(...[...bids, ...asks].map(({ total }) => total))
  const edge = (highest - lowest) * EDGE
  const x = (price: number) => ((price - lowest + edge) / (highest - lowest + 2 * edge)) * width
  const step = niceStep(most / 6)
  const ticks = Math.floor(most / step + 1e-9) + 1
  const y = (total: number) => height - (total / (ticks * step)) * height
  const pointsOf = (side: DepthPoint['side'], levels: readonly Level[]) =>
    levels.map((level): DepthPoint => ({ ...level, side, x: x(level.price), y: y(level.total) }))
  return {
    points: [...pointsOf('bids', bids), ...pointsOf('asks', asks)],
    bids: path(bids, x, y, height, 0),
    asks: path(asks, x, y, height, width),
    middle: x((bestBid.price + bestAsk.price) / 2),
    prices: roundPrices(lowest, highest).map((value) => ({ at: x(value), value })),
    amounts: Array.from({ length: ticks + 1 }, (_, index) => index * step).map((value) => ({
      at: y(value),
      value,
    })),
    amountDigits: Math.max(0, -Math.floor(Math.log10(step) + 1e-9)),
  }
}

/**
 * Draws from the best price outward: up to the level's total, then across to the next price. The outermost level
 * extends to the end.
 */
function path(
  levels: readonly Level[],
  x: (price: number) => number,
  y: (total: number) => number,
  base: number,
  end: number,
): string {
  const round = (value: number) => Math.round(value * 10) / 10
  const [best] = levels
  const steps = levels.map(({ price, total }) => `H${round(x(price))}V${round(y(total))}`)
  return `M${round(x(best?.price ?? 0))} ${round(base)}${steps.join('')}H${end}V${round(base)}Z`
}

/** Returns three or four prices at equal distances: multiples of the largest step of which three are in the range. */
function roundPrices(lowest: number, highest: number): number[] {
  const range = highest - lowest
  for (const share of [2, 3, 5, 10]) {
    const step = niceStep(range / share)
    const first = Math.ceil(lowest / step - 1e-9)
    const count = Math.floor(highest / step + 1e-9) - first + 1
    if (count < 3) continue
    // a smaller step can have more than there's room for
    const every = count > 4 ? 2 : 1
    return Array.from({ length: Math.ceil(count / every) }, (_, index) => (first + index * every) * step)
  }
  return []
}

/** Rounds up to 1, 2, or 5 times a power of ten. */
function niceStep(size: number): number {
  if (!(size > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(size))
  return ([1, 2, 5].find((factor) => factor * power >= size) ?? 10) * power
}
