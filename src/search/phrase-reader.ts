import { openPhrases, phraseTerms, type PackedPhrases } from './phrases'
import { isCommon } from './terms'

/** Weight of a common word, such as `how many`; other words weigh as much as they are rare, up to about 8. */
const COMMON = 0.7

/** Minimum likeness of a question and a phrase. */
const LEAST = 0.3

/** Finds sections by the phrases with which readers ask for them. */
export class PhraseReader {
  /** Section and sum of the weights of each phrase. */
  private readonly phrases: { section: number; weight: number }[]
  /** Weights of words, which would be computed again for each phrase. */
  private readonly weights = new Map<string, number>()
  /** Numbers of the phrases that contain a word. */
  private readonly containing = new Map<string, number[]>()

  /**
   * @param indexed words of the index, in order
   * @param rarityOf how rare a normalized word is
   */
  constructor(
    packed: PackedPhrases,
    indexed: readonly string[],
    private readonly rarityOf: (term: string) => number,
  ) {
    this.phrases = openPhrases(packed, indexed).map(({ section, terms }, number) => {
      for (const term of terms) {
        const numbers = this.containing.get(term)
        if (numbers) numbers.push(number)
        else this.containing.set(term, [number])
      }
      return { section, weight: this.weightOf(terms) }
    })
  }

  /** Whether a normalized word occurs in a phrase, so that it isn't a misspelling of another one. */
  has(term: string): boolean {
    return this.containing.has(term)
  }

  /** Sections with a phrase like the question, with the likeness: 1 if it has the same words. */
  like(question: string): Map<number, number> {
    const asked = phraseTerms(question)
    const shared = new Map<number, number>()
    for (const term of asked)
      for (const number of this.containing.get(term) ?? [])
        shared.set(number, (shared.get(number) ?? 0) + this.weightOf([term]))
    const found = new Map<number, number>()
    const weight = this.weightOf(asked)
    for (const [number, common] of shared) {
      const phrase = this.phrases[number]
      const likeness = (2 * common) / (weight + (phrase?.weight ?? 0))
      if (!phrase || likeness < LEAST) continue
      found.set(phrase.section, Math.max(found.get(phrase.section) ?? 0, likeness))
    }
    return found
  }

  private weightOf(terms: readonly string[]): number {
    let sum = 0
    for (const term of terms) {
      let weight = this.weights.get(term)
      if (weight === undefined) {
        weight = isCommon(term) ? COMMON : this.rarityOf(term)
        this.weights.set(term, weight)
      }
      sum += weight
    }
    return sum
  }
}
