import { createHash } from 'node:crypto'
import { ownValue } from '../../../base/own-value'
import { candlePath } from '../../../markdown/charts/candles'
import { COVER, unit } from './cover-size'

const { width: WIDTH, height: HEIGHT } = COVER

/** Generates pseudorandom numbers from 0 to 1 that depend only on the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Random = () => number

/** A smooth curve from 0 to 1 with values from -1 to 1. */
function curve(random: Random, waves: number): (at: number) => number {
  const parts = Array.from({ length: waves }, (_, index) => ({
    turns: index + 1 + random(),
    shift: random(),
    size: 1 / (index + 1),
  }))
  const sum = parts.reduce((total, { size }) => total + size, 0)
  return (at) =>
    parts.reduce(
      (total, { turns, shift, size }) => total + size * Math.sin(2 * Math.PI * (turns * at + shift)),
      0,
    ) / sum
}

/** Overlapping series, each of which covers those behind it. */
function ridges(random: Random): string {
  const count = 11
  const points = 56
  const accent = 3 + Math.floor(random() * 5)
  return Array.from({ length: count }, (_, row) => {
    const base = 92 + row * 23
    const [wave, detail] = [curve(random, 4), curve(random, 20)]
    const middle = 0.5 + 0.08 * wave(0)
    let d = `M-9 ${HEIGHT + 9}V${base}`
    for (let at = 0; at <= points; at++) {
      const share = at / points
      const hill = Math.exp(-(((share - middle) / 0.19) ** 2))
      const height = hill * (26 + 74 * wave(share) ** 2 + 40 * detail(share)) + 5 * detail(share)
      d += `L${Math.round(share * WIDTH)} ${Math.round(base - Math.max(0, height))}`
    }
    return `<path class="ridge${row === accent ? ' accent' : ''}" d="${d}H${WIDTH + 9}V${HEIGHT + 9}"/>`
  }).join('')
}

/** A table of mostly faint cells, some of which are highlighted. */
function cells(random: Random): string {
  const step = 32
  const side = 22
  const wave = curve(random, 4)
  const drift = random() * 0.5 + 0.2
  const paths = ['', '', '', '', '']
  for (let row = 0; row < Math.floor(HEIGHT / step); row++)
    for (let column = 0; column < WIDTH / step; column++) {
      const value = 0.5 + 0.5 * wave(column / 22 + row * drift * 0.14) + (random() - 0.5) * 0.5
      const level = random() < 0.035 ? 4 : Math.max(0, Math.min(3, Math.floor(value * 3.4)))
      const [x, y] = [column * step + (step - side) / 2, 8 + row * step + (step - side) / 2]
      paths[level] = `${paths[level] ?? ''}M${x} ${y}h${side}v${side}h-${side}z`
    }
  return paths.map((d, level) => `<path class="cell-${level}" d="${d}"/>`).join('')
}

/** The same columns above and below a line. */
function mirror(random: Random): string {
  const step = 16
  const width = 8
  const middle = HEIGHT / 2
  const [wave, detail] = [curve(random, 3), curve(random, 17)]
  const paths = { up: '', down: '' }
  for (let x = step / 2; x < WIDTH; x += step) {
    const share = x / WIDTH
    const height = Math.round(14 + 52 * (1 + wave(share)) + 24 * Math.abs(detail(share)))
    const column = (way: 1 | -1) =>
      `M${unit(x - width / 2)} ${middle + way * 4}h${width}v${way * height}h-${width}z`
    paths.up += column(-1)
    paths.down += column(1)
  }
  return `<path class="upper" d="${paths.up}"/><path class="lower" d="${paths.down}"/>`
}

/** Two curves that cross a line together. */
function weave(random: Random): string {
  const points = 48
  const middle = HEIGHT / 2
  const wave = curve(random, 3)
  const side = (way: 1 | -1) =>
    Array.from({ length: points + 1 }, (_, at) => {
      const y = middle + way * 128 * wave(at / points)
      return `${at === 0 ? 'M' : 'L'}${Math.round((at / points) * WIDTH)} ${Math.round(y)}`
    }).join('')
  const back = side(1).slice(1).split('L').reverse().join('L')
  return `<path class="area" d="${side(-1)}L${back}z"/><path class="line-1" d="${side(-1)}"/><path class="line-2" d="${side(1)}"/>`
}

/** Candles of a price that rises and falls. */
function candlesticks(random: Random): string {
  const step = 20
  const count = WIDTH / step
  const [wave, detail] = [curve(random, 3), curve(random, 19)]
  const price = (at: number) => HEIGHT / 2 + 92 * wave(at / count) + 26 * detail(at / count)
  const paths = { up: '', down: '' }
  for (let at = 0; at < count; at++) {
    const [open, close] = [price(at), price(at + 1)]
    const wick = () => 4 + 22 * random()
    const candle = { open, high: Math.max(open, close) + wick(), low: Math.min(open, close) - wick(), close }
    paths[close >= open ? 'up' : 'down'] += candlePath((at + 0.5) * step, 11, candle, (y) => HEIGHT - y)
  }
  return `<path class="up" d="${paths.up}"/><path class="down" d="${paths.down}"/>`
}

type Pattern = (random: Random) => string

const PATTERNS: readonly Pattern[] = [ridges, cells, mirror, weave]

/** Patterns for the topics of the blog. Those for comparisons are symmetric so that they don't look like results. */
const OF_TAG: Readonly<Record<string, readonly Pattern[]>> = {
  release: [ridges],
  comparison: [mirror, weave],
  deduplication: [cells],
  ingestion: [cells],
  arrays: [cells],
  finance: [candlesticks],
  'materialized-views': [candlesticks],
}

/** Returns the marks of a post without a chart, as SVG, based on its title and topics. */
export function patternMarks(title: string, tags: readonly string[]): string {
  const digest = createHash('sha256').update(title).digest()
  const suited = tags.flatMap((tag) => ownValue(OF_TAG, tag) ?? [])
  const patterns = suited.length > 0 ? suited : PATTERNS
  const draw = patterns[digest.readUInt8(4) % patterns.length] ?? ridges
  return draw(randomFrom(digest.readUInt32BE(0)))
}
