import { countBits, lettersOf, editsAllowed, editDistance } from './near-words'
import type { OpenPostings } from './postings'
import { compoundsOf, isCommon, termOf, type Word } from './terms'
import {
  CONFIDENCE,
  LEAST_BEGINNING,
  LEAST_LENGTH,
  OTHER_FIRST_LETTER,
  STEM_CONFIDENCE,
  WEIGHTS,
} from './weights'

/** A word of a question, with the indexed words that it may match. */
export interface Slot {
  /** Confidence that an indexed word, by its number, is what the reader meant; 0 to 1. */
  candidates: Map<number, number>
  /** Weight of the word in the question, 0 to 1. */
  weight: number
}

/** A slot of a question that was read. */
export interface ReadSlot extends Slot {
  /** The word as the reader typed it. */
  text: string
}

/** A slot that may have to be replaced by one for each part of its word. */
interface OpenSlot extends ReadSlot {
  /** Parts of a compound that isn't in the index; empty for any other word. */
  parts: readonly string[]
}

/** Maximum number of words of a question, in case an entire page is pasted. */
const MOST_WORDS = 40

/** Words that say what kind of SQL element a name is: `limit clause`, `in operator`. */
const KINDS = new Set(['clause', 'command', 'keyword', 'operator', 'statement', 'syntax'])

/** Says little next to other words, because every page is about it. */
const PRODUCT = 'questdb'

/** A word that only says what kind of thing the word before it is. */
export const isKind = (word: string): boolean => KINDS.has(word.toLowerCase())

/** Endings that may be partially typed: `creat` and `creati` match the stem of `creation`. */
const ENDINGS = [
  'ations',
  'ation',
  'ating',
  'ates',
  'ated',
  'ions',
  'ion',
  'ings',
  'ing',
  'ies',
  'ers',
  'ed',
  'es',
]

/** Matches the words of a question with indexed words. */
export class QueryReader {
  private readonly places: Map<string, number>
  private readonly letters: Int32Array

  /** @param isName whether a word that isn't in the index is correct nevertheless */
  constructor(
    private readonly index: OpenPostings,
    private readonly isName: (term: string) => boolean = () => false,
  ) {
    this.places = new Map(index.terms.map((term, at) => [term, at]))
    this.letters = Int32Array.from(index.terms, lettersOf)
  }

  /** Slots of a question; its last word may be incomplete. */
  read(question: string): ReadSlot[] {
    const words = compoundsOf(question).slice(0, MOST_WORDS)
    // followed by its kind, even a common word is a name
    const isSmall = (at: number) => {
      const [word, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? '']
      return (isCommon(word) && !isKind(next)) || (at > 0 && isKind(word))
    }
    const hasRare = words.some((_, at) => !isSmall(at))
    const isOpen = /[\p{L}\p{N}_.]$/u.test(question)
    const slots = words.flatMap((word, at) => {
      const isLast = isOpen && at === words.length - 1
      const slot = this.slotOf(word, isLast)
      if (!slot) return []
      if (hasRare && isSmall(at))
        slot.weight = word.text.toLowerCase() === PRODUCT ? WEIGHTS.product : WEIGHTS.commonWord
      return [slot]
    })
    this.joinNeighbours(words, slots)
    return slots.flatMap((slot) =>
      slot.candidates.size > 0 || slot.parts.length === 0 ? [slot] : this.slotsOfParts(slot),
    )
  }

  /** Place of a word of the index. */
  place(term: string): number | undefined {
    return this.places.get(term)
  }

  /** Place of the term of a word as it's written. */
  private placeOf(text: string): number | undefined {
    return this.places.get(termOf(text) ?? '')
  }

  /** Whether a word is in the index, or is the beginning of one that is. */
  isKnown(text: string): boolean {
    const term = termOf(text)
    if (term === null || this.places.has(term) || this.isName(term)) return true
    const slot: Slot = { candidates: new Map(), weight: 1 }
    this.addBeginnings(slot, text.toLowerCase(), term)
    return slot.candidates.size > 0
  }

  /**
   * Replaces each misspelled word by the only word of the index that differs from it in one letter. The result has
   * stems, so it isn't shown to the reader: `conections` becomes `connect`.
   */
  withKnownWords(question: string): string {
    return question
      .split(/(\s+)/)
      .map((word) => (/^\p{L}{6,}$/u.test(word) && !this.isKnown(word) ? this.nearest(word) : word))
      .join('')
  }

  private nearest(word: string): string {
    const term = termOf(word) ?? word
    const letters = lettersOf(term)
    const near = this.index.terms.filter(
      (other, at) =>
        // an edit changes two letters at most
        countBits(letters ^ (this.letters[at] ?? 0)) <= 2 &&
        other.startsWith(term.charAt(0)) &&
        editDistance(term, other, 1, false) === 1,
    )
    const [only = word, ...others] = near
    return others.length === 0 ? only : word
  }

  private slotOf({ text, parts }: Word, isLast: boolean): OpenSlot | undefined {
    const term = termOf(text)
    if (term === null) return undefined
    const slot: OpenSlot = { text, candidates: new Map(), weight: 1, parts: [] }
    const exact = this.places.get(term)
    const typed = text.toLowerCase()
    if (exact === undefined && this.isName(term)) {
      // the beginning of a key is also a phrase of a page
      if (term.includes('.')) this.addBeginnings(slot, typed, term)
      return slot
    }
    if (exact !== undefined) slot.candidates.set(exact, 1)
    if (isLast || (exact === undefined && term.length > 3)) this.addBeginnings(slot, typed, term)
    if (parts.length > 0) slot.parts = parts
    else {
      if (slot.candidates.size === 0) this.addMisspelledEnding(slot, typed)
      if (slot.candidates.size === 0) this.addNear(slot, term, isLast)
      if (slot.candidates.size === 0) this.addTwoWords(slot, typed)
    }
    return slot
  }

  /** Adds words that start with what was typed; the closer in length, the higher the confidence. */
  private addBeginnings({ candidates }: Slot, typed: string, term: string): void {
    // two letters that are a word, such as `on`, are the beginning of too many others
    if (typed.length < (candidates.size > 0 ? 3 : 2)) return
    for (const beginning of new Set([typed, term]))
      for (let at = this.firstFrom(beginning); at < this.index.terms.length; at++) {
        const word = this.index.terms[at] ?? ''
        if (!word.startsWith(beginning)) break
        if (word.length === beginning.length) continue
        // complete parts of a name, such as `cairo.wal`, mean all names that continue them
        const isWhole = beginning.includes('.') && word.charAt(beginning.length) === '.'
        const share = LEAST_BEGINNING + ((1 - LEAST_BEGINNING) * beginning.length) / word.length
        add(candidates, at, isWhole ? CONFIDENCE.wholeParts : CONFIDENCE.prefix * share)
      }
    for (let length = Math.max(5, typed.length - 5); length < typed.length; length++) {
      const stem = this.places.get(typed.slice(0, length))
      const rest = typed.slice(length)
      if (stem !== undefined && ENDINGS.some((ending) => ending.startsWith(rest)))
        add(candidates, stem, STEM_CONFIDENCE)
    }
  }

  /** `deduplicaton`, whose stem is shorter than where the error is. */
  private addMisspelledEnding({ candidates }: Slot, typed: string): void {
    for (let length = typed.length - 2; length >= Math.max(5, typed.length - 6); length--) {
      const stem = this.places.get(typed.slice(0, length))
      const rest = typed.slice(length)
      if (stem !== undefined && ENDINGS.some((ending) => editDistance(rest, ending, 1, false) <= 1))
        add(candidates, stem, CONFIDENCE.oneEdit)
    }
  }

  /** A slot for each part that is in the index, so that a section with all of them ranks above one with a single part. */
  private slotsOfParts({ text, parts, weight }: OpenSlot): ReadSlot[] {
    const known = parts.flatMap((part) => {
      const at = this.placeOf(part)
      return at === undefined ? [] : [{ part, at }]
    })
    // an unknown word counts as missing
    if (known.length === 0) return [{ text, candidates: new Map(), weight }]
    // `max_map_count` includes its own parts
    const names = known.filter(({ part }) => part.includes('_'))
    return (names.length > 0 ? names : known).map(({ part, at }) => ({
      text: part,
      candidates: new Map([[at, CONFIDENCE.parts]]),
      weight,
    }))
  }

  /** `timeseries` for `time series`. */
  private addTwoWords({ candidates }: Slot, typed: string): void {
    for (let cut = 3; cut <= typed.length - 3; cut++) {
      const one = this.placeOf(typed.slice(0, cut))
      const other = this.placeOf(typed.slice(cut))
      if (one === undefined || other === undefined) continue
      add(candidates, one, CONFIDENCE.parts)
      add(candidates, other, CONFIDENCE.parts)
    }
  }

  /** Adds the words with the smallest edit distance, for typing errors. */
  private addNear({ candidates }: Slot, term: string, isLast: boolean): void {
    const most = /^[\p{L}_]+$/u.test(term) ? editsAllowed(term.length) : term.length > 5 ? 1 : 0
    if (most === 0) return
    const letters = lettersOf(term)
    const near: [at: number, edits: number][] = []
    let least = most
    this.index.terms.forEach((word, at) => {
      const lettersOfWord = this.letters[at] ?? 0
      // each edit changes two letters at most; a beginning may lack any number
      const unlike = isLast ? letters & ~lettersOfWord : letters ^ lettersOfWord
      if (countBits(unlike) > least * (isLast ? 1 : 2)) return
      const edits = editDistance(term, word, least, isLast && term.length > 4)
      if (edits > least) return
      least = edits
      near.push([at, edits])
    })
    for (const [at, edits] of near) {
      if (edits > least) continue
      const word = this.index.terms[at] ?? ''
      // the first letter is rarely wrong, and a whole word is more likely than a prefix
      const likely =
        (word.startsWith(term.charAt(0)) ? 1 : OTHER_FIRST_LETTER) *
        (LEAST_LENGTH + ((1 - LEAST_LENGTH) * term.length) / Math.max(term.length, word.length))
      add(candidates, at, (edits < 2 ? CONFIDENCE.oneEdit : CONFIDENCE.twoEdits) * likely)
    }
  }

  /** `date trunc` is `date_trunc` as well, `data frame` a `dataframe`. */
  private joinNeighbours(words: readonly Word[], slots: readonly Slot[]): void {
    if (slots.length !== words.length) return
    for (let at = 0; at + 1 < words.length; at++) {
      const [one, other] = [words[at]?.text.toLowerCase() ?? '', words[at + 1]?.text.toLowerCase() ?? '']
      for (const joined of [`${one}${other}`, `${one}_${other}`]) {
        const found = this.placeOf(joined)
        if (found === undefined) continue
        for (const slot of [slots[at], slots[at + 1]])
          if (slot) add(slot.candidates, found, CONFIDENCE.joined)
      }
    }
  }

  /** Index of the first word that doesn't sort before this one. */
  private firstFrom(word: string): number {
    let low = 0
    let high = this.index.terms.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.index.terms[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }
}

function add(candidates: Map<number, number>, at: number, confidence: number): void {
  candidates.set(at, Math.max(candidates.get(at) ?? 0, confidence))
}
