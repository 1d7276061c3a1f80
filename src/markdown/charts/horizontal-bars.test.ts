import { describe, expect, it } from 'vitest'
import { toHtml } from 'hast-util-to-html'
import { chartBox } from './draw-chart'
import { horizontalBars } from './horizontal-bars'
import { textWidth } from './sizes'
import { labels, numbers, path, summary, wide } from './test-chart'

const rows = [
  { name: 'QuestDB', value: 1000 },
  { name: 'Other', value: 250 },
]
const draw = (given: typeof rows) =>
  toHtml(chartBox(horizontalBars(given, 'rows/s'), { id: 'p', title: 'Chart' }) as never)

/** Left and right edge, top, and height of each bar. */
const bars = (html: string) =>
  [...path(html, 'bar up').matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)v([\d.]+)H([\d.]+)z/g)].map((found) => {
    const [left = 0, top = 0, right = 0, height = 0, back = 0] = found.slice(1).map(Number)
    return { left, top, right, height, back }
  })

describe('horizontal bars', () => {
  const chart = () => wide(draw(rows))

  it('have lengths in the proportion of their values, from a common line', () => {
    const html = chart()
    const [one, other] = bars(html)
    const base = numbers(path(html, 'base'))[0]
    expect([one?.left, one?.back, other?.left, other?.back]).toEqual([base, base, base, base])
    expect(one!.right - one!.left).toBeCloseTo(4 * (other!.right - other!.left), 0)
  })

  it('are below each other in the given order, without touching', () => {
    const html = chart()
    const [one, other] = bars(html)
    expect(one?.top).toBeGreaterThan(0)
    expect(other?.top).toBeGreaterThan(one!.top + one!.height)
  })

  it('have their names on the left and their values on the right, at their height', () => {
    const html = chart()
    const all = bars(html)
    const names = labels(html, 'row-name')
    const values = labels(html, 'value')
    expect(names.map(({ text }) => text)).toEqual(['QuestDB', 'Other'])
    expect(values.map(({ text }) => text)).toEqual(['1,000', '250'])
    expect(labels(html, 'end')).toEqual(names)
    all.forEach(({ left, right, top, height }, at) => {
      for (const label of [names[at], values[at]]) {
        expect(label?.y).toBeGreaterThan(top + height / 2)
        expect(label?.y).toBeLessThan(top + height)
      }
      expect(names[at]?.x).toBeLessThan(left)
      expect(values[at]?.x).toBeGreaterThan(right)
      expect(values[at]?.x).toBeLessThan(right + 15)
    })
  })

  it('leave exactly the room that the longest name and value need', () => {
    const html = chart()
    const [longest] = bars(html)
    expect(longest!.left - textWidth('QuestDB')).toBeGreaterThan(8)
    expect(longest!.left - textWidth('QuestDB')).toBeLessThan(20)
    expect(720 - longest!.right - textWidth('1,000')).toBeGreaterThan(8)
    expect(720 - longest!.right - textWidth('1,000')).toBeLessThan(20)
  })

  it('make the drawing as high as they are', () => {
    const html = chart()
    const height = Number(/viewBox="0 0 720 (\d+)"/.exec(html)?.[1])
    const last = bars(html).at(-1)!
    expect(height).toBeGreaterThan(last.top + last.height)
    expect(height).toBeLessThan(last.top + last.height + 20)
    const [, , end = 0] = numbers(path(html, 'base'))
    expect(end).toBeGreaterThan(last.top + last.height)
    expect(end).toBeLessThanOrEqual(height)
    expect(path(html, 'base')).toMatch(/^M[\d.]+ 0V/)
  })

  it('are summarized in a sentence', () => {
    expect(summary(draw(rows))).toBe('2 bars in rows/s: QuestDB 1,000, Other 250.')
  })

  it('have no length if all values are zero', () => {
    const [one] = bars(wide(draw([{ name: 'a', value: 0 }])))
    expect(one?.right).toBe(one?.left)
  })
})
