import { toHtml } from 'hast-util-to-html'
import type { Element } from 'hast'
import { describe, expect, it } from 'vitest'
import { classesOf, geometryOf, gridsOf } from './test-geometry'
import { arrow, axis, bar, bars, box, dot, file, grid, line, panel, store, words } from './shapes'

const PLACE = { x: 10, y: 20, width: 120, height: 60 }

const html = (element: Element): string => toHtml(element as never, { space: 'svg' })

const drawn = (...content: Element[]) => geometryOf({ content })

/** Base lines of all texts, in order. */
const baseLines = (element: Element): [text: string, x: number, y: number][] =>
  [...html(element).matchAll(/<text x="([^"]*)" y="([^"]*)"[^>]*>([^<]*)/g)].map(([, x, y, text]) => [
    text ?? '',
    Number(x),
    Number(y),
  ])

describe('words', () => {
  it('are a text at a base line, with the classes that say how it looks', () => {
    expect(html(words(5, 7, 'a < b', 'start', 'code'))).toBe(
      '<text x="5" y="7" class="start code">a &#x3C; b</text>',
    )
  })
})

describe('box', () => {
  it('is a rectangle at its place, with the classes that mark it', () => {
    const [area] = drawn(box(PLACE, ['Primary'], 'primary')).areas
    expect(area).toMatchObject({ kind: 'box', classes: ['box', 'primary'], place: PLACE })
  })

  it('has its name alone in the middle', () => {
    expect(baseLines(box(PLACE, ['Primary']))).toEqual([['Primary', 70, 54.5]])
  })

  it('has its name above lines of small text, which are in the middle together', () => {
    const element = box(PLACE, ['Primary', 'reads', 'and writes'])
    expect(baseLines(element)).toEqual([
      ['Primary', 70, 36.5],
      ['reads', 70, 55.5],
      ['and writes', 70, 72.5],
    ])
    expect(drawn(element).texts.map(({ classes }) => classes)).toEqual([['name'], [], []])
  })

  it('has rounded corners', () => {
    expect(html(box(PLACE, ['A']))).toContain('<rect x="10" y="20" width="120" height="60" rx="8">')
  })
})

describe('store', () => {
  const element = (): Element => store(PLACE, ['Object store', 'WAL segments'])

  it('fills its place, with round ends at the top and the bottom', () => {
    const [area] = drawn(element()).areas
    expect(area).toMatchObject({ kind: 'store', classes: ['box', 'store'], place: { x: 10, width: 120 } })
    expect(area?.place.y).toBeCloseTo(20)
    expect(area?.place.height).toBeCloseTo(60)
    expect(html(element())).toContain('d="M10 29a60 9 0 0 1 120 0V71a60 9 0 0 1 -120 0z"')
  })

  it('has the front of its lid as a line that is no outline', () => {
    expect(html(element())).toContain('<path class="rim" d="M10 29a60 9 0 0 0 120 0">')
  })

  it('has its texts in the middle below the lid', () => {
    expect(baseLines(element())).toEqual([
      ['Object store', 70, 49.5],
      ['WAL segments', 70, 68.5],
    ])
  })
})

describe('file', () => {
  const element = (): Element => file(PLACE, ['wal1/0', 'rows'], 'link')

  it('is a sheet whose upper right corner is folded', () => {
    expect(drawn(element()).areas[0]).toMatchObject({
      kind: 'file',
      classes: ['box', 'file', 'link'],
      place: PLACE,
    })
    expect(html(element())).toContain('d="M10 20H118L130 32V80H10z"')
    expect(html(element())).toContain('<path class="rim" d="M118 20V32H130">')
  })

  it('has its texts in the middle', () => {
    expect(baseLines(element())).toEqual([
      ['wal1/0', 70, 45],
      ['rows', 70, 64],
    ])
  })
})

describe.each([
  ['box', box],
  ['store', store],
  ['file', file],
])('%s without a name', (_, shape) => {
  it('still has one text, which is empty', () => {
    expect(baseLines(shape(PLACE, [])).map(([text]) => text)).toEqual([''])
  })
})

describe('arrow', () => {
  it.each([
    ['right', [1, 0]],
    ['down', [0, 1]],
    ['left', [-1, 0]],
    ['up', [0, -1]],
  ] as const)('that points %s has its head there', (way, direction) => {
    const [first] = drawn(arrow('M0 0H30V40', { x: 30, y: 42, way }, 'queries')).arrows
    expect(first?.tip).toEqual([30, 42])
    expect(first?.way.map((each) => each + 0)).toEqual(direction)
    expect(first?.classes).toEqual(['arrow', 'queries'])
    expect(first?.line).toEqual([
      [0, 0],
      [30, 0],
      [30, 40],
    ])
  })

  it('has a head of 9 by 9 units whose tip is the origin, rotated only if it needs to be', () => {
    const head = '<path class="head" d="M0 0l-9 -4.5v9z" transform="translate(8 5)'
    expect(html(arrow('M0 5H6', { x: 8, y: 5, way: 'right' }))).toContain(`${head}">`)
    expect(html(arrow('M8 0V3', { x: 8, y: 5, way: 'down' }))).toContain(`${head} rotate(90)">`)
  })
})

describe('panel', () => {
  it('has its title at the top left, inside', () => {
    const element = panel(PLACE, 'Server', 'primary')
    expect(drawn(element).areas[0]).toMatchObject({
      kind: 'panel',
      classes: ['panel', 'primary'],
      place: PLACE,
    })
    expect(html(element)).toContain('<text x="22" y="41" class="start label">Server</text>')
    expect(html(element)).toContain('rx="8"')
  })
})

describe('bar', () => {
  it('has its text in the middle, and the classes that mark it', () => {
    const element = bar(PLACE, '2025-07-01', 'link')
    expect(drawn(element).areas[0]).toMatchObject({ kind: 'bar', classes: ['bar', 'link'], place: PLACE })
    expect(baseLines(element)).toEqual([['2025-07-01', 70, 54.5]])
    expect(html(element)).toContain('rx="4"')
  })

  it('has no text element without a text', () => {
    expect(drawn(bar(PLACE, '')).texts).toEqual([])
    expect(html(bar(PLACE, ''))).toMatch(/<g class="bar"><rect [^>]*><\/rect><\/g>$/)
  })
})

describe('bars', () => {
  const places = (step: { x?: number; y?: number }) =>
    drawn(...bars(['a', 'b', 'c'], PLACE, step)).areas.map(({ place: { x, y } }) => [x, y])

  it('are side by side or above each other, of one size', () => {
    expect(places({ x: 130 })).toEqual([[10, 20], [140, 20], [270, 20]]) // prettier-ignore
    expect(places({ y: 70 })).toEqual([[10, 20], [10, 90], [10, 160]]) // prettier-ignore
    expect(drawn(...bars(['a', 'b'], PLACE, { x: 1 })).areas.map(({ place }) => place.width)).toEqual([
      120, 120,
    ])
  })

  it('have a text each, and all have the same mark', () => {
    const { areas } = drawn(...bars(['a', 'b'], PLACE, { x: 130 }, 'added'))
    expect(areas.map(({ classes, texts }) => [...classes, texts[0]?.text])).toEqual([
      ['bar', 'added', 'a'],
      ['bar', 'added', 'b'],
    ])
  })
})

describe('dot and line', () => {
  it('are a point in time and a line without a head', () => {
    expect(html(dot(3, 4, 'accent'))).toBe('<circle class="dot accent" cx="3" cy="4" r="5.5"></circle>')
    expect(html(line('M0 4H9', 'track'))).toBe('<path class="line track" d="M0 4H9"></path>')
    const { arrows, lines, dots } = drawn(dot(3, 4), line('M0 4H9'))
    expect([arrows.length, lines.length, dots.length]).toEqual([0, 1, 1])
  })
})

describe('grid', () => {
  const rows = [['ts', 'value'], ['09:00', '1'], ['09:01', '']] // prettier-ignore
  const element = (): Element => grid({ x: 10, y: 20, columns: [60, 40], rows, rowClasses: { 2: 'accent' } })

  it('has a head and rows, of which some are marked', () => {
    expect(gridsOf({ content: [element()] })).toEqual([
      [
        { cells: ['ts', 'value'], kind: '' },
        { cells: ['09:00', '1'], kind: '' },
        { cells: ['09:01', ''], kind: 'accent' },
      ],
    ])
    const groups = element().children.filter((each) => each.type === 'element' && each.tagName === 'g')
    expect(groups.map((each) => classesOf(each as Element))).toEqual([
      ['head-row'],
      ['row'],
      ['row', 'accent'],
    ])
  })

  it('has each cell in the middle of its column, in rows of 24 units', () => {
    expect(baseLines(element())).toEqual([
      ['ts', 40, 36.5],
      ['value', 90, 36.5],
      ['09:00', 40, 60.5],
      ['1', 90, 60.5],
      ['09:01', 40, 84.5],
      ['', 90, 84.5],
    ])
    expect(
      [...html(element()).matchAll(/<rect x="10" y="(\d+)" width="100" height="24">/g)].map(([, y]) => y),
    ).toEqual(['20', '44', '68'])
  })

  it('has a frame around all rows', () => {
    expect(drawn(element()).areas[0]?.place).toEqual({ x: 10, y: 20, width: 100, height: 72 })
    expect(html(element())).toContain('<rect class="frame" x="10" y="20" width="100" height="72" rx="4">')
  })

  it('has labels in its head and code in its rows', () => {
    expect(html(element())).toMatch(/class="label">ts<.*class="code">09:00</)
  })

  it('has no marked rows unless they are named', () => {
    const plain = grid({ x: 0, y: 0, columns: [50], rows: [['a'], ['b']] })
    expect(gridsOf({ content: [plain] })).toEqual([
      [
        { cells: ['a'], kind: '' },
        { cells: ['b'], kind: '' },
      ],
    ])
  })
})

describe('axis', () => {
  const element = (): Element =>
    axis(0, 100, 50, [
      [10, '08:00'],
      [90, '09:00'],
    ])

  it('is one line with a tick for each text, below it', () => {
    expect(html(element())).toBe(
      '<g class="axis"><path d="M0 50H100M10 50v6M90 50v6"></path>' +
        '<text x="10" y="70" class="code">08:00</text><text x="90" y="70" class="code">09:00</text></g>',
    )
  })
})
