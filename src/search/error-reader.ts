import type { SearchFile } from './search-file'
import { termOf, wordsOf } from './terms'

/** Minimum number of shared words for a match. */
const FEWEST_WORDS = 3

/** Minimum likeness of a question and a message. */
const LEAST = 0.5

/** Finds messages of the server in what a reader pasted. */
export class ErrorReader {
  private readonly messages: { pairs: string[]; sections: number[] }[]

  constructor(errors: SearchFile['errors']) {
    this.messages = errors.map(([message, ...sections]) => ({ pairs: pairsOf(message), sections }))
  }

  /** Sections that show a message like the question, with the likeness (0 to 1). */
  like(question: string): Map<number, number> {
    const found = new Map<number, number>()
    const asked = new Set(pairsOf(question))
    if (asked.size < FEWEST_WORDS - 1) return found
    for (const { pairs, sections } of this.messages) {
      if (pairs.length === 0) continue
      const shared = pairs.filter((pair) => asked.has(pair)).length
      // the question may contain more than the message, or omit its variable parts
      const likeness = Math.max(shared / pairs.length, (shared / asked.size) * 0.9)
      if (shared < FEWEST_WORDS - 1 || likeness < LEAST) continue
      for (const section of sections)
        found.set(section, Math.max(found.get(section) ?? 0, likeness * Math.min(1, shared / 3)))
    }
    return found
  }
}

/**
 * Pairs of adjacent words, without text in brackets, which varies between messages. The pattern stops at the next
 * opening bracket, because otherwise it would take quadratic time.
 */
function pairsOf(text: string): string[] {
  const words = wordsOf(text.replace(/\[[^[\]]*(?:\]|$)/g, ' ')).map((word) => termOf(word) ?? '')
  return words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)
}
