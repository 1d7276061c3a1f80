import { describe, expect, it } from 'vitest'
import { candlePath } from './candles'
import { textWidth } from './sizes'
import {
  at,
  chartFailure,
  draw,
  grid,
  labels,
  narrow,
  numbers,
  path,
  paths,
  result,
  summary,
  wide,
} from './test-chart'

const FLAG = 'candles x=ts open=o high=h low=l close=c'
const COLUMNS = 'ts:TIMESTAMP o:DOUBLE h:DOUBLE l:DOUBLE c:DOUBLE'
const market = (...rows: [number, number, number, number][]) =>
  result(
    COLUMNS,
    rows.map((row, minute) => [at(minute), ...row.map(String)]),
  )
const many = (count: number) =>
  market(...Array.from({ length: count }, (): [number, number, number, number] => [1, 3, 0, 2]))
/** Paths of the candles themselves; the first path of a kind is its symbol in the legend. */
const drawn = (html: string, kind: 'up' | 'down') => paths(html, `candle ${kind}`)[1] ?? ''

describe('candlePath', () => {
  const y = (value: number) => 200 - value

  it('has a wick above and one below the body', () => {
    expect(candlePath(100, 10, { open: 10, high: 20, low: 5, close: 15 }, y)).toBe(
      'M100 180V185M100 190V195M95 185h10v5h-10z',
    )
    expect(candlePath(100, 10, { open: 15, high: 20, low: 5, close: 10 }, y)).toBe(
      'M100 180V185M100 190V195M95 185h10v5h-10z',
    )
  })

  it('has no wick where the body ends at the high or low', () => {
    expect(candlePath(100, 10, { open: 10, high: 15, low: 10, close: 15 }, y)).toBe('M95 185h10v5h-10z')
  })

  it('has a visible body even if open and close are equal', () => {
    expect(candlePath(100, 10, { open: 10, high: 10, low: 10, close: 10 }, y)).toBe('M95 190h10v1h-10z')
  })
})

describe('a candle', () => {
  it('is hollow if the price does not change', () => {
    const html = wide(draw(market([1, 2, 0, 1], [2, 2, 1, 1]), FLAG))
    expect(drawn(html, 'up').match(/z/g)).toHaveLength(1)
    expect(drawn(html, 'down').match(/z/g)).toHaveLength(1)
  })

  it('is centered on the label of its row', () => {
    const html = wide(draw(market([1, 2, 0, 1], [1, 2, 0, 1]), FLAG))
    const wicks = [...drawn(html, 'up').matchAll(/M([\d.]+) [\d.]+V/g)].map(([, x]) => Number(x))
    expect([...new Set(wicks)]).toEqual(labels(html, 'middle').map(({ x }) => x))
  })

  it.each([
    [2, 28],
    [60, 7],
  ])('with %d of them is at most %d pixels wide', (count, widest) => {
    const width = Number(/h([\d.]+)v/.exec(drawn(wide(draw(many(count), FLAG)), 'up'))?.[1])
    expect(width).toBeLessThanOrEqual(widest)
    expect(width).toBeGreaterThan(widest - 2)
  })

  it('remains visible if there are too many', () => {
    const width = Number(/h([\d.]+)v/.exec(drawn(wide(draw(many(400), FLAG)), 'up'))?.[1])
    expect(width).toBe(2)
  })
})

describe('a narrow chart of many candles', () => {
  const chart = () => draw(many(100), FLAG)
  const count = (drawing: string) => drawn(drawing, 'up').match(/z/g)?.length

  it('has only the last ones, and says so', () => {
    const html = chart()
    expect(count(wide(html))).toBe(100)
    expect(count(narrow(html))).toBe(48)
    const [note] = labels(narrow(html), 'tick').filter(({ text }) => text === 'Last 48 of 100 candles')
    expect(note?.x).toBe(0)
    for (const { y } of grid(narrow(html))) expect(note?.y).toBeLessThan(y)
    expect(wide(html)).not.toContain('Last')
  })

  it('describes those that it shows', () => {
    const html = chart()
    expect(summary(html)).toMatch(/^100 candles from Jul 1, 2025, 09:00 to Jul 1, 2025, 10:39 UTC: /)
    expect(summary(narrow(html))).toMatch(
      /^Last 48 of 100 candles from Jul 1, 2025, 09:52 to Jul 1, 2025, 10:39 UTC: first open 1, last close 2,/,
    )
  })

  it('has all candles if they fit', () => {
    expect(count(narrow(draw(many(48), FLAG)))).toBe(48)
    expect(narrow(draw(many(48), FLAG))).not.toContain('Last')
  })
})

describe('candles', () => {
  const three = () => draw(market([5, 9, 4, 6], [6, 7, 1, 5], [5, 6, 4, 4]), FLAG)

  it('are all within the price axis', () => {
    const html = wide(three())
    const ys = grid(html).map(({ y }) => y)
    for (const kind of ['up', 'down'] as const) {
      expect(drawn(html, kind)).toMatch(/^M/)
      for (const [, from, to] of drawn(html, kind).matchAll(/M[\d.]+ ([\d.]+)V([\d.]+)/g)) {
        expect(Math.min(Number(from), Number(to))).toBeGreaterThanOrEqual(Math.min(...ys))
        expect(Math.max(Number(from), Number(to))).toBeLessThanOrEqual(Math.max(...ys))
      }
    }
  })

  it('are summarized with the first open and the last close', () => {
    expect(summary(three())).toBe(
      '3 candles from Jul 1, 2025, 09:00 to Jul 1, 2025, 09:02 UTC: first open 5, last close 4, low of 1 at Jul 1, 2025, 09:01, high of 9 at Jul 1, 2025, 09:00.',
    )
    expect(labels(wide(three()), 'tick').map(({ text }) => text)).not.toContain('3 candles')
  })
})

describe('the price axis', () => {
  it('does not start at zero', () => {
    const html = wide(draw(market([101, 102, 100, 101], [101, 103, 101, 102]), FLAG))
    expect(labels(html, 'end').map(({ text }) => text)).not.toContain('0')
  })
})

describe('the legend', () => {
  const legend = () => {
    const html = wide(draw(market([1, 2, 0, 1], [2, 2, 1, 1]), FLAG))
    const words = labels(html, 'end').filter(({ text }) => /rises|falls/.test(text))
    const [rises, falls] = ['rises', 'falls'].map((word) => words.find(({ text }) => text === word)!)
    return { html, words, rises, falls }
  }

  it('is above the chart at the right edge', () => {
    const { html, words, falls } = legend()
    const [, top = 0, right = 0] = numbers(
      path(html, 'grid')
        .match(/M[^M]+/g)
        ?.at(-1) ?? '',
    )
    expect(words).toHaveLength(2)
    expect(falls?.x).toBe(right)
    expect(labels(html, 'tick')).toEqual(expect.arrayContaining(words))
    for (const { y } of words) {
      expect(y).toBeLessThan(top)
      expect(y).toBeGreaterThan(10)
    }
  })

  it('has a hollow symbol before “rises” and a filled one before “falls”', () => {
    const { html, rises, falls } = legend()
    const [hollow = 0, hollowTop = 0] = numbers(path(html, 'candle up'))
    const [filled = 0, filledTop = 0] = numbers(path(html, 'candle down'))
    for (const [symbol, top, word] of [
      [hollow, hollowTop, rises!],
      [filled, filledTop, falls!],
    ] as const) {
      const start = word.x - textWidth(word.text)
      expect(symbol).toBeLessThan(start)
      expect(symbol).toBeGreaterThan(start - 20)
      expect(top).toBeLessThan(word.y)
      expect(top).toBeGreaterThan(word.y - 20)
    }
    expect(filled).toBeGreaterThan(rises!.x + 8)
  })
})

describe('mistaken columns', () => {
  it.each([
    ['a high below the open', market([3, 2, 0, 1], [1, 2, 0, 1]), 1],
    ['a high below the close', market([1, 2, 0, 1], [1, 2, 0, 3]), 2],
    ['a low above the open', market([0, 2, 1, 1], [1, 2, 0, 1]), 1],
    ['a low above the close', market([1, 2, 0, 1], [2, 2, 1, 0]), 2],
  ])('are recognized by %s', (_, given, row) => {
    const { message, instead } = chartFailure(() => draw(given, FLAG))
    expect(message).toBe(`the candle in row ${row} has an open or close outside its low-high range`)
    expect(instead).toContain('open=… high=… low=… close=…')
  })
})
