import { editDistance, lettersOf, editsAllowed } from './near-words'

/** A word that may be misspelled. Shorter ones are similar to too many others, and names of settings have other characters. */
const PLAIN = /^\p{L}{4,}$/u

/** Corrects words of questions that aren't in the index, to words of titles, which unlike the index has no stems. */
export class Spelling {
  private readonly words: ReadonlySet<string>

  /** @param names titles of pages and names of functions */
  constructor(
    names: Iterable<string>,
    private readonly isKnown: (word: string) => boolean,
  ) {
    this.words = new Set([...names].flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}_]{4,}/gu) ?? []))
  }

  /** Returns the question with its misspelled words corrected, or undefined if there are none. */
  correct(question: string): string | undefined {
    const words = question.trim().split(/\s+/)
    const corrected = words.map((word) =>
      !PLAIN.test(word) || this.isKnown(word) ? word : this.nearest(word),
    )
    return corrected.every((word, at) => word === words[at]) ? undefined : corrected.join(' ')
  }

  /** The only word with the smallest edit distance, or the word itself. */
  private nearest(word: string): string {
    const typed = word.toLowerCase()
    let least = editsAllowed(typed.length)
    let near: string[] = []
    for (const other of this.words) {
      const edits = editDistance(typed, other, least, false)
      if (edits > least) continue
      if (edits < least) near = []
      least = edits
      near.push(other)
    }
    // the first letter is rarely wrong, and a letter is more often omitted or swapped than replaced
    const letters = lettersOf(typed)
    const likely = [
      (other: string) => other.startsWith(typed.charAt(0)),
      (other: string) => (letters & ~lettersOf(other)) === 0,
    ].reduce((words, isLikely) => {
      const filtered = words.filter(isLikely)
      return filtered.length > 0 ? filtered : words
    }, near)
    const [only = word, ...others] = likely
    return others.length === 0 ? only : word
  }
}
