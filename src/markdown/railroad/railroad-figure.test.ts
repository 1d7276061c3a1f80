import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { parseEbnf } from './parse-ebnf'
import { railroadFigure, RuleAnchors, type RailroadFigure } from './railroad-figure'

/** A figure of a grammar. */
function figureOf(grammar: string, given: Partial<RailroadFigure> = {}): Element {
  const used: string[] = []
  return railroadFigure({
    rules: parseEbnf(grammar),
    anchors: new Map(),
    linkOf: () => undefined,
    lines: [[{ text: grammar }]],
    uniqueName: (name) => {
      used.push(name)
      return `${name} #${used.length}`
    },
    ...given,
  })
}
const draw = (grammar: string, given: Partial<RailroadFigure> = {}) =>
  toHtml(figureOf(grammar, given) as never)

/** Names of the rules in this part of a figure. */
const ruleNames = (html: string) => [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, name]) => name)
/** Rules with these names, each of which is 82 pixels high. */
const small = (names: string) =>
  names
    .split(' ')
    .map((name) => `${name} ::= 'X'`)
    .join('\n')
/** The part of a figure that is visible, and the one that is collapsed before the grammar. */
const parts = (html: string) => {
  const [visible = '', ...collapsed] = html.split('<details>')
  return { visible, more: collapsed.length > 1 ? collapsed[0] : undefined }
}

describe('a syntax diagram', () => {
  it('is a figure with the name of the rule', () => {
    expect(draw("a ::= 'X'")).toMatch(
      /^<figure class="railroad"><div class="railroad-rule" id="a"><p>a<\/p><div class="railroad-track"><svg /,
    )
  })

  it('has its title as a caption instead of the name of the only rule', () => {
    const html = draw("a ::= 'X'", { title: 'SELECT' })
    expect(html).toMatch(
      /^<figure class="railroad"><figcaption>SELECT<\/figcaption><div class="railroad-rule"/,
    )
    expect(ruleNames(html)).toEqual([])
    expect(ruleNames(draw(small('a b'), { title: 'SELECT' }))).toEqual(['a', 'b'])
    expect(draw(small('a b'))).not.toContain('figcaption')
  })

  it('has the id that links to the rule use', () => {
    expect(draw("a ::= 'X'", { anchors: new Map([['a', 'syntax-a']]) })).toContain('id="syntax-a"')
  })

  it('has the grammar as text, named by the title or the first rule', () => {
    expect(draw("a ::= 'X'")).toMatch(
      /<details><summary>EBNF grammar<\/summary><pre tabindex="0" role="region" aria-label="EBNF grammar for a #1"><code>a ::= 'X'<\/code><\/pre><\/details><\/figure>$/,
    )
    expect(draw("a ::= 'X'", { title: 'SELECT' })).toContain('aria-label="EBNF grammar for SELECT #1"')
  })

  it('links to other rules, but not to itself', () => {
    const html = draw('a ::= b a c', { linkOf: (rule) => (rule === 'c' ? undefined : `#${rule}`) })
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['#b'])
  })
})

describe('a figure of many rules', () => {
  it('shows those that fit a third of the screen', () => {
    const { visible, more } = parts(draw(small('a b c')))
    expect(ruleNames(visible)).toEqual(['a', 'b', 'c'])
    expect(more).toBeUndefined()
  })

  it('collapses the others, and lists their names', () => {
    const { visible, more = '' } = parts(draw(small('a b c d')))
    expect(ruleNames(visible)).toEqual(['a', 'b', 'c'])
    expect(ruleNames(more)).toEqual(['d'])
    expect(more).toContain('<summary>1 more rule: d</summary>')
  })

  it('lists at most four names', () => {
    const summary = (names: string) => /<summary>(.*?)<\/summary>/.exec(draw(small(names)))?.[1]
    expect(summary('a b c d e f g')).toBe('4 more rules: d, e, f, g')
    expect(summary('a b c d e f g h')).toBe('5 more rules: d, e, f, g, …')
  })

  it('shows the first rule regardless of its height', () => {
    const tall = `a ::= ${Array.from({ length: 20 }, (_, index) => `'X${index}'`).join(' | ')}`
    expect(ruleNames(parts(draw(tall)).visible)).toEqual(['a'])
    expect(parts(draw(tall)).more).toBeUndefined()
    const { visible, more = '' } = parts(draw(`${tall}\n${small('b c')}`))
    expect(ruleNames(visible)).toEqual(['a'])
    expect(ruleNames(more)).toEqual(['b', 'c'])
  })
})

describe('a track', () => {
  it('can be scrolled with the keyboard if it is wider than the narrowest page', () => {
    const word = (length: number) => draw(`a ::= '${'W'.repeat(length)}'`)
    expect(word(26)).toContain(
      '<div class="railroad-track" tabindex="0" role="region" aria-label="Syntax for a #1">',
    )
    expect(word(10)).toContain('<div class="railroad-track"><svg')
  })

  it('is judged by its narrow drawing', () => {
    // breaks into rows of about 100 pixels
    const html = draw(`a ::= ${Array.from({ length: 12 }, () => "'ABCDEFGH'").join(' ')}`)
    expect(html).toContain('<svg class="narrow"')
    const width = Number(/<svg class="narrow" width="([\d.]+)"/.exec(html)?.[1])
    expect(html.includes('role="region" aria-label="Syntax')).toBe(width > 226)
  })
})

describe('RuleAnchors', () => {
  it('makes ids of names', () => {
    expect([...new RuleAnchors().add(['createTable', 'column_def'])]).toEqual([
      ['createTable', 'syntax-createtable'],
      ['column_def', 'syntax-column-def'],
    ])
  })

  it('keeps the plain id for the first of a name', () => {
    const anchors = new RuleAnchors()
    anchors.add(['a'])
    expect(anchors.add(['a', 'A']).get('A')).toBe('syntax-a-3')
    expect(anchors.get('a')).toBe('syntax-a')
    expect(anchors.get('b')).toBeUndefined()
  })
})
