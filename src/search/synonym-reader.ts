import type { Synonym } from './search-file'
import { compoundsOf, termOf } from './terms'

/** Words of readers, normalized, and the terms of the documentation for them. */
interface Phrase {
  phrase: string[]
  also: string[]
}

/** Rephrases a question in the terms of the documentation. */
export class SynonymReader {
  /** By the first word of the phrase. */
  private readonly phrases = new Map<string, Phrase[]>()

  constructor(synonyms: readonly Synonym[]) {
    for (const { when, also } of synonyms)
      for (const text of when) {
        const phrase = termsOf(text)
        const [first = ''] = phrase
        this.phrases.set(first, [...(this.phrases.get(first) ?? []), { phrase, also }])
      }
  }

  /** Whether a normalized word has synonyms of its own. It's therefore not a misspelling of another one: `tableau`. */
  has(term: string): boolean {
    return this.phrases.get(term)?.some(({ phrase }) => phrase.length === 1) ?? false
  }

  /** Synonyms of the phrases in a question, which may be names of pages. Those of single words are too vague. */
  namesIn(question: string): string[] {
    const terms = termsOf(question)
    return terms.flatMap((_, from) =>
      this.phrasesAt(terms, from).flatMap(({ phrase, also }) => (phrase.length > 1 ? also : [])),
    )
  }

  /** Variants of the question, each with a phrase replaced by a synonym; the longest phrase for each synonym. */
  otherWords(question: string): string[] {
    const words = compoundsOf(question).map(({ text }) => text)
    const terms = termsOf(question)
    const others = new Map<string, { text: string; exchanged: number }>()
    terms.forEach((_, from) => {
      for (const { phrase, also } of this.phrasesAt(terms, from)) {
        const rest = [...words.slice(0, from), ...words.slice(from + phrase.length)].join(' ')
        for (const one of also)
          if ((others.get(one)?.exchanged ?? 0) < phrase.length)
            others.set(one, { text: `${rest} ${one}`.trim(), exchanged: phrase.length })
      }
    })
    return [...others.values()].map(({ text }) => text)
  }

  /** The phrases that begin at a word. In `sample data by hour`, `sample data` is only a part of a longer one. */
  private phrasesAt(terms: readonly string[], from: number): Phrase[] {
    const found = (this.phrases.get(terms[from] ?? '') ?? []).filter(({ phrase }) =>
      phrase.every((one, at) => terms[from + at] === one),
    )
    const most = Math.max(...found.map(({ phrase }) => phrase.length))
    return found.filter(({ phrase }) => phrase.length === most)
  }
}

function termsOf(phrase: string): string[] {
  return compoundsOf(phrase).map(({ text }) => termOf(text) ?? '')
}
