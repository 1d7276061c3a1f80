import { describe, expect, it } from 'vitest'
import { rowTicks, type RowTicksOf } from './row-ticks'

/** Returns the multiples of the step that divides the values into at most `count` parts. */
const multiples =
  (last: number) =>
  (count: number): number[] => {
    const step = Math.ceil(last / count / 10) * 10
    return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step)
  }

/** Ticks of rows on an axis on which one is 3 units wide. */
const ticks = (given: Partial<RowTicksOf> & Pick<RowTicksOf, 'values'>) =>
  rowTicks({
    gap: 1,
    width: 300,
    at: (value) => 50 + value * 3,
    round: multiples(100),
    textFor: () => String,
    exact: () => true,
    ...given,
  })

const texts = (given: Parameters<typeof ticks>[0]) => ticks(given).map(({ text }) => text)
const everyRow = Array.from({ length: 101 }, (_, index) => index)

describe('rowTicks', () => {
  it('labels every row if all labels fit', () => {
    expect(ticks({ values: [0, 20, 40], gap: 20 })).toEqual([
      { at: 50, text: '0' },
      { at: 110, text: '20' },
      { at: 170, text: '40' },
    ])
  })

  it('labels round values if the rows are too close', () => {
    expect(ticks({ values: everyRow })).toEqual(
      [0, 20, 40, 60, 80, 100].map((value) => ({ at: 50 + 3 * value, text: String(value) })),
    )
  })

  it('labels round values if a label would misstate the position of its row', () => {
    expect(texts({ values: [5, 45, 85], gap: 40, exact: (value) => value !== 45 })).toEqual([
      '0',
      '20',
      '40',
      '60',
      '80',
      '100',
    ])
  })

  it('omits round values until the widest label fits, with space between two', () => {
    // 14 characters of 7.4 units and 12 between them need 115.6 units: 50 values are 150 units, 40 are 120
    const wide = (value: number) => String(value).padEnd(14, '.')
    expect(texts({ values: everyRow, textFor: () => wide }).map((text) => parseInt(text))).toEqual([
      0, 40, 80,
    ])
  })

  it('accepts labels that exactly fit', () => {
    // 5 characters of 7.4 units and 12 between them are 49 units
    const given = { values: [0, 1, 2], textFor: () => (value: number) => `row ${value}` }
    expect(texts({ ...given, at: (value) => value * 49 })).toEqual(['row 0', 'row 1', 'row 2'])
    expect(texts({ ...given, at: (value) => value * 48.9, round: () => [] })).toEqual(['row 0', 'row 2'])
  })

  it('needs room for the widest of the labels', () => {
    const given = { values: [0, 1, 2], textFor: () => (value: number) => (value === 1 ? 'row one' : '0') }
    expect(texts({ ...given, at: (value) => value * 50, round: () => [] })).toEqual(['0', '0'])
  })

  it.each([[[]], [[50]]])('labels the first and last row if the round values are %j', (round) => {
    expect(ticks({ values: everyRow, round: () => round })).toEqual([
      { at: 50, text: '0' },
      { at: 350, text: '100' },
    ])
  })

  it('formats the labels for the distance between them', () => {
    const textFor = (step: number) => (value: number) => `${value}/${step}`
    expect(texts({ values: [0, 40], gap: 40, textFor })).toEqual(['0/40', '40/40'])
    expect(texts({ values: everyRow, textFor })[1]).toBe('20/20')
    expect(texts({ values: everyRow, textFor, round: () => [] })).toEqual(['0/1', '100/1'])
  })
})
