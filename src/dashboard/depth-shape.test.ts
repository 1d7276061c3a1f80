import { describe, expect, it } from 'vitest'
import { depthShape, nearestPoint } from './depth-shape'

const BOOK = {
  time: 0,
  bids: [
    { price: 99, total: 1 },
    { price: 90, total: 4 },
  ],
  asks: [
    { price: 101, total: 2 },
    { price: 110, total: 3 },
  ],
}

describe('depthShape', () => {
  it('draws steps from the best prices outwards', () => {
    const shape = depthShape(BOOK, 200, 100)
    expect(shape?.bids).toBe('M90.7 100H90.7V80H7.4V20H0V100Z')
    expect(shape?.asks).toBe('M109.3 100H109.3V60H192.6V40H200V100Z')
    expect(shape?.middle).toBe(100)
  })

  it('labels round amounts up to the top, which is above the largest', () => {
    expect(depthShape(BOOK, 200, 100)?.amounts).toEqual([
      { at: 100, value: 0 },
      { at: 80, value: 1 },
      { at: 60, value: 2 },
      { at: 40, value: 3 },
      { at: 20, value: 4 },
      { at: 0, value: 5 },
    ])
    const small = depthShape(
      { ...BOOK, bids: [{ price: 90, total: 0.07 }], asks: [{ price: 91, total: 0.01 }] },
      9,
      9,
    )
    expect(small?.amounts.map(({ value }) => value)).toEqual([0, 0.02, 0.04, 0.06, 0.08])
    expect(small?.amountDigits).toBe(2)
  })

  it('labels round prices within the book', () => {
    expect(depthShape(BOOK, 200, 100)?.prices.map(({ value }) => value)).toEqual([90, 100, 110])
    const fine = { ...BOOK, bids: [{ price: 109.03, total: 1 }], asks: [{ price: 109.07, total: 1 }] }
    const values = depthShape(fine, 200, 100)?.prices.map(({ value }) => value.toFixed(2))
    expect(values).toEqual(['109.03', '109.05', '109.07'])
  })

  it.each([1, 1.5, 2, 2.99, 3.7, 4.3, 5, 6, 7.5, 8, 9.99])(
    'labels three or four prices in a range of %d',
    (range) => {
      for (const lowest of [0.1234, 153.82, 107_480.57]) {
        const [bids, asks] = [lowest, lowest + range].map((price) => [{ price, total: 1 }])
        const { prices } = depthShape({ time: 0, bids: bids!, asks: asks! }, 200, 100)!
        expect(prices.length).toBeGreaterThanOrEqual(3)
        expect(prices.length).toBeLessThanOrEqual(4)
        const [first, second, third] = prices.map(({ value }) => value)
        expect(third! - second!).toBeCloseTo(second! - first!, 9)
      }
    },
  )

  it('finds the level at the pointer, where its line is drawn', () => {
    const shape = depthShape(BOOK, 200, 100)!
    expect(nearestPoint(shape, 0)).toMatchObject({ side: 'bids', price: 90, total: 4, y: 20 })
    expect(nearestPoint(shape, 99)).toMatchObject({ side: 'bids', price: 99, total: 1, y: 80 })
    expect(nearestPoint(shape, 101)).toMatchObject({ side: 'asks', price: 101, total: 2, y: 60 })
    expect(nearestPoint(shape, 500)).toMatchObject({ side: 'asks', price: 110, total: 3, y: 40 })
  })

  it('draws no book that lacks a side', () => {
    expect(depthShape({ ...BOOK, asks: [] }, 200, 100)).toBeNull()
  })
})
