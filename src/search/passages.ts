import type { FoundPage } from './engine'
import type { SectionText } from './search-file'
import { boundedQuestion, isCommon, termOf, wordsOf } from './terms'

/** A passage of the documentation that answers a question, word for word. */
export interface Passage {
  /** Route with anchor. */
  href: string
  pageTitle: string
  /** Null for the part before the first heading. */
  heading: string | null
  /** A sentence or some, as they stand in the page; empty where code alone answers. */
  quote: string
  /** The code block of the section that answers, if one does. */
  code: string | null
}

/** Passages of an answer. */
const MOST_PASSAGES = 4

/** Pages and sections that are read for an answer. */
const PAGES_READ = 5
const SECTIONS_READ = 2

/** Share of the question's words that a passage must hold, and of the best passage's worth that another must reach. */
const LEAST_COVERED = 0.5
const LEAST_WORTH = 0.55

/** Characters of a quote and of a code block. */
const QUOTE_LENGTH = 420
const CODE_LENGTH = 700

/**
 * Quotes the passages that answer a question best. Nothing is written anew: what is returned stands in the pages.
 * @param pages what the search found, best first
 * @param textsOf texts of a page's sections, by the page's number
 * @returns none when no passage holds at least half of the question's words
 */
export async function answerFrom(
  question: string,
  pages: readonly FoundPage[],
  textsOf: (page: number) => Promise<readonly SectionText[]>,
): Promise<Passage[]> {
  const asked = askedTerms(boundedQuestion(question))
  if (asked.size === 0) return []
  const first = pages[0]?.score ?? 0
  const rated = await Promise.all(
    pages.slice(0, PAGES_READ).map(async (page) => {
      const texts = await textsOf(page.number)
      return page.sections.slice(0, SECTIONS_READ).flatMap((section) => {
        const text = texts[section.place]
        if (!text) return []
        const known = termsOf(`${page.title} ${section.heading ?? ''}`)
        const best = bestOf(text, asked, known)
        if (!best) return []
        const href = section.anchor === null ? page.route : `${page.route}#${section.anchor}`
        const passage: Passage = { href, pageTitle: page.title, heading: section.heading, ...best.passage }
        return [{ passage, worth: (best.covered * section.score) / (first || 1) }]
      })
    }),
  )
  const sorted = rated.flat().sort((a, b) => b.worth - a.worth)
  const least = (sorted[0]?.worth ?? 0) * LEAST_WORTH
  return sorted
    .filter(({ worth }) => worth >= least)
    .slice(0, MOST_PASSAGES)
    .map(({ passage }) => passage)
}

/** The words of a question that tell something; all of them where none does. */
function askedTerms(question: string): Set<string> {
  const telling = wordsOf(question).filter((word) => !isCommon(word))
  return new Set((telling.length > 0 ? telling : wordsOf(question)).flatMap((word) => termOf(word) ?? []))
}

/** The sentences, or the code, that hold the most of what was asked; words of the headings above count half. */
function bestOf(
  { text, code }: SectionText,
  asked: ReadonlySet<string>,
  known: ReadonlySet<string>,
): { passage: { quote: string; code: string | null }; covered: number } | undefined {
  const lines = text.split('\n')
  let best = { quote: '', covered: 0, line: 0 }
  lines.forEach((line, at) => {
    const sentences = sentencesOf(line)
    sentences.forEach((sentence, from) => {
      let quote = sentence
      for (let to = from; to < sentences.length; to++) {
        if (to > from) quote += ` ${sentences[to] ?? ''}`
        if (quote.length > QUOTE_LENGTH) break
        // nearer together is better, and so is earlier in the section; a table's cell alone says little
        const covered =
          coverage(quote, asked, known) -
          0.03 * (to - from) -
          0.01 * Math.min(at, 10) -
          (quote.length < 25 ? 0.15 : 0)
        if (covered > best.covered + 1e-9) best = { quote, covered, line: at }
      }
    })
  })
  const block = blockOf(code, asked)
  const covered = Math.max(best.covered, block ? coverage(block, asked, known) : 0)
  if (covered < LEAST_COVERED) return undefined
  return { passage: { quote: best.quote || (lines[0] ?? ''), code: block }, covered }
}

function coverage(text: string, asked: ReadonlySet<string>, known: ReadonlySet<string>): number {
  const held = termsOf(text)
  let sum = 0
  for (const term of asked) sum += held.has(term) ? 1 : known.has(term) ? 0.6 : 0
  return sum / asked.size
}

/** The code block in which the most of what was asked stands; the blocks of a section are kept apart by empty lines. */
function blockOf(code: string, asked: ReadonlySet<string>): string | null {
  const blocks = code
    .split(/\n\s*\n/)
    .map((block) => block.trimEnd())
    .filter((block) => block.trim() !== '' && block.length <= CODE_LENGTH)
  const [best] = blocks
    .map((block) => ({ block, shared: [...asked].filter((term) => termsOf(block).has(term)).length }))
    .sort((a, b) => b.shared - a.shared)
  return best && best.shared > 0 ? best.block : null
}

/** Sentences of a line; a point in a name or a number ends none. */
function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?:]["')]?)\s+(?=[\p{Lu}\p{N}"'(`])/u).filter((one) => one.trim() !== '')
}

function termsOf(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []))
}
