import type { Element } from 'hast'
import { describe, expect, it } from 'vitest'
import { textOf } from '../code/hast'
import { drawRule } from './draw-railroad'
import { parseEbnf } from './parse-ebnf'

const draw = (grammar: string, linkOf: (rule: string) => string | undefined = () => undefined): Element =>
  drawRule(parseEbnf(grammar)[0]!, 'the-title', linkOf)

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

describe('drawRule', () => {
  it('is an image with a title, sized in pixels', () => {
    const svg = draw("a ::= 'SELECT' list")
    const [title] = named(svg, 'title')
    expect(svg.properties).toMatchObject({ role: 'img', ariaLabelledBy: ['the-title'] })
    expect(title!.properties).toEqual({ id: 'the-title' })
    expect(textOf(title!)).toBe('Syntax diagram for a')
    expect(svg.properties!.viewBox).toBe(`0 0 ${size(svg).join(' ')}`)
  })

  it('holds every word once, in order', () => {
    expect(words(draw("a ::= 'A' b ( 'C' | d )? e* 'F'+"))).toEqual(['A', 'b', 'C', 'd', 'e', 'F'])
  })

  it('tells terminals from names of rules', () => {
    const groups = named(draw("a ::= 'A' b"), 'g').filter((group) => group.properties?.className)
    expect(groups.map((group) => [group.properties!.className, textOf(group)])).toEqual([
      [['terminal'], 'A'],
      [['non-terminal'], 'b'],
    ])
  })

  it('carries no style and no id but that of the title', () => {
    const all = elements(draw("a ::= 'A' ( b | c )* d?"))
    expect(all.filter((element) => element.properties?.style !== undefined)).toEqual([])
    expect(all.filter((element) => element.properties?.id !== undefined)).toHaveLength(1)
  })

  it('is a group with links when rules have an address, the whole box being the link', () => {
    const svg = draw('a ::= b c', (rule) => (rule === 'b' ? '#b' : undefined))
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
    const y = (node: Element): number[] => named(node, 'text').map((text) => Number(text.properties?.y))
    const [first, one, other, last] = y(draw("a ::= 'A' ( 'B' | 'C' )? 'D'")) as [
      number,
      number,
      number,
      number,
    ]
    expect(one).toBeGreaterThan(first)
    expect(other).toBeGreaterThan(one)
    expect(last).toBe(first)
  })

  it('continues a long track in further rows within the text column', () => {
    const long = Array.from({ length: 20 }, (_, i) => `'KEYWORD${i}'`).join(' ')
    const [width, height] = size(draw(`a ::= ${long}`))
    const [, single] = size(draw("a ::= 'KEYWORD'"))
    expect(width).toBeLessThanOrEqual(694)
    expect(height).toBeGreaterThan(3 * single)
    expect(words(draw(`a ::= ${long}`))).toHaveLength(20)
  })

  it('stays in one row while the text column has room', () => {
    const [, single] = size(draw("a ::= 'KEYWORD'"))
    const words7 = Array.from({ length: 7 }, () => "'KEYWORD'").join(' ')
    const words6 = words7.slice("'KEYWORD' ".length)
    expect(size(draw(`a ::= ${words6}`))[1]).toBe(single)
    expect(size(draw(`a ::= ${words6}`))[0]).toBeLessThanOrEqual(694)
    expect(size(draw(`a ::= ${words7}`))[1]).toBeGreaterThan(single)
    expect(size(draw(`a ::= ${words7}`))[0]).toBeLessThanOrEqual(694)
  })

  it('lets a part that is wider than the column have its width', () => {
    const wide = `'${'W'.repeat(120)}'`
    expect(size(draw(`a ::= 'A' ${wide} 'B'`))[0]).toBeGreaterThan(900)
  })

  it('keeps signs of HTML as they are', () => {
    expect(words(draw("a ::= '<' '&' '*'"))).toEqual(['<', '&', '*'])
  })
})
