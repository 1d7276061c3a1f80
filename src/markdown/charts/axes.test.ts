import { describe, expect, it } from 'vitest'
import { baseLine, rowAxis, valueAxis } from './axes'
import { frame } from './frame'
import { SIZES, textWidth } from './sizes'
import { htmlOf, labels, numbers, path } from './test-chart'

const area = { left: 50, right: 650, top: 34, bottom: 254 }

describe('the value axis', () => {
  const chart = () =>
    htmlOf(
      valueAxis(
        {
          ticks: [
            { at: 254, text: '0' },
            { at: 144.26, text: '10' },
          ],
        },
        area,
      ),
    )

  it('has a line across the chart for each value', () => {
    const html = chart()
    expect(path(html, 'grid')).toBe('M50 254H650M50 144.3H650')
  })

  it('has the values on the left of their lines, at the same height', () => {
    const html = chart()
    const [zero, ten] = labels(html, 'tick')
    expect([zero?.text, ten?.text]).toEqual(['0', '10'])
    expect(labels(html, 'end')).toHaveLength(2)
    expect(zero?.x).toBeLessThan(area.left)
    expect(zero?.x).toBeGreaterThan(area.left - 15)
    // the baseline is below the middle of the digits
    for (const [tick, y] of [
      [zero, 254],
      [ten, 144],
    ] as const) {
      expect(tick?.y).toBeGreaterThan(y)
      expect(tick?.y).toBeLessThan(y + 8)
    }
  })
})

describe('the base line', () => {
  it('crosses the chart at its height', () => {
    expect(path(htmlOf(baseLine(200.04, area)), 'base')).toBe('M50 200H650')
  })
})

describe('the axis of the rows', () => {
  const axis = (ticks: { at: number; text: string }[], span = '') =>
    htmlOf(rowAxis({ ticks, span }, 'ts', area))

  it('has a notch and a centered label below the chart for each tick', () => {
    const html = axis([
      { at: 100.04, text: '09:00' },
      { at: 300, text: '10:00' },
    ])
    expect(path(html, 'notches')).toMatch(/^M100 254v\d+M300 254v\d+$/)
    expect(labels(html, 'middle').map(({ x, text }) => [x, text])).toEqual([
      [100, '09:00'],
      [300, '10:00'],
    ])
    for (const { y } of labels(html, 'tick')) expect(y).toBeGreaterThan(area.bottom + 10)
  })

  it('has the name of the column below the labels, at the right edge', () => {
    const html = axis([{ at: 100, text: 'north' }])
    const [caption] = labels(html, 'caption')
    expect(caption).toMatchObject({ x: 650, text: 'ts' })
    expect(labels(html, 'end')).toEqual([caption])
    expect(caption?.y).toBeGreaterThan((labels(html, 'tick')[0]?.y ?? Infinity) + 12)
  })

  it('adds the days that the labels omit', () => {
    expect(labels(axis([], 'Jul 1, 2025 (UTC)'), 'caption')[0]?.text).toBe('ts, Jul 1, 2025 (UTC)')
  })

  it('moves a label at the very end inside the chart', () => {
    const [short, long] = labels(
      axis([
        { at: 650, text: '9' },
        { at: 650, text: 'a-longer-name' },
      ]),
      'tick',
    )
    expect(short?.x).toBe(650)
    expect(long?.x).toBeLessThan(650)
    // half of the label remains on the right of its center
    expect((long?.x ?? 0) + textWidth('a-longer-name') / 2).toBeLessThan(area.right + 20)
  })
})

describe('the frame', () => {
  const [size] = SIZES
  const needs = { values: [0, 100], withZero: false, withHeading: false }

  it('leaves room on the left for the widest value', () => {
    const wide = frame(size!, { ...needs, values: [0, 100_000] })
    expect(wide.area.left).toBeGreaterThan(textWidth('100,000') + 8)
    expect(wide.area.left).toBeLessThan(textWidth('100,000') + 20)
    expect(frame(size!, needs).area.left).toBeLessThan(wide.area.left)
  })

  it('leaves room on top for a heading, and below for the labels', () => {
    const { area } = frame(size!, needs)
    expect(frame(size!, { ...needs, withHeading: true }).area.top).toBeGreaterThan(area.top + 10)
    expect(area.bottom).toBeLessThan(size!.height - 38)
    expect(area.bottom).toBeGreaterThan(size!.height / 2)
  })

  it('leaves the requested room on the right, and a little otherwise', () => {
    const right = (given: object) => size!.width - frame(size!, { ...needs, ...given }).area.right
    expect(right({ right: 100 })).toBe(100)
    expect(right({})).toBeGreaterThan(0)
    expect(right({})).toBeLessThan(30)
    expect(right({ right: 1 })).toBe(right({}))
  })

  it('spans the values from the bottom to the top', () => {
    const { area, value } = frame(size!, needs)
    expect([value.y(0), value.y(100)]).toEqual([area.bottom, area.top])
    expect(frame(size!, { ...needs, values: [50, 100], withZero: true }).value.y(0)).toBe(area.bottom)
  })

  it('has fewer values in a narrow chart', () => {
    const given = { ...needs, values: [0, 5] }
    const counts = SIZES.map((one) => frame(one, given).value.ticks.length)
    expect(counts.at(-1)).toBeLessThanOrEqual(counts[0]!)
  })
})

it('rounds coordinates to a tenth of a pixel', () => {
  expect(numbers(path(htmlOf(baseLine(1.26, area)), 'base'))[1]).toBe(1.3)
})
