import { MARK, timesInText, type OpenPostings } from './postings'
import type { Slot } from './query'
import { UNKNOWN_WORD_SECTIONS, WEIGHTS } from './weights'

/** What the scores need to know of the pages. */
export interface ScoredPages {
  /** Page of each section. */
  pageOf: ArrayLike<number>
  /** Count of the words in the title of each page. */
  titleLengths: ArrayLike<number>
  /** Numbers of the words in the title of each page, or in its label; its keywords aren't part of its name. */
  titleTerms: readonly ReadonlySet<number>[]
}

/**
 * Scores of all sections for a question: BM25 over weighted fields, in which sections inherit the words of their page.
 * The arrays are reused between questions, because a keystroke leaves no time for allocating new ones.
 */
export class SectionScores {
  /** Score of each section for the last question: 0 to about 3, comparable between questions. */
  readonly scores: Float32Array
  /** Share of the last question's words, weighted by rarity, that each section contains: 0 to 1. */
  readonly shares: Float32Array
  private readonly lengthFactors: Float32Array
  private readonly headingLengths: Uint8Array
  /** Sums over the words of a question, by section: score, share of the words, how much is its own, and of its heading. */
  private readonly total: Float32Array
  private readonly covered: Float32Array
  private readonly found: Float32Array
  private readonly isOwn: Uint8Array
  private readonly headed: Float32Array
  private readonly titled: Float32Array
  private readonly headedWords: Uint8Array
  private readonly titledWords: Uint8Array
  /** Of a single word: by section, and by page. */
  private readonly own: Float32Array
  private readonly inPage: Float32Array
  private readonly inTitle: Float32Array

  constructor(
    private readonly index: OpenPostings,
    private readonly pages: ScoredPages,
  ) {
    const sections = pages.pageOf.length
    const [bySection, byPage] = [
      () => new Float32Array(sections),
      () => new Float32Array(pages.titleLengths.length),
    ]
    this.scores = bySection()
    this.shares = bySection()
    this.total = bySection()
    this.covered = bySection()
    this.found = bySection()
    this.headed = bySection()
    this.own = bySection()
    this.isOwn = new Uint8Array(sections)
    this.headedWords = new Uint8Array(sections)
    this.headingLengths = new Uint8Array(sections)
    this.titled = byPage()
    this.inPage = byPage()
    this.inTitle = byPage()
    this.titledWords = new Uint8Array(pages.titleLengths.length)
    const lengths = bySection()
    for (let at = 0; at < index.sections.length; at++) {
      const section = index.sections[at] ?? 0
      const mark = index.marks[at] ?? 0
      if (timesInText(mark) > 0) lengths[section] = (lengths[section] ?? 0) + 1
      if (mark & MARK.heading) this.headingLengths[section] = (this.headingLengths[section] ?? 0) + 1
    }
    const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, sections)
    this.lengthFactors = lengths.map(
      (length) => 1 / (1 - WEIGHTS.b + (WEIGHTS.b * length) / Math.max(1, average)),
    )
  }

  /** Resets the scores. */
  clear(): void {
    this.scores.fill(0)
    this.shares.fill(0)
  }

  /** Scores a question, multiplies by a weight, and updates {@link scores} where the result is higher. */
  add(slots: readonly Slot[], weight: number): void {
    for (const sums of [this.total, this.covered, this.found, this.headed, this.titled]) sums.fill(0)
    for (const counts of [this.isOwn, this.headedWords, this.titledWords]) counts.fill(0)
    let most = 0
    let asked = 0
    for (const slot of slots) {
      most += this.addSlot(slot)
      asked += slot.weight
    }
    if (most === 0) return
    for (let section = 0; section < this.total.length; section++) {
      if (this.isOwn[section] === 0) continue
      const share = (this.covered[section] ?? 0) / most
      const score =
        ((this.total[section] ?? 0) / most) *
        share ** WEIGHTS.coverage *
        this.nameFactor(section, asked) *
        weight
      if (score <= (this.scores[section] ?? 0)) continue
      this.scores[section] = score
      this.shares[section] = (this.found[section] ?? 0) / most
    }
  }

  /** @returns the importance of the word */
  private addSlot({ candidates, weight }: Slot): number {
    const { pageOf } = this.pages
    if (candidates.size === 0) return weight * this.rarity(pageOf.length / UNKNOWN_WORD_SECTIONS)
    for (const sums of [this.own, this.inPage, this.inTitle]) sums.fill(0)
    const importance = weight * this.addTerms(candidates, weight)
    for (let section = 0; section < this.own.length; section++) {
      const page = pageOf[section] ?? 0
      const itself = this.own[section] ?? 0
      const value = Math.max(
        itself,
        WEIGHTS.inherited.title * (this.inTitle[page] ?? 0),
        WEIGHTS.inherited.page * (this.inPage[page] ?? 0),
      )
      if (value === 0) continue
      if (itself > 0) {
        this.isOwn[section] = 1
        this.found[section] = (this.found[section] ?? 0) + importance
      }
      this.total[section] = (this.total[section] ?? 0) + value * importance
      // an uncertain match covers less
      this.covered[section] = (this.covered[section] ?? 0) + importance * Math.min(1, 2 * value)
    }
    return importance
  }

  /** Adds the occurrences of each candidate. @returns rarity of the most confident candidates */
  private addTerms(candidates: ReadonlyMap<number, number>, weight: number): number {
    const { starts, sections, marks } = this.index
    const { pageOf } = this.pages
    let rarity = 0
    let highest = 0
    for (const [term, confidence] of candidates) {
      const start = starts[term] ?? 0
      const end = starts[term + 1] ?? 0
      if (confidence >= highest) {
        const rare = this.rarity(end - start)
        rarity = confidence > highest ? rare : Math.min(rarity, rare)
        highest = confidence
      }
      for (let at = start; at < end; at++) {
        const section = sections[at] ?? 0
        const page = pageOf[section] ?? 0
        const mark = marks[at] ?? 0
        const value = confidence * this.strength(mark, section)
        if (value > (this.own[section] ?? 0)) this.own[section] = value
        if (value > (this.inPage[page] ?? 0)) this.inPage[page] = value
        if (mark & MARK.title && value > (this.inTitle[page] ?? 0)) this.inTitle[page] = value
        if (confidence < 1) continue
        if (mark & MARK.heading) count(this.headedWords, this.headed, section, weight)
        if (mark & MARK.title && this.pages.titleTerms[page]?.has(term))
          count(this.titledWords, this.titled, page, weight)
      }
    }
    return rarity
  }

  private strength(mark: number, section: number): number {
    const { field } = WEIGHTS
    const places =
      (mark & MARK.title ? field.title : 0) +
      (mark & MARK.names ? field.names : 0) +
      (mark & MARK.heading ? field.heading : 0) +
      (mark & MARK.lead ? field.lead : 0) +
      (mark & MARK.errors ? field.errors : 0) +
      (mark & MARK.code ? field.code : 0) +
      field.text * timesInText(mark) * (this.lengthFactors[section] ?? 1)
    return places / (places + WEIGHTS.k1)
  }

  /** Factor above 1 if the question contains the name of the section, or of the page for its opening. */
  private nameFactor(section: number, asked: number): number {
    const heading = this.headingLengths[section] ?? 0
    if (heading > 0)
      return (
        1 +
        WEIGHTS.name.section *
          likeness(this.headedWords[section] ?? 0, heading, this.headed[section] ?? 0, asked)
      )
    const page = this.pages.pageOf[section] ?? 0
    const length = this.pages.titleLengths[page] ?? 1
    return (
      1 + WEIGHTS.name.page * likeness(this.titledWords[page] ?? 0, length, this.titled[page] ?? 0, asked)
    )
  }

  /** How rare a word is that occurs in this many sections. */
  rarity(sections: number): number {
    return Math.log(1 + (this.pages.pageOf.length - sections + 0.5) / (sections + 0.5))
  }
}

function count(words: Uint8Array, sums: Float32Array, at: number, weight: number): void {
  words[at] = (words[at] ?? 0) + 1
  sums[at] = (sums[at] ?? 0) + weight
}

/** 1 if a name and a question have the same words, 0 if they share none. */
function likeness(shared: number, named: number, sharedWeight: number, asked: number): number {
  return Math.min(1, shared / named) ** 2 * Math.min(1, sharedWeight / asked)
}
