import { describe, expect, it } from 'vitest'
import {
  boxes,
  draw,
  grid,
  gridLine,
  labels,
  narrow,
  numbers,
  path,
  result,
  summary,
  wide,
} from './test-chart'

const FLAG = 'bars x=venue y=cost'
const costs = (...values: string[]) =>
  result(
    'venue:SYMBOL cost:DOUBLE',
    values.map((value, index) => [`v${index}`, value]),
  )

describe('bars', () => {
  const chart = () => wide(draw(costs('1.0', '2.0', '-0.5', '0.0'), FLAG))

  it('end at their values on the axis', () => {
    const html = chart()
    const [one, two, none] = boxes(path(html, 'bar up'))
    const [negative] = boxes(path(html, 'bar down'))
    expect(one?.to).toBeCloseTo(gridLine(html, '1.0'), 0)
    expect(two?.to).toBeCloseTo(gridLine(html, '2.0'), 0)
    expect(negative?.to).toBeCloseTo(gridLine(html, '−0.5'), 0)
    expect(none?.to).toBe(none?.from)
    const zero = gridLine(html, '0.0')
    for (const bar of [one, two, none, negative]) expect(bar?.from).toBeCloseTo(zero, 0)
    expect(numbers(path(html, 'base'))[1]).toBeCloseTo(zero, 0)
  })

  it('have their values beyond their ends', () => {
    const html = chart()
    const [one, , none] = boxes(path(html, 'bar up'))
    const [negative] = boxes(path(html, 'bar down'))
    const [ofOne, , ofNegative, ofNone] = labels(html, 'value')
    expect(ofOne?.y).toBeLessThan(one!.to)
    expect(ofOne?.y).toBeGreaterThan(one!.to - 15)
    expect(ofNone?.y).toBeLessThan(none!.to)
    expect(ofNegative?.y).toBeGreaterThan(negative!.to + 9)
    expect(ofNegative?.y).toBeLessThan(negative!.to + 20)
  })

  it('are centered on their names and values', () => {
    const html = chart()
    const names = labels(html, 'middle').filter(({ text }) => text.startsWith('v'))
    const values = labels(html, 'value')
    expect(labels(html, 'middle')).toEqual(expect.arrayContaining(values))
    expect(values.map(({ x }) => x)).toEqual(names.map(({ x }) => x))
    boxes(path(html, 'bar up')).forEach(({ left, right }, index) => {
      expect((left + right) / 2).toBeCloseTo(names[[0, 1, 3][index]!]!.x, 0)
    })
  })

  it('have the name of their column above them', () => {
    const html = chart()
    const [name] = labels(html, 'name')
    expect(name).toMatchObject({ x: 0, text: 'cost' })
    expect(labels(html, 'series-1')).toEqual([name])
    expect(name?.y).toBeGreaterThan(10)
    for (const { y } of grid(html)) expect(y).toBeGreaterThan(name!.y)
  })

  it('have only the paths that they need', () => {
    expect(draw(costs('1.0', '2.0'), FLAG)).not.toContain('class="bar down"')
    expect(draw(costs('-1.0', '-2.0'), FLAG)).not.toContain('class="bar up"')
  })

  it.each([
    [2, wide, 56],
    [5, narrow, 40],
    [100, narrow, 2],
  ])('become narrower if there are more: %d', (count, of, width) => {
    const [bar] = boxes(path(of(draw(costs(...Array<string>(count).fill('1.0')), FLAG)), 'bar up'))
    expect(bar!.right - bar!.left).toBeLessThanOrEqual(width)
    expect(bar!.right - bar!.left).toBeGreaterThan(width * 0.7)
  })

  it('leave gaps', () => {
    const all = boxes(path(wide(draw(costs(...Array<string>(30).fill('1.0')), FLAG)), 'bar up'))
    all.slice(1).forEach(({ left }, index) => {
      expect(left).toBeGreaterThan(all[index]!.right + 1)
    })
  })

  it('omit their values if these would touch', () => {
    const many = Array<string>(30).fill('123456.5')
    expect(labels(wide(draw(costs(...many), FLAG)), 'value')).toEqual([])
    const oneLong = [...Array<string>(29).fill('1'), '1234567']
    expect(labels(wide(draw(costs(...oneLong), FLAG)), 'value')).toEqual([])
    expect(labels(wide(draw(costs(...many.slice(0, 4)), FLAG)), 'value')).toHaveLength(4)
  })

  it('start at zero', () => {
    const low = (...values: string[]) => {
      const lines = grid(wide(draw(costs(...values), FLAG)))
      return lines.find(({ y }) => y === Math.max(...lines.map((one) => one.y)))?.text
    }
    expect(low('90', '100')).toBe('0')
    expect(low('0', '100')).toBe('0')
  })

  it('leave room for the value below the lowest one', () => {
    for (const values of [
      ['-20', '80'],
      ['-14', '86'],
      ['-10', '-5'],
    ]) {
      const html = wide(draw(costs(...values), FLAG))
      const lowest = Math.max(...boxes(path(html, 'bar down')).map(({ to }) => to))
      expect(Math.max(...grid(html).map(({ y }) => y)) - lowest).toBeGreaterThanOrEqual(15)
    }
    // 8 percent of the range below −14 is −22, and the next label −40
    expect(gridLine(wide(draw(costs('-14', '86'), FLAG)), '−40')).toBeGreaterThan(0)
  })

  it('consist of nothing else', () => {
    expect(path(wide(draw(costs('1', '2'), FLAG)), 'bar up')).toMatch(/^M/)
    expect(path(wide(draw(costs('-1', '-2'), FLAG)), 'bar down')).toMatch(/^M/)
  })

  it('are summarized in a sentence', () => {
    expect(summary(draw(costs('1.0', '2.0', '-0.5'), FLAG))).toBe(
      '3 bars from v0 to v2: cost goes from 1 to −0.5, with a low of −0.5 at v2 and a high of 2 at v1.',
    )
  })
})
