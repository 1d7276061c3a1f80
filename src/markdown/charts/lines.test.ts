import { describe, expect, it } from 'vitest'
import { endLabels } from './lines'
import { textWidth } from './sizes'
import {
  at,
  draw,
  grid,
  htmlOf,
  labels,
  narrow,
  numbers,
  path,
  paths,
  points,
  result,
  summary,
  wide,
} from './test-chart'

const rows = result('ts:TIMESTAMP a:DOUBLE b:LONG c:INT', [
  [at(0), '1.0', '5', '2'],
  [at(1), null, '6', '2'],
  [at(2), '3.0', '4', '3'],
  [at(3), '2.0', '4', '2'],
])
/** One row per minute. */
const long = (count: number) =>
  result(
    'x:INT y:INT',
    Array.from({ length: count }, (_, index) => [String(index), String(index % 7)]),
  )

describe('a line', () => {
  const chart = () => wide(draw(rows, 'line x=ts y=b'))

  it('goes through its values, from the left edge of the chart to the right', () => {
    const html = chart()
    const [first, second, third, last] = points(path(html, 'line series-1'))
    const [, , left, right] = numbers(
      /M[\d.]+ [\d.]+H[\d.]+/.exec(path(html, 'grid'))?.[0].replace('M', '0 0 ') ?? '',
    )
    expect(first?.[0]).toBe(left)
    expect(second![0] - first![0]).toBeCloseTo(last![0] - third![0], 0)
    expect(right).toBeGreaterThan(0)
    expect(second![1]).toBeLessThan(first![1])
    expect(third?.[1]).toBe(last?.[1])
    // 6 is as far above 5 as 5 is above 4
    expect(first![1] - second![1]).toBeCloseTo(third![1] - first![1], 0)
  })

  it('has its name above the chart', () => {
    const html = chart()
    const [name, ...others] = labels(html, 'name')
    expect(others).toEqual([])
    expect(name).toMatchObject({ x: 0, text: 'b' })
    expect(labels(html, 'series-1')).toEqual([name])
    expect(name?.y).toBeGreaterThan(10)
    for (const { y } of grid(html)) expect(y).toBeGreaterThan(name!.y + 4)
  })

  it('has an axis with the name of its rows', () => {
    const html = chart()
    expect(labels(html, 'caption')[0]?.text).toBe('ts, Jul 1, 2025 (UTC)')
  })
})

describe('the value axis of a line', () => {
  it('does not start at zero, and is not extended to it by nulls', () => {
    const given = result('x:INT y:DOUBLE', [
      ['1', '100'],
      ['2', null],
      ['3', '101'],
    ])
    const values = grid(wide(draw(given, 'line x=x y=y'))).map(({ text }) => Number(text))
    expect(Math.min(...values)).toBe(100)
    expect(Math.max(...values)).toBe(101)
  })
})

describe('steps', () => {
  it('keep a value until the next row', () => {
    const html = wide(draw(rows, 'steps x=ts y=b'))
    const [first, second, third] = points(path(html, 'line series-1'))
    expect(second?.[1]).toBe(first?.[1])
    expect(third?.[0]).toBe(second?.[0])
    expect(third?.[1]).toBeLessThan(second![1])
  })
})

describe('marks on lines', () => {
  const chart = () => wide(draw(rows, 'line x=ts y=a,b,c'))
  const marks = (html: string, series: number) => path(html, `mark series-${series}`).match(/M[^M]+/g) ?? []

  it('are on each value that is not null', () => {
    const html = chart()
    expect([1, 2, 3].map((series) => marks(html, series).length)).toEqual([3, 4, 4])
  })

  it('have a shape for each line', () => {
    const html = chart()
    const shapes = [1, 2, 3].map(
      (series) => new Set(marks(html, series).map((mark) => mark.replace(/^M[\d.]+ [\d.]+/, ''))),
    )
    expect(shapes.map(({ size }) => size)).toEqual([1, 1, 1])
    expect(new Set(shapes.flatMap((shape) => [...shape])).size).toBe(3)
  })

  it('surround their values', () => {
    const html = chart()
    const [circle, square, triangle] = [1, 2, 3].map(
      (series) => points(path(html, `mark series-${series}`))[0]!,
    )
    const [a, b, c] = [1, 2, 3].map((series) => points(path(html, `line series-${series}`))[0]!)
    expect([circle![0] + 3, circle![1]]).toEqual(a)
    expect([square![0] + 3, square![1] + 3]).toEqual(b)
    expect([triangle![0], triangle![1] + 4]).toEqual(c)
  })

  it('are omitted if they would touch', () => {
    expect(path(wide(draw(long(40), 'line x=x y=y')), 'mark series-1')).not.toBe('')
    const close = draw(long(80), 'line x=x y=y')
    expect(close).not.toContain('class="mark')
    expect(close).not.toContain('d=""')
  })

  it('are omitted on steps', () => {
    expect(draw(rows, 'steps x=ts y=b')).not.toContain('class="mark')
  })
})

describe('the names of several lines', () => {
  const named = result('x:INT short:INT a_rather_long_name:INT', [
    ['1', '1', '9'],
    ['2', '8', '2'],
    ['3', null, '2'],
  ])

  it.each([
    ['wide', 720, wide],
    ['narrow', 320, narrow],
  ])('have room on the right of a %s chart', (_, width, of) => {
    const html = of(draw(named, 'line x=x y=short,a_rather_long_name'))
    const end = points(path(html, 'line series-2')).at(-1)![0]
    const [one, other] = labels(html, 'name')
    for (const { x, text } of [one!, other!]) {
      expect(x).toBeGreaterThan(end)
      expect(x).toBeLessThan(end + 15)
      expect(x + textWidth(text)).toBeLessThanOrEqual(width)
    }
  })

  it('are at the last known value', () => {
    const html = wide(draw(named, 'line x=x y=short,a_rather_long_name'))
    for (const [series, text] of ['short', 'a_rather_long_name'].entries()) {
      const end = points(path(html, `line series-${series + 1}`)).at(-1)![1]
      const [name] = labels(html, `series-${series + 1}`)
      expect(name?.text).toBe(text)
      expect(name?.y).toBeGreaterThan(end)
      expect(name?.y).toBeLessThan(end + 10)
    }
  })

  it('leave the space above the chart to the values', () => {
    const top = (flag: string) => Math.min(...grid(wide(draw(named, flag))).map(({ y }) => y))
    expect(top('line x=x y=short,a_rather_long_name')).toBeLessThan(top('line x=x y=short'))
    expect(top('line x=x y=short,a_rather_long_name points=short')).toBe(top('line x=x y=short'))
  })

  it('separate their summaries', () => {
    expect(summary(draw(named, 'line x=x y=short,a_rather_long_name'))).toBe(
      '3 rows from 1 to 3: short goes from 1 to 8, with a low of 1 at 1 and a high of 8 at 2; a_rather_long_name goes from 9 to 2, with a low of 2 at 2 and a high of 9 at 1.',
    )
  })
})

describe('endLabels', () => {
  const area = { left: 50, right: 600, top: 20, bottom: 250 }
  const place = (...ys: number[]) =>
    labels(
      htmlOf(
        endLabels(
          ys.map((y, at) => ({ name: `n${at}`, at, y })),
          area,
        ),
      ),
      'name',
    )

  it('keeps labels at their lines if they are far enough apart', () => {
    expect(place(200, 100)).toEqual([
      { x: 608, y: 100, text: 'n1' },
      { x: 608, y: 200, text: 'n0' },
    ])
  })

  it('moves close labels down, in the order of the lines', () => {
    expect(place(105, 100, 110).map(({ y, text }) => [y, text])).toEqual([
      [100, 'n1'],
      [118, 'n0'],
      [136, 'n2'],
    ])
  })

  it('keeps them within the chart', () => {
    expect(place(5)[0]?.y).toBe(20)
    expect(place(245, 248).map(({ y }) => y)).toEqual([232, 250])
    expect(place(240, 245, 248).map(({ y }) => y)).toEqual([214, 232, 250])
    expect(place()).toEqual([])
  })

  it('gives each label the color of its line', () => {
    const html = htmlOf(endLabels([{ name: 'a', at: 2, y: 50 }], area))
    expect(html).toContain('class="name series-3"')
  })
})

describe('dots', () => {
  const chart = () => wide(draw(rows, 'line x=ts y=b,a,c points=a,c'))

  it('are centered on their values', () => {
    const html = chart()
    const alone = points(path(wide(draw(rows, 'line x=ts y=b,a,c')), 'line series-3'))
    const dots = points(paths(html, 'mark dots series-3')[0]!)
    expect(dots).toHaveLength(4)
    // the chart is wider because the dots have no names on the right, so only the heights are comparable
    expect(dots[0]![1]).toBe(dots[1]![1])
    expect(dots[2]![1]).toBeLessThan(dots[0]![1])
    expect(alone).toHaveLength(4)
    const line = points(path(html, 'line series-1'))
    expect(dots.map(([x]) => x + 3.5)).toEqual(line.map(([x]) => x))
  })

  it('are named above the chart next to a dot', () => {
    const html = chart()
    const [label] = labels(html, 'series-2')
    const [x, y] = points(paths(html, 'mark dots series-2').at(-1)!)[0]!
    expect(label?.text).toBe('a')
    expect(labels(html, 'name')).toContainEqual(label)
    expect(x).toBeGreaterThan(numbers(path(html, 'grid'))[0]! - 1)
    expect(label!.x).toBeGreaterThan(x + 7)
    expect(label!.x).toBeLessThan(x + 15)
    expect(y).toBeLessThan(label!.y)
    expect(y).toBeGreaterThan(label!.y - 10)
    for (const { y: line } of grid(html)) expect(label!.y).toBeLessThan(line)
  })

  it.each(['a', 'a_rather_long_name'])('are named next to each other if the first name is %s', (name) => {
    const given = { ...rows, columns: rows.columns.map((one) => (one.name === 'a' ? { ...one, name } : one)) }
    const both = wide(draw(given, `line x=ts y=b,${name},c points=${name},c`))
    const [first] = labels(both, 'series-2')
    const [second] = labels(both, 'series-3')
    const [dot] = points(paths(both, 'mark dots series-3').at(-1)!)
    expect(first?.text).toBe(name)
    expect(second?.y).toBe(first?.y)
    expect(dot![0]).toBeGreaterThan(first!.x + textWidth(name) + 8)
    expect(dot![0]).toBeLessThan(first!.x + textWidth(name) + 30)
  })
})

describe('the area between two lines', () => {
  it('has both lines as its edges', () => {
    const html = wide(draw(rows, 'line x=ts y=b,c between=b,c'))
    const edges = points(path(html, 'area between'))
    const [b, c] = [1, 2].map((series) => points(path(html, `line series-${series}`)))
    expect(edges).toEqual([...b!, ...c!.reverse()])
  })

  it('has the steps of the lines', () => {
    const html = wide(draw(rows, 'steps x=ts y=b,c between=c,b'))
    const edges = points(path(html, 'area between'))
    const [b, c] = [1, 2].map((series) => points(path(html, `line series-${series}`)))
    expect(edges.slice(0, c!.length)).toEqual(c)
    expect(edges).toHaveLength(b!.length + c!.length)
  })

  it('is interrupted at a null of either line', () => {
    for (const between of ['a,b', 'b,a']) {
      const d = path(wide(draw(rows, `line x=ts y=a,b between=${between}`)), 'area between')
      expect(d.match(/M/g)).toHaveLength(2)
    }
  })
})
