import { describe, expect, it } from 'vitest'
import type { Cell, RowsResult } from '../../records/record-format'
import {
  at,
  draw,
  drawings,
  labels,
  narrow,
  numbers,
  path,
  points,
  result,
  summary,
  wide,
} from './test-chart'

const CANDLES = 'candles x=ts open=o high=h low=l close=c'
const OHLC = 'ts:TIMESTAMP o:DOUBLE h:DOUBLE l:DOUBLE c:DOUBLE'
const two = result(OHLC, [
  [at(0), '10.0', '12.0', '9.0', '11.0'],
  [at(15), '11.0', '11.5', '8.0', '8.5'],
])

describe('candles', () => {
  it('have a hollow path for those that rise and a filled one for those that fall', () => {
    const html = wide(draw(two, CANDLES))
    expect(path(html, 'candle up')).not.toBe('')
    expect([...html.matchAll(/class="candle down" d="([^"]*)"/g)]).toHaveLength(2)
  })

  it('stand higher where prices are higher, with wicks outside the body', () => {
    const html = wide(draw(two, CANDLES))
    const drawn = [...html.matchAll(/class="candle (?:up|down)" d="([^"]*)"/g)]
      .map(([, d]) => d ?? '')
      .slice(2)
    const [up = '', down = ''] = drawn
    const [, highOfUp = 0, topOfUp = 0, , bottomOfUp = 0, lowOfUp = 0] = numbers(up)
    expect([highOfUp, topOfUp, bottomOfUp, lowOfUp]).toEqual(
      [highOfUp, topOfUp, bottomOfUp, lowOfUp].sort((a, b) => a - b),
    )
    // the second candle's low of 8 is the lowest of all: no y is larger
    const lowOfDown = numbers(down)[5] ?? 0
    expect(lowOfDown).toBeGreaterThan(lowOfUp)
    // and it stands to the right
    expect(numbers(down)[0]).toBeGreaterThan(numbers(up)[0] ?? Infinity)
  })

  it('put a price where the axis says it is', () => {
    const html = wide(draw(two, CANDLES))
    const ticks = labels(html, 'end').filter(({ text }) => /^\d+$/.test(text))
    const tick = (text: string) => (ticks.find((one) => one.text === text)?.y ?? 0) - 4.5
    const up = [...html.matchAll(/class="candle up" d="([^"]*)"/g)][1]?.[1] ?? ''
    const [, high, top] = numbers(up)
    expect(high).toBeCloseTo(tick('12'), 0)
    expect(top).toBeCloseTo(tick('11'), 0)
  })

  it('say first, last, low and high, and when, to those who do not see them', () => {
    expect(summary(draw(two, CANDLES))).toBe(
      '2 candles from Jul 1, 2025, 09:00 to Jul 1, 2025, 09:15 UTC: first open 10, last close 8.5, low of 8 at Jul 1, 2025, 09:15, high of 12 at Jul 1, 2025, 09:00.',
    )
  })

  it('are the last 48 in narrow columns if there are more, and say so', () => {
    const many = (count: number) =>
      draw(
        result(
          OHLC,
          Array.from({ length: count }, (_, row): Cell[] => [
            new Date(Date.UTC(2025, 6, 1, 0, 15 * row)).toISOString(),
            '1.0',
            `${row + 2}.0`,
            '1.0',
            '1.0',
          ]),
        ),
        CANDLES,
      )
    const candlesIn = (html: string, size: string) =>
      new RegExp(`<svg class="${size}".*?</svg>`, 's')
        .exec(html)?.[0]
        .match(/class="candle up" d="([^"]*)"/g)
        ?.at(-1)
        ?.match(/z/g)?.length
    const html = many(96)
    expect(['wide', 'medium', 'narrow'].map((size) => candlesIn(html, size))).toEqual([96, 96, 48])
    const [all, , last] = [...html.matchAll(/<desc[^>]*>([^<]*)</g)].map(([, text]) => text)
    expect(all).toMatch(/^96 candles from Jul 1, 2025 to Jul 1, 2025, 23:45 UTC: .*high of 97/)
    expect(last).toMatch(
      /^Last 48 of 96 candles from Jul 1, 2025, 12:00 to Jul 1, 2025, 23:45 UTC: .*high of 97/,
    )
    expect(labels(html, 'tick').filter(({ text }) => text === 'Last 48 of 96 candles')).toHaveLength(1)
    expect(candlesIn(many(48), 'narrow')).toBe(48)
    expect(many(48)).not.toContain('Last')
  })

  it('refuse columns that were mixed up', () => {
    expect(() => draw(two, 'candles x=ts open=o high=l low=h close=c')).toThrow(
      /row 1 has an open or close outside its low-high range/,
    )
  })
})

describe('lines', () => {
  const rows = result('ts:TIMESTAMP a:DOUBLE b:LONG', [
    [at(0), '1.0', '5'],
    [at(1), null, '6'],
    [at(2), '3.0', '4'],
    [at(3), '2.0', '4'],
  ])

  it('fall on the page as values fall, and break at nulls', () => {
    const d = path(wide(draw(rows, 'line x=ts y=a')), 'line series-1')
    expect(d.match(/M/g)).toHaveLength(2)
    const [, , , y3 = 0, , y2 = 0] = numbers(d)
    expect(y2).toBeGreaterThan(y3)
  })

  it('are named at their ends when there are several, in the order of their ends', () => {
    const html = wide(draw(rows, 'line x=ts y=a,b'))
    const [a, b] = [...labels(html, 'name')].sort((one, other) => one.text.localeCompare(other.text))
    expect([a?.text, b?.text]).toEqual(['a', 'b'])
    expect(b?.y).toBeLessThan(a?.y ?? 0)
    const last = numbers(path(html, 'line series-2')).at(-2) ?? Infinity
    expect(b?.x).toBeGreaterThan(last)
  })

  it('keep names apart that would fall on each other', () => {
    const close = result('x:INT a:DOUBLE b:DOUBLE', [
      ['1', '1.0', '2.0'],
      ['2', '5.0', '5.0'],
    ])
    const [one, other] = labels(wide(draw(close, 'line x=x y=a,b')), 'name')
    expect(Math.abs((one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThanOrEqual(14)
  })

  it('follow x and not the order of the result', () => {
    const backwards = { ...rows, rows: [...rows.rows].reverse() }
    expect(drawings(draw(backwards, 'line x=ts y=b'))).toEqual(drawings(draw(rows, 'line x=ts y=b')))
  })

  it('in steps go along before they go up', () => {
    const d = path(
      wide(
        draw(
          result('x:INT y:INT', [
            ['1', '1'],
            ['2', '3'],
          ]),
          'steps x=x y=y',
        ),
      ),
      'line series-1',
    )
    const [x0 = 0, y0, x1 = 0, y1] = numbers(d)
    expect(x1).toBeGreaterThan(x0)
    expect(y1).toBe(y0)
  })

  it('can be drawn as dots, which are named above the chart', () => {
    const html = wide(draw(rows, 'line x=ts y=b,a points=a'))
    expect(html).not.toContain('class="line series-2"')
    const dots = [...html.matchAll(/class="mark dots series-2" d="([^"]*)"/g)].map(([, d]) => d ?? '')
    // without the null, and one beside the name
    expect(dots.map((d) => d.match(/M/g)?.length)).toEqual([3, 1])
    const [a, b] = ['a', 'b'].map((name) => labels(html, 'name').find(({ text }) => text === name))
    expect(a?.x).toBeLessThan(b?.x ?? 0)
    expect(a?.y).toBeLessThan(numbers(dots[0] ?? '')[1] ?? 0)
  })

  it('fill the area between two of them, broken where one has no value', () => {
    const html = wide(draw(rows, 'steps x=ts y=a,b between=b,a'))
    expect(path(html, 'area between').match(/M/g)).toHaveLength(2)
    expect(html.indexOf('area between')).toBeLessThan(html.indexOf('class="line'))
    expect(wide(draw(rows, 'steps x=ts y=a,b'))).not.toContain('between')
  })

  it('pass over nulls in their summary', () => {
    expect(summary(draw(rows, 'line x=ts y=a'))).toBe(
      '4 rows from Jul 1, 2025, 09:00 to Jul 1, 2025, 09:03 UTC: a goes from 1 to 2, with a low of 1 at Jul 1, 2025, 09:00 and a high of 3 at Jul 1, 2025, 09:02.',
    )
  })
})

describe('bars', () => {
  const rows = result('venue:SYMBOL cost:DOUBLE', [
    ['north', '1.0'],
    ['south', '2.0'],
    ['east', '-0.5'],
  ])

  it('have lengths in the proportion of their values, from zero', () => {
    const html = wide(draw(rows, 'bars x=venue y=cost'))
    const zero = numbers(path(html, 'base'))[1] ?? 0
    const [, from, end = 0, , , , fromTwo, endTwo = 0] = numbers(path(html, 'bar up'))
    expect([from, fromTwo]).toEqual([zero, zero])
    expect(zero - endTwo).toBeCloseTo(2 * (zero - end), 0)
    const [, , below = 0] = numbers(path(html, 'bar down'))
    expect(below).toBeGreaterThan(zero)
  })

  it('carry their names and values, with one number of decimals', () => {
    const html = wide(draw(rows, 'bars x=venue y=cost'))
    expect(labels(html, 'middle').map(({ text }) => text)).toEqual([
      'north',
      'south',
      'east',
      '1.0',
      '2.0',
      '−0.5',
    ])
  })
})

describe('depth', () => {
  const columns = 'price:DOUBLE bids:DOUBLE asks:DOUBLE'
  const book = result(columns, [
    ['99.0', '5.0', null],
    ['100.0', '2.0', null],
    ['102.0', null, '1.0'],
    ['103.0', null, '4.0'],
  ])
  const FLAG = 'depth x=price bids=bids asks=asks'

  it('rises away from the best prices on both sides', () => {
    const html = wide(draw(book, FLAG))
    const ys = (kind: string) => numbers(path(html, `edge ${kind}`)).filter((_, index) => index % 2 === 1)
    const [bidFar = 0, bidBest = 0] = [ys('bids')[0], ys('bids').at(-1)]
    expect(bidFar).toBeLessThan(bidBest)
    const asks = ys('asks')
    expect(asks[0]).toBeGreaterThan(asks[3] ?? Infinity)
  })

  it('says both best prices and both totals', () => {
    expect(summary(draw(book, FLAG))).toBe(
      '4 price levels: best bid 100 with volume 2, cumulative volume 5 down to 99; best ask 102 with volume 1, cumulative volume 4 up to 103.',
    )
  })

  it('refuses books that cross and volumes that are not cumulated', () => {
    const crossed = result(columns, [
      ['103.0', '5.0', null],
      ['102.0', null, '1.0'],
    ])
    expect(() => draw(crossed, FLAG)).toThrow(/a bid at or above an ask/)
    const single = {
      ...book,
      rows: book.rows.map(([p = '', b, a]): Cell[] => [p, b === '5.0' ? '1.0' : (b ?? null), a ?? null]),
    }
    expect(() => draw(single, FLAG)).toThrow(/bids, which is not cumulative/)
  })
})

describe('every chart', () => {
  const FLAG = 'line x=ts y=a'
  const rows = (...values: Cell[]) =>
    result(
      'ts:TIMESTAMP a:DOUBLE s:STRING',
      values.map((value, index) => [at(index), value, 'x']),
    )

  it('is an image with a name and a sentence, once for each width, with ids of its own', () => {
    const html = draw(rows('1.0', '2.0'), FLAG)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((found) => found[1])
    expect(new Set(ids).size).toBe(6)
    expect(
      [...html.matchAll(/role="img" aria-labelledby="([^"]+)"/g)].flatMap((found) => found[1]?.split(' ')),
    ).toEqual(ids)
    expect(html.match(/<title[^>]*>Chart: Test</g)).toHaveLength(3)
    expect(html).not.toContain('style=')
  })

  it('stays within its drawing', () => {
    for (const [, width, height, body = ''] of draw(rows('1.0', '2.0', '1.5'), FLAG).matchAll(
      /viewBox="0 0 (\d+) (\d+)"(.*?)<\/svg>/gs,
    )) {
      for (const [, x, y] of body.matchAll(/<text x="([^"]+)" y="([^"]+)"/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0)
        expect(Number(x)).toBeLessThanOrEqual(Number(width))
        expect(Number(y)).toBeLessThanOrEqual(Number(height))
      }
    }
  })

  it('gives equal values room instead of dividing by nothing', () => {
    expect(draw(rows('3.0', '3.0'), FLAG)).not.toContain('NaN')
    expect(draw(rows('0.0', '0.0'), 'bars x=ts y=a')).not.toContain('NaN')
  })

  it.each<[string, RowsResult, string, RegExp]>([
    ['an unknown column', rows('1.0', '2.0'), 'line x=ts y=b', /column "b", which is not in the result/],
    ['one row', rows('1.0'), FLAG, /has one row/],
    ['no row', rows(), FLAG, /has no rows/],
    ['more rows than are recorded', { ...rows('1.0', '2.0'), rowCount: 500 }, FLAG, /2 of 500 rows/],
    [
      'values that are no numbers',
      rows('1.0', '2.0'),
      'line x=ts y=s',
      /uses s, which is not numeric: its type is STRING/,
    ],
    ['a value that is not finite', rows('1.0', 'Infinity'), FLAG, /row 2: "Infinity" is not a number/],
    ['nulls only', rows(null, null), FLAG, /null in every row/],
    ['a null where all are needed', rows('1.0', null), 'bars x=ts y=a', /row 2: its a is null/],
    [
      'two rows at one place',
      result('s:SYMBOL a:INT', [
        ['x', '1'],
        ['x', '2'],
      ]),
      'bars x=s y=a',
      /two rows with the same s/,
    ],
    [
      'an x of another type',
      result('s:DOUBLE[] a:INT', [
        ['[1.0]', '1'],
        ['[2.0]', '2'],
      ]),
      'bars x=s y=a',
      /a column of type DOUBLE\[\], for x/,
    ],
  ])('refuses %s', (_, given, flag, problem) => {
    expect(() => draw(given, flag)).toThrow(problem)
  })
})

describe('the attributes for readers who point at a chart', () => {
  const rows = result('ts:TIMESTAMP b:LONG', [
    [at(0), '5'],
    [at(1), '6'],
    [at(2), '4'],
    [at(3), '4'],
  ])
  const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]

  it('have a place for each row of the table, in its order', () => {
    const backwards = { ...rows, rows: [...rows.rows].reverse() }
    expect(attribute(draw(rows, 'line x=ts y=b'), 'data-x')).toBe('0,333,667,1000')
    expect(attribute(draw(backwards, 'line x=ts y=b'), 'data-x')).toBe('1000,667,333,0')
  })

  it('have the area and the values of each size', () => {
    const html = draw(rows, 'line x=ts y=b')
    const [left, right, top, bottom, low, high] = numbers(attribute(wide(html), 'data-plot') ?? '')
    const places = points(path(wide(html), 'line series-1'))
    expect(places[0]?.[0]).toBe(left)
    expect(places.at(-1)?.[0]).toBe(right)
    // the lowest value is at the bottom, and the highest one at the top
    expect([low, high]).toEqual([4, 6])
    expect(Math.max(...places.map(([, y]) => y))).toBe(bottom)
    expect(Math.min(...places.map(([, y]) => y))).toBe(top)
    expect(attribute(narrow(html), 'data-plot')).not.toBe(attribute(wide(html), 'data-plot'))
  })

  it('name the columns with the classes that color them', () => {
    expect(attribute(draw(rows, 'line x=ts y=b'), 'data-columns')).toBe('ts series-1:b')
    expect(attribute(draw(two, CANDLES), 'data-columns')).toBe('ts open:o high:h low:l close:c')
  })

  it('leave out the candles that a narrow drawing omits', () => {
    const many = result(
      OHLC,
      Array.from({ length: 60 }, (_, minute) => [at(minute), '10.0', '12.0', '9.0', '11.0']),
    )
    const html = draw(many, CANDLES)
    expect(attribute(html, 'data-x')?.split(',').filter(Boolean)).toHaveLength(60)
    const own = attribute(narrow(html), 'data-x')?.split(',') ?? []
    expect(own).toHaveLength(60)
    expect(own.slice(0, 12).join('')).toBe('')
    expect(own.slice(12).filter(Boolean)).toHaveLength(48)
  })
})
