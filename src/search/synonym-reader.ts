import type { Synonym } from './search-file'
import { compoundsOf, termOf } from './terms'

/** Rephrases a question in the terms of the documentation. */
export class SynonymReader {
  /** By the first word of the phrase. */
  private readonly phrases = new Map<string, { phrase: string[]; also: string[] }[]>()

  constructor(synonyms: readonly Synonym[]) {
    for (const { when, also } of synonyms)
      for (const text of when) {
        const phrase = termsOf(text)
        const [first = ''] = phrase
        this.phrases.set(first, [...(this.phrases.get(first) ?? []), { phrase, also }])
      }
  }

  /** Variants of the question, each with a phrase replaced by a synonym; the longest phrase for each synonym. */
  otherWords(question: string): string[] {
    const words = compoundsOf(question).map(({ text }) => text)
    const terms = words.map((word) => termOf(word) ?? '')
    const others = new Map<string, { text: string; exchanged: number }>()
    terms.forEach((term, from) => {
      for (const { phrase, also } of this.phrases.get(term) ?? []) {
        if (!phrase.every((one, at) => terms[from + at] === one)) continue
        const rest = [...words.slice(0, from), ...words.slice(from + phrase.length)].join(' ')
        for (const one of also)
          if ((others.get(one)?.exchanged ?? 0) < phrase.length)
            others.set(one, { text: `${rest} ${one}`.trim(), exchanged: phrase.length })
      }
    })
    return [...others.values()].map(({ text }) => text)
  }
}

function termsOf(phrase: string): string[] {
  return compoundsOf(phrase).map(({ text }) => termOf(text) ?? '')
}
