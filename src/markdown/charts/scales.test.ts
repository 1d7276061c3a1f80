import { describe, expect, it } from 'vitest'
import type { Positions } from './read-columns'
import { placeText, rowScale, valueScale } from './scales'

const texts = ({ ticks }: { ticks: { text: string }[] }) => ticks.map(({ text }) => text)
const rounded = (at: number) => Math.round(at * 10) / 10
const ats = ({ ticks }: { ticks: { at: number }[] }) => ticks.map(({ at }) => rounded(at))

describe('valueScale', () => {
  const area = { top: 20, bottom: 220 }

  it('ends at round numbers, with larger values higher', () => {
    const scale = valueScale([3, 17], area, 5, false)
    expect([texts(scale)[0], texts(scale).at(-1)]).toEqual(['0', '20'])
    expect([ats(scale)[0], ats(scale).at(-1)]).toEqual([220, 20])
    expect(scale.y(10)).toBe(120)
  })

  it('starts at zero on request', () => {
    expect(valueScale([12, 17], area, 5, true).y(0)).toBe(220)
    expect(valueScale([-12, -17], area, 5, true).y(0)).toBe(20)
    expect(texts(valueScale([12, 17], area, 5, false))).not.toContain('0')
  })

  it('has about as many ticks as requested', () => {
    expect(texts(valueScale([0, 10], area, 2, false))).toEqual(['0', '5', '10'])
    expect(texts(valueScale([0, 10], area, 10, false))).toHaveLength(11)
  })

  it.each([200, -200])('gives equal values of %d one percent of room on either side', (value) => {
    const { y } = valueScale([value, value], area, 5, false)
    expect([y(value + 2), y(value), y(value - 2)]).toEqual([20, 120, 220])
  })

  it('gives zeros room, too', () => {
    const { y } = valueScale([0, 0], area, 5, true)
    expect([y(1), y(0), y(-1)]).toEqual([20, 120, 220])
  })

  it('abbreviates large values, also if only negative ones are large', () => {
    expect(texts(valueScale([-5e6, 0], area, 5, false))[0]).toBe('−5M')
  })

  it('writes the decimal places that the distance between ticks needs', () => {
    expect(texts(valueScale([1, 2], area, 5, false))).toEqual(['1.0', '1.2', '1.4', '1.6', '1.8', '2.0'])
    expect(texts(valueScale([1.5, 1.6], area, 5, false)).slice(0, 2)).toEqual(['1.50', '1.52'])
  })
})

describe('rowScale', () => {
  const area = { left: 100, right: 400 }
  const numbers = (...values: number[]): Positions => ({ kind: 'number', values })
  const times = (...values: string[]): Positions => ({ kind: 'time', values: values.map(Date.parse) })
  const names = (...values: string[]): Positions => ({ kind: 'name', values })

  it('labels round times on a narrow axis if they fit, rather than the exact first and last', () => {
    const times = ['13:57:13.564', '14:01:00.000', '14:03:30.586'].map((time) =>
      Date.parse(`2025-07-01T${time}Z`),
    )
    const scale = rowScale({ kind: 'time', values: times, origin: 0 }, { left: 66, right: 244 }, false)
    expect(texts(scale)).toEqual(['13:58', '14:00', '14:02'])
  })

  it('places rows that are less than a millisecond apart, with ticks that show microseconds', () => {
    const origin = Date.parse('2025-07-01T09:00:00Z')
    const scale = rowScale({ kind: 'time', values: [0.1, 0.2, 0.4], origin }, area, false)
    expect(scale.x.map(Math.round)).toEqual([100, 200, 400])
    expect(Math.round(scale.step)).toBe(100)
    expect(scale.ticks.length).toBeGreaterThan(1)
    for (const { at, text } of scale.ticks) {
      expect(text).toMatch(/^09:00:00\.000\d{3}$/)
      expect(at).toBeCloseTo(100 + (Number(text.slice(-3)) - 100), 6)
    }
    expect(scale.span).toBe('Jul 1, 2025 (UTC)')
  })

  it('labels whole milliseconds and more if there are many between the first row and the last', () => {
    const origin = Date.parse('2025-07-01T09:00:00Z')
    const scale = rowScale({ kind: 'time', values: [0, 0.5, 60_000], origin }, area, false)
    expect(texts(scale).every((text) => /^09:0[01]:\d\d$/.test(text))).toBe(true)
    expect(scale.ticks.length).toBeGreaterThan(1)
  })

  it('keeps fractions of milliseconds of rows that are farther apart', () => {
    const start = Date.parse('2025-07-01T09:00:00Z')
    const { x } = rowScale({ kind: 'time', values: [start + 0.5, start + 2, start + 3.5] }, area, false)
    expect(x).toEqual([100, 250, 400])
  })

  it('reaches from edge to edge', () => {
    const scale = rowScale(numbers(1, 2, 3), area, false)
    expect(scale.x).toEqual([100, 250, 400])
    expect(scale.step).toBe(150)
  })

  it('leaves half a step free at both ends for marks that have a width', () => {
    const scale = rowScale(numbers(1, 2, 3), area, true)
    expect(scale.x.map(Math.round)).toEqual([150, 250, 350])
    expect(Math.round(scale.step)).toBe(100)
  })

  it('keeps the order of the rows and takes the step from the closest two', () => {
    const scale = rowScale(numbers(4, 1, 3), area, false)
    expect(scale.x.map(Math.round)).toEqual([400, 100, 300])
    expect(scale.step).toBe(100)
  })

  it('labels each bar if the numbers are multiples of their distance, otherwise round numbers', () => {
    const even = rowScale(numbers(0.3, 0.6, 0.9), area, true)
    expect(texts(even)).toEqual(['0.3', '0.6', '0.9'])
    expect(ats(even)).toEqual([150, 250, 350])
    expect(texts(rowScale(numbers(0.5, 1, 1.5), area, true))).toEqual(['0.5', '1.0', '1.5'])
    expect(texts(rowScale(numbers(1.25, 2.25, 4.25), area, true))).toEqual(['1', '2', '3', '4'])
  })

  it('labels round numbers below a line', () => {
    expect(texts(rowScale(numbers(1, 2, 3), area, false))).toEqual(['1.0', '1.5', '2.0', '2.5', '3.0'])
  })

  it('abbreviates large numbers, also negative ones', () => {
    expect(texts(rowScale(numbers(-3e6, -2e6, -1e6, 0), area, true))).toEqual(['−3M', '−2M', '−1M', '0'])
  })

  it('has no span for numbers and names', () => {
    expect(rowScale(numbers(1, 2), area, true).span).toBe('')
    expect(rowScale(names('a', 'b'), area, true).span).toBe('')
  })

  it('labels times of one day by the clock, and the day once', () => {
    const scale = rowScale(times('2025-07-01T09:00Z', '2025-07-01T10:00Z', '2025-07-01T11:00Z'), area, false)
    expect(texts(scale)).toEqual(['09:00', '10:00', '11:00'])
    expect(ats(scale)).toEqual([100, 250, 400])
    expect(scale.span).toBe('Jul 1, 2025 (UTC)')
  })

  it('labels midnight by the clock if there is only one day', () => {
    const scale = rowScale(times('2025-07-01T00:00Z', '2025-07-01T06:00Z', '2025-07-01T12:00Z'), area, false)
    expect(texts(scale)).toEqual(['00:00', '06:00', '12:00'])
  })

  it('labels days by their date if there are several', () => {
    const scale = rowScale(times('2025-07-01T00:00Z', '2025-07-02T00:00Z', '2025-07-03T00:00Z'), area, false)
    expect(texts(scale)).toEqual(['Jul 1', 'Jul 2', 'Jul 3'])
    expect(scale.span).toBe('Jul 1 to Jul 3, 2025 (UTC)')
  })

  it('labels rows that are seconds apart with their seconds', () => {
    const scale = rowScale(
      times('2025-07-01T09:00:07Z', '2025-07-01T09:00:22Z', '2025-07-01T09:00:37Z'),
      area,
      false,
    )
    expect(texts(scale)).toEqual(['09:00:07', '09:00:22', '09:00:37'])
  })

  it('labels round times if the label of a row would omit a part of its time', () => {
    const minutes = times('2025-07-01T09:00:30Z', '2025-07-01T09:10:30Z', '2025-07-01T09:20:30Z')
    expect(texts(rowScale(minutes, area, false))).toEqual(['09:05', '09:10', '09:15', '09:20'])
    const oneMinute = times('2025-07-01T09:00:30Z', '2025-07-01T09:01:30Z')
    expect(texts(rowScale(oneMinute, area, false))[0]).toBe('09:00:30')
  })

  it('does not label two rows of a month with its name', () => {
    const scale = rowScale(times('2025-01-01T00:00Z', '2025-01-31T00:00Z', '2025-03-02T00:00Z'), area, false)
    expect(new Set(texts(scale)).size).toBe(scale.ticks.length)
    expect(ats(scale)).not.toContain(rounded(scale.x[1]!))
    const months = rowScale(times('2025-01-01T00:00Z', '2025-02-01T00:00Z', '2025-03-01T00:00Z'), area, false)
    expect(texts(months)).toEqual(['Jan 2025', 'Feb 2025', 'Mar 2025'])
  })

  it('tells times apart that are less than a second apart', () => {
    const scale = rowScale(times('2025-07-01T09:00:00.500Z', '2025-07-01T09:00:01.500Z'), area, false)
    expect(texts(scale)).toEqual(['09:00:00.500', '09:00:01.000', '09:00:01.500'])
  })

  it('places names at equal distances', () => {
    const scale = rowScale(names('b', 'a', 'c'), area, false)
    expect(scale.x).toEqual([150, 250, 350])
    expect(scale.step).toBe(100)
    expect(scale.ticks).toEqual([
      { at: 150, text: 'b' },
      { at: 250, text: 'a' },
      { at: 350, text: 'c' },
    ])
  })

  it('omits names that would touch the previous one', () => {
    // 96 units wide, one every 100 units
    expect(texts(rowScale(names('a-long-name-1', 'a-long-name-2', 'a-long-name-3'), area, true))).toEqual([
      'a-long-name-1',
      'a-long-name-3',
    ])
    // 37 units wide, with exactly 8 between them
    expect(texts(rowScale(names('north', 'south'), { left: 0, right: 90 }, true))).toEqual(['north', 'south'])
    expect(texts(rowScale(names('north', 'south'), { left: 0, right: 89 }, true))).toEqual(['north'])
  })
})

describe('placeText', () => {
  const times = (...values: string[]): Positions => ({ kind: 'time', values: values.map(Date.parse) })

  it('names a row by its name, number, or time', () => {
    expect(placeText({ kind: 'name', values: ['a', 'b'] }, 1)).toBe('b')
    expect(placeText({ kind: 'number', values: [1234.5, -2] }, 0)).toBe('1,234.5')
    expect(placeText(times('2025-07-01T09:15:00Z'), 0)).toBe('Jul 1, 2025, 09:15')
  })

  it('adds seconds if there are any, and omits midnight', () => {
    expect(placeText(times('2025-07-01T09:15:20Z'), 0)).toBe('Jul 1, 2025, 09:15:20')
    expect(placeText(times('2025-07-01T00:00:00Z'), 0)).toBe('Jul 1, 2025')
    expect(placeText(times('2025-07-01T00:00:05Z'), 0)).toBe('Jul 1, 2025, 00:00:05')
    expect(placeText(times('2025-07-01T10:00:00Z'), 0)).toBe('Jul 1, 2025, 10:00')
  })

  it('is empty without a row', () => {
    expect(placeText({ kind: 'number', values: [] }, 0)).toBe('')
  })

  it('says microseconds where rows are less than a millisecond apart', () => {
    const origin = Date.parse('2025-07-01T09:00:00Z')
    expect(placeText({ kind: 'time', values: [0.25, 0.5], origin }, 1)).toBe('Jul 1, 2025, 09:00:00.000500')
  })
})
