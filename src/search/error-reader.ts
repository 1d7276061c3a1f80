import type { SearchFile } from './search-file'
import { termOf, wordsOf } from './terms'

/** Words of a question below which it is no message. */
const FEWEST_WORDS = 3

/** Share of a message's pairs of words that must be in a question. */
const LEAST = 0.5

/** Finds messages of the server in what a reader pasted. */
export class ErrorReader {
  private readonly messages: { pairs: string[]; sections: number[] }[]

  constructor(errors: SearchFile['errors']) {
    this.messages = errors.map(([message, ...sections]) => ({ pairs: pairsOf(message), sections }))
  }

  /** Sections that show a message which the question holds, with the share of its words that are in it in order. */
  like(question: string): Map<number, number> {
    const found = new Map<number, number>()
    const asked = new Set(pairsOf(question))
    if (asked.size < FEWEST_WORDS - 1) return found
    for (const { pairs, sections } of this.messages) {
      if (pairs.length === 0) continue
      const shared = pairs.filter((pair) => asked.has(pair)).length
      // the question may bring more than the message, and may leave out what is particular in it
      const likeness = Math.max(shared / pairs.length, (shared / asked.size) * 0.9)
      if (shared < FEWEST_WORDS - 1 || likeness < LEAST) continue
      for (const section of sections)
        found.set(section, Math.max(found.get(section) ?? 0, likeness * Math.min(1, shared / 3)))
    }
    return found
  }
}

/**
 * Neighboring words in a text, without what is in brackets, which differs each time. The search for a closing bracket
 * stops at the next opening one, because otherwise its time would grow with the square of their number.
 */
function pairsOf(text: string): string[] {
  const words = wordsOf(text.replace(/\[[^[\]]*\]/g, ' ')).map((word) => termOf(word) ?? '')
  return words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)
}
