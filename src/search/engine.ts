import MiniSearch, { type SearchOptions } from 'minisearch'
import { BOOST, INDEX_OPTIONS, type SearchDocument } from './index-options'
import type { SearchFile, SearchGroup, SearchPage } from './search-file'
import { termOf, wordsOf } from './terms'

/** A section that answers a question. */
export interface FoundSection {
  /** Its place among the page's sections, from 0. */
  place: number
  anchor: string | null
  heading: string | null
  score: number
}

/** A page with its best sections. */
export interface FoundPage extends SearchPage {
  /** Its place in the file. */
  number: number
  sections: FoundSection[]
  score: number
  /** Words that were found, as they stand in the index; for marking. */
  terms: string[]
}

const PAGES_SHOWN = 8
const SECTIONS_SHOWN = 3

/** What a synonym's own words count against the reader's. */
const SYNONYM_WEIGHT = 0.85

/** What further sections of a page add to its score, against its best one. */
const FURTHER_SECTIONS = 0.08

/** Answers questions from the search file. */
export class SearchEngine {
  private readonly index: MiniSearch<SearchDocument>
  /** First section of each page. */
  private readonly starts: number[] = []

  constructor(private readonly file: SearchFile) {
    this.index = MiniSearch.loadJS(file.index as never, INDEX_OPTIONS)
    file.sections.forEach(([page], section) => (this.starts[page] ??= section))
  }

  /** Pages that answer best, best first; of one part of the site if it is named. */
  search(question: string, group?: SearchGroup): FoundPage[] {
    const scores = new Map<number, number>()
    const terms = new Set<string>()
    const add = (query: string, weight: number, options: SearchOptions) => {
      const results = this.index.search(query, options)
      for (const { id, score, terms: found } of results) {
        scores.set(id as number, Math.max(scores.get(id as number) ?? 0, score * weight))
        for (const term of found) terms.add(term)
      }
      return results.length
    }
    const found = add(question, 1, optionsFor(question, 'AND'))
    for (const words of this.synonymsOf(question)) add(words, SYNONYM_WEIGHT, optionsFor(words, 'AND'))
    // no section has all of the words: those that have some of them
    if (found < 3) add(question, 0.6, optionsFor(question, 'OR'))
    return this.pagesOf(scores, question, group).map((page) => ({ ...page, terms: [...terms] }))
  }

  private synonymsOf(question: string): string[] {
    const asked = ` ${normal(question)} `
    return this.file.synonyms
      .filter(({ when }) => when.some((phrase) => asked.includes(` ${normal(phrase)} `)))
      .flatMap(({ also }) => also)
  }

  private pagesOf(scores: ReadonlyMap<number, number>, question: string, group: SearchGroup | undefined) {
    const asked = normal(question)
    const pages = new Map<number, FoundPage>()
    for (const [id, score] of scores) {
      const [number, anchor, heading] = this.file.sections[id] ?? [0, null, null]
      const page = this.file.pages[number]
      if (!page || (group !== undefined && page.group !== group)) continue
      // the very name of a page or of a section is what was meant
      const name = normal(heading ?? page.title)
      const exact = name !== asked ? 1 : heading === null ? 3 : 1.8
      const place = id - (this.starts[number] ?? 0)
      const found = pages.get(number) ?? { ...page, number, sections: [], score: 0, terms: [] }
      found.sections.push({ place, anchor, heading, score: score * exact })
      pages.set(number, found)
    }
    for (const page of pages.values()) {
      page.sections.sort((a, b) => b.score - a.score)
      const [best, ...further] = page.sections
      page.score =
        (best?.score ?? 0) + FURTHER_SECTIONS * further.slice(0, 4).reduce((sum, one) => sum + one.score, 0)
      page.sections = page.sections.slice(0, SECTIONS_SHOWN)
    }
    return [...pages.values()].sort((a, b) => b.score - a.score).slice(0, PAGES_SHOWN)
  }
}

function optionsFor(question: string, combineWith: 'AND' | 'OR'): SearchOptions {
  const words = wordsOf(question)
  const last = words.at(-1)
  return {
    boost: BOOST,
    combineWith,
    // the word that is being typed is a beginning; names of two letters would begin half of all words
    prefix: (term) => term.length >= 3 && (last === undefined || term === termOf(last) || term.length >= 4),
    fuzzy: (term) => (/^\p{L}{5,}$/u.test(term) ? 0.2 : false),
    weights: { prefix: 0.5, fuzzy: 0.35 },
  }
}

/** A phrase in the form in which phrases are compared. */
function normal(text: string): string {
  return wordsOf(text)
    .flatMap((word) => termOf(word) ?? [])
    .join(' ')
}
