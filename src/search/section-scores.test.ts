import { describe, expect, it } from 'vitest'
import { MARK, openPostings, packPostings } from './postings'
import type { Slot } from './query'
import { SectionScores } from './section-scores'

/** A section: its words, each with the fields that contain it. A word in the text once has mark 1. */
type Section = Record<string, number>
const TEXT = 1

/**
 * Pages with their sections, of which questions are asked: the words of a question, or for each of them the indexed
 * words that it may be, with their confidence.
 */
const siteOf = (pages: readonly { titleLength?: number; sections: readonly Section[] }[]) => {
  const postings = new Map<string, Map<number, number>>()
  pages
    .flatMap(({ sections }) => sections)
    .forEach((section, number) => {
      for (const [word, mark] of Object.entries(section))
        postings.set(word, (postings.get(word) ?? new Map<number, number>()).set(number, mark))
    })
  const index = openPostings(packPostings(postings))
  const scores = new SectionScores(index, {
    pageOf: pages.flatMap(({ sections }, page) => sections.map(() => page)),
    titleLengths: pages.map(({ titleLength = 1 }) => titleLength),
    titleTerms: pages.map(() => new Set(index.terms.keys())),
  })
  const slotOf = (word: string | Record<string, number>): Slot => ({
    candidates: new Map(
      Object.entries(typeof word === 'string' ? { [word]: 1 } : word)
        .map(([one, confidence]): [number, number] => [index.terms.indexOf(one), confidence])
        .filter(([at]) => at >= 0),
    ),
    weight: 1,
  })
  const add = (words: readonly (string | Record<string, number>)[], weight = 1) => {
    scores.add(words.map(slotOf), weight)
  }
  const ask = (...words: (string | Record<string, number>)[]) => {
    scores.clear()
    add(words)
    return [...scores.scores]
  }
  const sharesOf = (...words: (string | Record<string, number>)[]) => {
    ask(...words)
    return [...scores.shares]
  }
  return { scores, add, ask, sharesOf }
}

/** The same with a page for each section. */
const sectionsOf = (...sections: Section[]) =>
  siteOf(sections.map((section) => ({ titleLength: 1, sections: [section] })))

/** Number of the section with the highest score, or null if it is not the only one. */
const winner = (scores: readonly number[]) => {
  const best = Math.max(...scores)
  return scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : null
}

const others = (count: number): Section[] => Array.from({ length: count }, () => ({ other: TEXT }))

describe('the share of the words', () => {
  it('is that of the words that the section itself has', () => {
    const { sharesOf } = sectionsOf({ alpha: TEXT, beta: TEXT }, { alpha: TEXT }, { beta: TEXT }, {})
    expect(sharesOf('alpha', 'beta')).toEqual([1, 0.5, 0.5, 0])
    expect(sharesOf('alpha')).toEqual([1, 1, 0, 0])
  })

  it('is higher for a rare word', () => {
    const { sharesOf } = sectionsOf({ alpha: TEXT }, { beta: TEXT }, { beta: TEXT }, { beta: TEXT })
    const [alpha = 0, beta = 0] = sharesOf('alpha', 'beta')
    expect(alpha).toBeGreaterThan(0.5)
    expect(alpha + beta).toBeCloseTo(1)
  })

  it('counts an unknown word like one that a section of fifty has', () => {
    const { sharesOf, ask } = sectionsOf({ alpha: TEXT }, ...others(49))
    expect(sharesOf('alpha', 'zebra')[0]).toBeCloseTo(0.5)
    expect(ask('alpha', 'zebra')[0]).toBeLessThan(ask('alpha')[0] ?? 0)
  })

  it('takes a word with several meanings to be as rare as the most likely one', () => {
    // `rare` is in one section, as `known` is; `usual` is in twenty
    const usual = Array.from({ length: 20 }, () => ({ usual: TEXT }))
    const { sharesOf } = sectionsOf({ known: TEXT }, { rare: TEXT }, ...usual)
    expect(sharesOf('known', { rare: 1, usual: 0.5 })[0]).toBeCloseTo(0.5)
    expect(sharesOf('known', { usual: 0.5, rare: 1 })[0]).toBeCloseTo(0.5)
    const [withUsual = 0] = sharesOf('known', 'usual')
    expect(sharesOf('known', { rare: 0.5, usual: 1 })[0]).toBeCloseTo(withUsual)
    expect(sharesOf('known', { usual: 1, rare: 0.5 })[0]).toBeCloseTo(withUsual)
    // of equally likely ones, the more frequent
    expect(sharesOf('known', { rare: 1, usual: 1 })[0]).toBeCloseTo(withUsual)
    expect(sharesOf('known', { usual: 1, rare: 1 })[0]).toBeCloseTo(withUsual)
  })
})

describe('the score of a section', () => {
  it('is 0 without a word of its own, whatever its page has', () => {
    const { ask } = siteOf([{ sections: [{ alpha: MARK.title }, { beta: TEXT }] }])
    expect(ask('alpha')[0]).toBeGreaterThan(0)
    expect(ask('alpha')[1]).toBe(0)
  })

  it('is 0 for no words and for unknown ones', () => {
    const { ask } = sectionsOf({ alpha: TEXT }, { beta: TEXT })
    expect(ask()).toEqual([0, 0])
    expect(ask('zebra')).toEqual([0, 0])
  })

  it.each([
    ['title', MARK.title],
    ['names', MARK.names],
    ['heading', MARK.heading],
    ['lead', MARK.lead],
    ['errors', MARK.errors],
    ['code', MARK.code],
    ['text again', 1],
  ])('is higher if the word is in the %s as well', (_, mark) => {
    expect(winner(sectionsOf({ alpha: TEXT }, { alpha: TEXT + mark }).ask('alpha'))).toBe(1)
    expect(
      winner(
        sectionsOf({ alpha: MARK.names }, { alpha: MARK.names | (mark === 1 ? 1 : mark | 1) }).ask('alpha'),
      ),
    ).toBe(1)
  })

  it('is comparable between questions: the rarity of an only word does not matter', () => {
    const { ask } = sectionsOf({ alpha: MARK.title }, { beta: MARK.title }, ...others(5), { beta: TEXT })
    expect(ask('alpha')[0]).toBeCloseTo(ask('beta')[1] ?? 0)
    expect(ask('alpha')[0]).toBeGreaterThan(1)
    expect(ask('alpha')[0]).toBeLessThanOrEqual(3)
  })

  it('is higher with both words than with one of them more often', () => {
    const { ask } = sectionsOf({ alpha: 2 }, { alpha: TEXT, beta: TEXT }, { beta: 2 })
    expect(winner(ask('alpha', 'beta'))).toBe(1)
  })

  it('is that of the question with its weight, and of the better one of two questions', () => {
    const { scores, add, ask } = sectionsOf({ alpha: MARK.title }, { beta: TEXT })
    const [alpha = 0] = ask('alpha')
    const beta = ask('beta')[1] ?? 0
    scores.clear()
    add(['alpha'], 0.5)
    expect(scores.scores[0]).toBeCloseTo(alpha / 2)
    add(['alpha'])
    add(['beta'], 0.8)
    add(['alpha'], 0.5)
    expect(scores.scores[0]).toBeCloseTo(alpha)
    expect(scores.scores[1]).toBeCloseTo(beta * 0.8)
    expect([...scores.shares]).toEqual([1, 1])
  })

  it('does not depend on what was asked before', () => {
    const sections: Section[] = [
      { alpha: MARK.title | 1 },
      { beta: MARK.heading | 1 },
      { alpha: MARK.heading, beta: MARK.heading | 1 },
      { alpha: TEXT, gamma: TEXT },
    ]
    const used = sectionsOf(...sections)
    for (const words of [['alpha'], ['beta', 'alpha'], ['gamma'], ['beta']])
      expect(used.ask(...words)).toEqual(sectionsOf(...sections).ask(...words))
    used.scores.clear()
    expect([...used.scores.scores, ...used.scores.shares].every((value) => value === 0)).toBe(true)
  })

  it('is that of the strongest of the words that a word may be', () => {
    const { ask } = sectionsOf({ strong: MARK.title | 1, weak: TEXT }, { strong: TEXT, weak: MARK.heading })
    for (const word of [
      { strong: 1, weak: 0.2 },
      { weak: 0.2, strong: 1 },
    ])
      expect(ask(word)[0]).toBeCloseTo(ask('strong')[0] ?? 0)
  })

  it('is lower the less certain the word is', () => {
    const { ask } = sectionsOf({ alpha: TEXT }, { beta: TEXT })
    expect(ask({ alpha: 0.5 })[0]).toBeLessThan(ask('alpha')[0] ?? 0)
  })
})

describe('the length of a text', () => {
  const long = (...words: string[]) => Object.fromEntries(words.map((word) => [word, TEXT]))

  it('lowers the score', () => {
    const { ask } = sectionsOf(
      long('alpha', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      long('alpha', 'b'),
      long('i'),
    )
    expect(winner(ask('alpha'))).toBe(1)
    expect(ask('alpha')[0]).toBeGreaterThan(0)
  })

  it('is measured against the other texts', () => {
    const brief = sectionsOf(long('alpha'), long('beta'))
    const detailed = sectionsOf(
      long('alpha', 'b', 'c', 'd', 'e'),
      ...Array.from({ length: 4 }, () => long('i', 'j', 'k', 'l', 'm')),
    )
    expect(detailed.ask('alpha')[0]).toBeCloseTo(brief.ask('alpha')[0] ?? 0)
  })

  it('does not include headings, names, and code', () => {
    const { ask } = sectionsOf(
      { alpha: TEXT, b: MARK.code, c: MARK.names, d: MARK.code, e: MARK.errors },
      { alpha: TEXT },
      { f: TEXT },
    )
    expect(ask('alpha')[0]).toBe(ask('alpha')[1])
  })
})

describe('what a section inherits of its page', () => {
  const drop = { drop: TEXT }

  it('is a word of the title rather than any other, however prominent', () => {
    const { ask } = siteOf([
      { sections: [{ alpha: TEXT }, drop] },
      { sections: [{ alpha: MARK.names | MARK.heading | 3 }, drop] },
      { sections: [{ alpha: MARK.title }, drop] },
      { sections: [{ other: TEXT }, drop] },
    ])
    const [, inText = 0, , inHeading = 0, , inTitle = 0, , nowhere = 0] = ask('alpha', 'drop')
    expect(inTitle).toBeGreaterThan(inHeading)
    expect(inHeading).toBeGreaterThan(inText)
    expect(inText).toBeGreaterThan(nowhere)
    expect(nowhere).toBeGreaterThan(0)
  })

  it('is the best place of the word on the page', () => {
    const { ask } = siteOf([
      { sections: [{ alpha: MARK.heading }, { alpha: TEXT }, drop] },
      { sections: [{ alpha: TEXT }, { alpha: TEXT }, drop] },
      { sections: [{ alpha: TEXT }, { alpha: MARK.heading }, drop] },
    ])
    const scores = ask('alpha', 'drop')
    expect(scores[2]).toBeGreaterThan(scores[5] ?? 0)
    expect(scores[8]).toBeCloseTo(scores[2] ?? 0)
  })

  it('is the most certain one of the words of the title', () => {
    const { ask } = siteOf([
      { sections: [{ alpha: MARK.title, alphabet: MARK.title }, drop] },
      { sections: [{ alpha: MARK.title }, drop] },
    ])
    const scores = ask({ alpha: 1, alphabet: 0.3 }, 'drop')
    expect(scores[1]).toBeGreaterThan(0)
    expect(scores[1]).toBeCloseTo(scores[3] ?? 0)
  })

  it('is less than a word of its own', () => {
    const { ask } = siteOf([
      { sections: [{ alpha: MARK.title }, drop] },
      { sections: [{ other: TEXT }, { alpha: MARK.heading, drop: TEXT }] },
    ])
    const scores = ask('alpha', 'drop')
    expect(scores[3]).toBeGreaterThan(scores[1] ?? 1)
  })
})

describe('a question that is a name', () => {
  it('finds the section with just this heading first', () => {
    const { ask } = sectionsOf(
      { alpha: MARK.heading, beta: MARK.heading },
      { alpha: MARK.heading },
      { alpha: MARK.heading, beta: MARK.heading, gamma: MARK.heading },
    )
    const [two = 0, one = 0, three = 0] = ask('alpha')
    expect(one).toBeGreaterThan(two)
    expect(two).toBeGreaterThan(three)
    expect(winner(ask('alpha', 'beta'))).toBe(0)
  })

  it('is no name if it is only in the text of a section with another heading', () => {
    const { ask } = sectionsOf({ alpha: TEXT, beta: MARK.heading }, { alpha: TEXT })
    expect(ask('alpha')[0]).toBe(ask('alpha')[1])
  })

  it('finds the page with just this title first', () => {
    const { ask } = siteOf([
      { titleLength: 2, sections: [{ alpha: MARK.title, beta: MARK.title }] },
      { titleLength: 1, sections: [{ alpha: MARK.title }] },
    ])
    expect(winner(ask('alpha'))).toBe(1)
    expect(winner(ask('alpha', 'beta'))).toBe(0)
  })

  it('is the name as it is, not a guess', () => {
    const { ask } = sectionsOf({ alpha: MARK.title }, { beta: MARK.heading })
    expect((ask({ alpha: 0.99 })[0] ?? 0) * 2).toBeLessThan(ask('alpha')[0] ?? 0)
    expect((ask({ beta: 0.99 })[1] ?? 0) * 1.15).toBeLessThan(ask('beta')[1] ?? 0)
  })

  it('is less so with more words', () => {
    const { ask } = sectionsOf({ alpha: MARK.title, gamma: TEXT }, { beta: TEXT })
    expect(ask('alpha', 'gamma')[0]).toBeLessThan(ask('alpha')[0] ?? 0)
  })
})
