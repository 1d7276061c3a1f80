import { describe, expect, it } from 'vitest'
import { formatCell, nearestRow, readColumns, readPlaces, readPlot, yOf } from './chart-places'

const plot = readPlot('64 704 34 254 100 300')

describe('the places of a chart', () => {
  it('are thousandths of the width, in the order of the table', () => {
    expect(readPlaces('1000,500,0', plot)).toEqual([704, 384, 64])
  })

  it('are missing for rows that are not drawn', () => {
    expect(readPlaces(',,0,1000', plot)).toEqual([null, null, 64, 704])
  })

  it('have their values between the bottom and the top', () => {
    expect(yOf(100, plot)).toBe(254)
    expect(yOf(300, plot)).toBe(34)
    expect(yOf(200, plot)).toBe(144)
  })
})

describe('the row at the pointer', () => {
  it('is the closest one', () => {
    expect(nearestRow([10, 20, 30], 24)).toBe(1)
    expect(nearestRow([30, 20, 10], 26)).toBe(0)
    expect(nearestRow([10, 20], -50)).toBe(0)
    expect(nearestRow([10, 20], 500)).toBe(1)
  })

  it('is one that is drawn', () => {
    expect(nearestRow([null, null, 80], 5)).toBe(2)
    expect(nearestRow([null], 5)).toBe(-1)
  })
})

describe('the columns of a chart', () => {
  it('are the one along x, and the series with their classes', () => {
    expect(readColumns('timestamp series-1:avg_price bids:total')).toEqual([
      { className: '', name: 'timestamp' },
      { className: 'series-1', name: 'avg_price' },
      { className: 'bids', name: 'total' },
    ])
  })

  it('can have a colon in their name', () => {
    expect(readColumns('a:b series-2:c:d')).toEqual([
      { className: '', name: 'a:b' },
      { className: 'series-2', name: 'c:d' },
    ])
  })
})

describe('a value at the pointer', () => {
  it.each([
    ['107568.1', '107,568.1'],
    ['0.4384099999999999', '0.43841'],
    ['-12', '−12'],
    ['1.17842', '1.17842'],
    ['north', 'north'],
    ['', ''],
  ])('%s is shown as %s', (text, shown) => {
    expect(formatCell(text)).toBe(shown)
  })

  it.each([
    ['2025-07-02T00:15:00.000000Z', '2025-07-02 00:15'],
    ['2025-07-02T00:00:30.000000Z', '2025-07-02 00:00:30'],
    ['2025-07-02T00:00:03.500000Z', '2025-07-02 00:00:03.5'],
    ['2025-07-02T10:00:10.000000Z', '2025-07-02 10:00:10'],
    ['2025-07-02T10:00:00.000001Z', '2025-07-02 10:00:00.000001'],
    ['2025-07-02T00:00:00.000000000Z', '2025-07-02 00:00'],
  ])('the time %s is shown as %s', (text, shown) => {
    expect(formatCell(text)).toBe(shown)
  })
})
