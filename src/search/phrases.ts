import { characters, FIRST } from './postings'
import { isCommon, termOf, wordsOf } from './terms'

/** A question or phrase with which readers ask for a section, from content/search/phrases.yml. */
export interface Phrase {
  /** Number of the section. */
  section: number
  text: string
}

/** The packed form: numbers are characters, like those of the index. */
export interface PackedPhrases {
  /** Words of phrases that the index doesn't have, one for each line; they are numbered after its words. */
  terms: string
  /** For each phrase: the distance from the section of the phrase before, the count of its words, and their numbers. */
  phrases: string
}

/** A phrase with its words normalized. */
export interface OpenPhrase {
  section: number
  terms: string[]
}

/**
 * @param phrases sorted by section
 * @param indexed words of the index, in order
 */
export function packPhrases(phrases: readonly Phrase[], indexed: readonly string[]): PackedPhrases {
  const numbers = new Map(indexed.map((term, number) => [term, number]))
  const added: string[] = []
  const numberOf = (term: string) => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    const next = indexed.length + added.length
    numbers.set(term, next)
    added.push(term)
    return next
  }
  let last = 0
  const packed = phrases.flatMap(({ section, text }) => {
    const terms = phraseTerms(text).map(numberOf)
    const gap = section - last
    last = section
    return [gap, terms.length, ...terms]
  })
  return { terms: added.join('\n'), phrases: characters(packed) }
}

/** The reverse of {@link packPhrases}. */
export function openPhrases({ terms, phrases }: PackedPhrases, indexed: readonly string[]): OpenPhrase[] {
  const all = [...indexed, ...terms.split('\n')]
  const open: OpenPhrase[] = []
  let at = 0
  const next = () => phrases.charCodeAt(at++) - FIRST
  for (let section = 0; at < phrases.length;) {
    section += next()
    open.push({ section, terms: Array.from({ length: next() }, () => all[next()] ?? '') })
  }
  return open
}

/** Normalized words of a phrase or question, each once; common words keep their spelling in lower case. */
export function phraseTerms(text: string): string[] {
  return [
    ...new Set(wordsOf(text).flatMap((word) => (isCommon(word) ? word.toLowerCase() : (termOf(word) ?? [])))),
  ]
}
