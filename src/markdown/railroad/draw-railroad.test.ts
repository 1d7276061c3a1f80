import fs from 'node:fs'
import path from 'node:path'
import type { Element } from 'hast'
import { describe, expect, it } from 'vitest'
import { textOf } from '../code/hast'
import { drawLayouts, drawRule, LAYOUTS } from './draw-railroad'
import { parseEbnf } from './parse-ebnf'

type Links = (rule: string) => string | undefined

const draw = (grammar: string, width: number = LAYOUTS.wide, linkOf: Links = () => undefined): Element =>
  drawRule(parseEbnf(grammar)[0]!, width, linkOf)

/** All elements of a drawing in order. */
const elements = (node: Element): Element[] =>
  node.children.flatMap((child) => (child.type === 'element' ? [child, ...elements(child)] : []))

const named = (node: Element, tagName: string): Element[] =>
  elements(node).filter((element) => element.tagName === tagName)

const words = (node: Element): string[] => named(node, 'text').map(textOf)

const size = (node: Element): [number, number] => [
  Number(node.properties?.width),
  Number(node.properties?.height),
]

/** Every word's line, in pixels from the top. */
const lines = (node: Element): number[] => named(node, 'text').map((text) => Number(text.properties?.y))

const keywords = (count: number): string =>
  Array.from({ length: count }, (_, index) => `'KEYWORD${index}'`).join(' ')

describe('drawRule', () => {
  it('is an image with a name, sized in pixels', () => {
    const svg = draw("a ::= 'SELECT' list")
    expect(svg.properties).toMatchObject({ role: 'img', ariaLabel: 'Syntax diagram for a' })
    expect(svg.properties!.viewBox).toBe(`-.5 -.5 ${size(svg).join(' ')}`)
  })

  it('holds every word once, in order', () => {
    expect(words(draw("a ::= 'A' b ( 'C' | d )? e* 'F'+"))).toEqual(['A', 'b', 'C', 'd', 'e', 'F'])
  })

  it('tells terminals from names of rules', () => {
    const groups = named(draw("a ::= 'A' b"), 'g')
    expect(groups.map((group) => [group.properties!.className, textOf(group)])).toEqual([
      [['terminal'], 'A'],
      [['non-terminal'], 'b'],
    ])
  })

  it('carries no style and no id, as it is drawn more than once', () => {
    const all = elements(draw("a ::= 'A' ( b | c )* d?"))
    expect(
      all.filter((element) => element.properties?.style !== undefined || element.properties?.id),
    ).toEqual([])
  })

  it('has all tracks in one path', () => {
    expect(named(draw("a ::= 'A' ( b | c )* d?"), 'path')).toHaveLength(1)
  })

  it('is a group with links when rules have an address, the whole box being the link', () => {
    const svg = draw('a ::= b c', LAYOUTS.wide, (rule) => (rule === 'b' ? '#b' : undefined))
    const [link, ...others] = named(svg, 'a')
    expect(svg.properties!.role).toBe('group')
    expect(others).toEqual([])
    expect(link!.properties).toEqual({ href: '#b' })
    expect(link!.children.map((child) => (child as Element).tagName)).toEqual(['rect', 'text'])
  })

  it('draws a separated list as one loop with the separator on the way back', () => {
    expect(words(draw("a ::= b ( ',' b )*"))).toEqual(['b', ','])
    expect(words(draw("a ::= 'X' b 'AS' c ( ',' b 'AS' c )* 'Y'"))).toEqual(['X', 'b', 'AS', 'c', ',', 'Y'])
    expect(words(draw("a ::= b ( ',' c )*"))).toEqual(['b', ',', 'c'])
  })

  it('puts an optional part below the track, its alternatives below each other', () => {
    const [first, one, other, last] = lines(draw("a ::= 'A' ( 'B' | 'C' )? 'D'"))
    expect(one).toBeGreaterThan(first!)
    expect(other).toBeGreaterThan(one!)
    expect(last).toBe(first)
  })

  it.each([296, 540])('continues a long track in further rows within %i pixels', (width) => {
    const svg = draw(`a ::= ${keywords(20)}`, width)
    expect(size(svg)[0]).toBeLessThanOrEqual(width)
    expect(words(svg)).toHaveLength(20)
    expect(new Set(lines(svg)).size).toBeGreaterThan(3)
  })

  it('stays in one row while there is room', () => {
    const [width] = size(draw(`a ::= ${keywords(4)}`))
    expect(new Set(lines(draw(`a ::= ${keywords(4)}`, width))).size).toBe(1)
    expect(new Set(lines(draw(`a ::= ${keywords(4)}`, width - 1))).size).toBe(2)
  })

  it.each([
    ['an alternative', `'X' | ${keywords(6)}`],
    ['a loop', `( ${keywords(6)} )+`],
    ['a separated list', `b ${keywords(6)} ( ',' b ${keywords(6)} )*`],
    ['an option in an option', `( 'X' ( ${keywords(6)} )? )?`],
  ])('breaks %s into rows, none of which leaves the drawing', (_, grammar) => {
    const svg = draw(`a ::= ${grammar}`, 300)
    const [width, height] = size(svg)
    expect(width).toBeLessThanOrEqual(300)
    for (const { properties = {} } of named(svg, 'rect')) {
      expect(Number(properties.x) + Number(properties.width)).toBeLessThan(width)
      expect(Number(properties.y) + 22).toBeLessThan(height)
    }
    const starts = named(svg, 'rect').map((rect) => [rect.properties?.x, rect.properties?.y].join())
    expect(new Set(starts).size).toBe(starts.length)
  })

  it.each([
    ['a sequence', 0, keywords(4)],
    ['a loop', 0, `( ${keywords(4)} )+`],
    ['a list', 0, `b ${keywords(3)} ( ',' b ${keywords(3)} )*`],
    ['a repetition after a word', 0, `b ( ${keywords(4)} b )*`],
    ['an option in a loop', 0, `( 'X' | ( ${keywords(3)} )? )+`],
    // branches have gaps of 10 pixels at both ends
    ['an alternative', 20, `'X' | ${keywords(4)}`],
    ['an option', 20, `( ${keywords(4)} )?`],
    ['a repetition', 20, `( ${keywords(4)} )*`],
  ])('breaks %s only where it has to', (_, gaps, grammar) => {
    const natural = draw(`a ::= ${grammar}`, 10_000)
    const [width, height] = size(natural)
    expect(draw(`a ::= ${grammar}`, width + gaps)).toEqual(natural)
    const broken = draw(`a ::= ${grammar}`, width + gaps - 1)
    expect(size(broken)[0]).toBeLessThan(width)
    expect(size(broken)[1]).toBeGreaterThan(height)
    expect(words(broken)).toEqual(words(natural))
  })

  it.each([
    ["'X'", 86, 38],
    ["'A' ( 'B' | 'C' )? 'D'", 194, 87],
    ["b ( ',' b )*", 102, 68],
    ["b* 'E'", 172, 65],
    ["( 'A' | 'B' | 'C' )+", 134, 106],
  ])('of %s is as large as its parts', (grammar, width, height) => {
    expect(size(draw(`a ::= ${grammar}`))).toEqual([width, height])
  })

  it('in rows is as wide as the widest row, and as high as all of them', () => {
    const svg = draw("a ::= 'ABCDEFGH' 'ABCDEFGH' 'ABCDEFGH'", 200)
    expect(size(svg)).toEqual([138, 114])
    expect(named(svg, 'rect').map(({ properties = {} }) => [properties.x, properties.y])).toEqual([
      [24, 8],
      [24, 46],
      [24, 84],
    ])
  })

  it('has room for rows below each other in its last alternative', () => {
    const svg = draw("a ::= 'A' ( 'B' | 'ABCDEFGH' 'ABCDEFGH' 'ABCDEFGH' )? 'D'", 200)
    const lowest = Math.max(...named(svg, 'rect').map(({ properties }) => Number(properties?.y)))
    expect(size(svg)[1]).toBe(lowest + 22 + 8)
    const ys = lines(svg)
    expect(new Set(ys).size).toBe(ys.length)
    expect(ys).toEqual([...ys].sort((a, b) => a - b))
  })

  it('fills rows from the left', () => {
    // 28 pixels each, with gaps of 20
    const short = Array.from({ length: 7 }, (_, index) => `'${index}'`).join(' ')
    const ys = lines(draw(`a ::= ${short}`, 200))
    expect(ys.filter((y) => y === ys[0]).length).toBeGreaterThan(ys.filter((y) => y === ys.at(-1)).length)
    expect([...new Set(ys)]).toHaveLength(Math.ceil(7 / ys.filter((y) => y === ys[0]).length))
  })

  it('centers words in their boxes', () => {
    const svg = draw("a ::= 'A' longer_name ( 'KEYWORD' | b )*")
    const boxes = named(svg, 'rect').map(
      ({ properties = {} }) => Number(properties.x) + Number(properties.width) / 2,
    )
    expect(named(svg, 'text').map(({ properties }) => properties?.x)).toEqual(boxes)
  })

  it('keeps a repetition that is not a list as it is written', () => {
    expect(words(draw("a ::= b ( ',' )*"))).toEqual(['b', ','])
    expect(words(draw("a ::= b c ( ',' b )*"))).toEqual(['b', 'c', ',', 'b'])
    expect(words(draw("a ::= ( ',' b )*"))).toEqual([',', 'b'])
    expect(words(draw("a ::= b ( ',' b )+"))).toEqual(['b', ',', 'b'])
    expect(words(draw("a ::= b ( ',' b )* ( ';' b )*"))).toEqual(['b', ',', ';', 'b'])
  })

  it('lets a word that is wider than the drawing have its width', () => {
    const wide = `'${'W'.repeat(120)}'`
    expect(size(draw(`a ::= 'A' ${wide} 'B'`))[0]).toBeGreaterThan(900)
  })

  it('keeps signs of HTML as they are', () => {
    expect(words(draw("a ::= '<' '&' '*'"))).toEqual(['<', '&', '*'])
  })
})

describe('drawLayouts', () => {
  const classesOf = (grammar: string): unknown[] =>
    drawLayouts(parseEbnf(grammar)[0]!, () => undefined).map(({ properties }) => properties?.className)

  it('draws a rule once if it exactly fits a phone, otherwise for each width', () => {
    // 28 pixels with one letter, 8 for each further one, and 58 at the ends
    const rule = (letters: number) => `a ::= '${'W'.repeat(letters)}'`
    expect(size(draw(rule(27)))[0]).toBe(294)
    expect(classesOf(rule(27))).toEqual([undefined])
    expect(classesOf(rule(28))).toEqual([['narrow'], ['medium', 'wide']])
    expect(classesOf(rule(57))).toEqual([['narrow'], ['medium', 'wide']])
    expect(classesOf(rule(58))).toEqual([['narrow'], ['medium'], ['wide']])
  })

  it('keeps names and sizes of the drawings', () => {
    const drawings = drawLayouts(parseEbnf(`a ::= ${keywords(20)}`)[0]!, () => undefined)
    const [narrow, medium, wide] = drawings.map((svg) => size(svg)[0])
    expect(narrow).toBeLessThanOrEqual(LAYOUTS.narrow)
    expect(medium).toBeGreaterThan(narrow!)
    expect(medium).toBeLessThanOrEqual(LAYOUTS.medium)
    expect(wide).toBeGreaterThan(medium!)
    for (const svg of drawings) expect(svg.properties?.ariaLabel).toBe('Syntax diagram for a')
  })

  it('draws a small rule once, for all widths', () => {
    expect(classesOf("a ::= 'A' b")).toEqual([undefined])
  })

  it('draws a wide rule for each width', () => {
    expect(classesOf(`a ::= ${keywords(20)}`)).toEqual([['narrow'], ['medium'], ['wide']])
  })
})

describe('the grammars of all pages', () => {
  /** Room for a diagram on a page of 390 px: the margins and the box's borders and paddings are off. */
  const PHONE = 332
  const pages = fs
    .readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
  const drawings = pages.flatMap((file) =>
    [
      ...fs
        .readFileSync(path.join('content', file), 'utf8')
        .matchAll(/^```ebnf railroad[^\n]*\n([^]*?)^```/gm),
    ].flatMap(([, grammar = '']) =>
      parseEbnf(grammar).flatMap((rule) =>
        drawLayouts(rule, () => undefined).map((svg) => ({
          place: `${file}: ${rule.name}`,
          name: String(svg.properties?.className ?? 'narrow'),
          width: size(svg)[0],
        })),
      ),
    ),
  )

  it('need no scrolling on a phone or in the column of text', () => {
    expect(drawings.length).toBeGreaterThan(200)
    const limits = new Map([
      ['narrow', PHONE],
      ['medium', LAYOUTS.medium],
      ['medium,wide', LAYOUTS.medium],
      ['wide', LAYOUTS.wide],
    ])
    expect(drawings.filter(({ name, width }) => width > limits.get(name)!)).toEqual([])
  })
})
