import { describe, expect, it } from 'vitest'
import type { Cell } from '../../records/record-format'
import {
  chartFailure,
  draw,
  drawings,
  grid,
  gridLine,
  labels,
  numbers,
  path,
  points,
  result,
  summary,
  wide,
} from './test-chart'

const FLAG = 'depth x=price bids=b asks=a'
const book = (...rows: Cell[][]) => result('price:DOUBLE b:DOUBLE a:DOUBLE', rows)
const both = book(
  ['99.0', '5.0', null],
  ['100.0', '2.0', null],
  ['102.0', null, '1.0'],
  ['103.0', null, '4.0'],
)

describe('an order book of three prices on each side', () => {
  const three = () =>
    draw(
      book(
        ['98', '9', null],
        ['99', '5', null],
        ['100', '2', null],
        ['102', null, '1'],
        ['103', null, '4'],
        ['104', null, '8'],
      ),
      FLAG,
    )

  it('is summarized by the best and the outermost prices', () => {
    expect(summary(three())).toBe(
      '6 price levels: best bid 100 with volume 2, cumulative volume 9 down to 98; best ask 102 with volume 1, cumulative volume 8 up to 104.',
    )
  })

  it('has edges from left to right', () => {
    const html = wide(three())
    for (const kind of ['bids', 'asks']) {
      const edge = points(path(html, `edge ${kind}`).replace(/M[^M]+$/, ''))
      const xs = edge.map(([x]) => x)
      expect(xs).toEqual([...xs].sort((a, b) => a - b))
      expect(points(path(html, `edge ${kind}`)).at(-1)).toEqual(kind === 'bids' ? edge.at(-1) : edge[0])
    }
  })

  it('stands on zero', () => {
    const html = wide(three())
    expect(numbers(path(html, 'base'))[1]).toBe(gridLine(html, '0'))
    expect(Math.max(...grid(html).map(({ y }) => y))).toBe(gridLine(html, '0'))
  })

  it('is rejected if its best bid is above an ask, wherever they are', () => {
    const crossed = book(['98', '9', null], ['99', null, '1'], ['100', '2', null], ['101', null, '4'])
    expect(() => draw(crossed, FLAG)).toThrow('a bid at or above an ask')
  })
})

describe('an order book', () => {
  const drawn = () => {
    const html = wide(draw(both, FLAG))
    const [left = 0, , right = 0] = numbers(path(html, 'grid'))
    const [bids, asks] = ['bids', 'asks'].map((kind) => points(path(html, `edge ${kind}`)))
    const xOf = (text: string) => labels(html, 'middle').find((one) => one.text === text)?.x ?? NaN
    return { html, left, right, bids: bids!, asks: asks!, xOf }
  }

  it('has steps at the prices, as high as the volumes', () => {
    const { html, bids, asks } = drawn()
    const heights = (side: [number, number][]) => new Set(side.map(([, y]) => Math.round(y)))
    expect(heights(bids)).toEqual(new Set([5, 2].map((volume) => Math.round(gridLine(html, String(volume))))))
    expect(heights(asks)).toEqual(new Set([4, 1].map((volume) => Math.round(gridLine(html, String(volume))))))
  })

  it('extends each side from its best price to the edge of the chart', () => {
    const { left, right, bids, asks, xOf } = drawn()
    const xs = (side: [number, number][]) => side.map(([x]) => x)
    expect(Math.min(...xs(bids))).toBe(left)
    expect(Math.max(...xs(bids))).toBeCloseTo(xOf('100'), 0)
    expect(Math.min(...xs(asks))).toBeCloseTo(xOf('102'), 0)
    expect(Math.max(...xs(asks))).toBe(right)
  })

  it('shows between two prices what can be traded up to the better one', () => {
    const { html, bids, asks, xOf } = drawn()
    const volumeAt = (side: [number, number][], x: number) => side.filter(([from]) => from <= x).at(-1)?.[1]
    const between = (one: string, other: string) => (xOf(one) + xOf(other)) / 2
    expect(volumeAt(bids, between('99', '100'))).toBeCloseTo(gridLine(html, '2'), 0)
    expect(volumeAt(asks, between('102', '103'))).toBeCloseTo(gridLine(html, '1'), 0)
  })

  it('drops to zero at the best prices', () => {
    const { html, xOf } = drawn()
    const zero = numbers(path(html, 'base'))[1]
    for (const [kind, price] of [
      ['bids', '100'],
      ['asks', '102'],
    ] as const) {
      const [, x, , end] = /M([\d.]+) ([\d.]+)V([\d.]+)$/.exec(path(html, `edge ${kind}`)) ?? []
      expect(Number(x)).toBeCloseTo(xOf(price), 0)
      expect(Number(end)).toBe(zero)
    }
  })

  it('is filled down to zero below the edges', () => {
    const { html } = drawn()
    const zero = numbers(path(html, 'base'))[1]
    for (const kind of ['bids', 'asks']) {
      const fill = points(path(html, `area ${kind}`))
      const edge = points(path(html, `edge ${kind}`).replace(/M[^M]+$/, ''))
      expect(fill.slice(0, edge.length)).toEqual(edge)
      expect(fill.slice(edge.length).every(([, y]) => y === zero)).toBe(true)
    }
  })

  it('names both sides at the outer edges, above their volume', () => {
    const { html, left, right } = drawn()
    const [bid, ask] = ['bids', 'asks'].map((kind) => labels(html, kind)[0]!)
    expect([bid?.text, ask?.text]).toEqual(['b', 'a'])
    expect(labels(html, 'name')).toEqual([bid, ask])
    expect(labels(html, 'end')).toContainEqual(ask)
    expect(labels(html, 'end')).not.toContainEqual(bid)
    expect(bid!.x).toBeGreaterThan(left)
    expect(bid!.x).toBeLessThan(left + 15)
    expect(ask!.x).toBeLessThan(right)
    expect(ask!.x).toBeGreaterThan(right - 15)
    expect(bid!.y).toBeLessThan(gridLine(html, '5'))
    expect(bid!.y).toBeGreaterThan(gridLine(html, '5') - 15)
    expect(ask!.y).toBeLessThan(gridLine(html, '4'))
    expect(ask!.y).toBeGreaterThan(gridLine(html, '4') - 15)
  })

  it('accepts equal volumes at adjacent prices', () => {
    expect(() =>
      draw(book(['1', '2', null], ['2', '2', null], ['3', null, '1'], ['4', null, '1']), FLAG),
    ).not.toThrow()
  })

  it('is sorted by price', () => {
    const mixed = book(...[...both.rows].reverse())
    expect(drawings(draw(mixed, FLAG))).toEqual(drawings(draw(both, FLAG)))
    expect(summary(draw(mixed, FLAG))).toContain('best bid 100 with volume 2')
  })
})

describe('a result that is not an order book', () => {
  it.each([
    [
      'a bid at the price of an ask',
      book(['1', '1', null], ['2', '1', '1']),
      'a bid at or above an ask',
      'null for the other',
    ],
    [
      'bids that decrease',
      book(['1', '1', null], ['2', '2', null], ['3', null, '1']),
      'uses b, which is not cumulative',
      'starting at the best price',
    ],
    [
      'asks that decrease',
      book(['1', '1', null], ['2', null, '2'], ['3', null, '1']),
      'uses a, which is not cumulative',
      'starting at the best price',
    ],
    [
      'names for prices',
      result('price:SYMBOL b:DOUBLE a:DOUBLE', [
        ['x', '1', null],
        ['y', null, '1'],
      ]),
      'has no prices: price is not numeric',
      'use a price column for x',
    ],
  ])('is rejected: %s', (_, given, problem, remedy) => {
    const { message, instead } = chartFailure(() => draw(given, FLAG))
    expect(message).toContain(problem)
    expect(instead).toContain(remedy)
  })
})
