import { fenceKind, fencesOf, withoutErrors } from './fences'
import type { SectionText } from './search-file'
import { cutAtWord, isSentence, sentencesOf } from './sentences'
import { compoundsOf, isCommon, termOf, wordsOf } from './terms'

/** A piece of an excerpt; marked pieces are search matches. */
export interface Piece {
  text: string
  marked: boolean
}

/** What was searched for. */
export interface Wanted {
  /** Words as the index has them, the rarest first. */
  terms: ReadonlySet<string>
  /** Neighboring words of the question ({@link pairsOf}). */
  pairs: ReadonlySet<string>
}

/** What a result shows of its section. */
export interface Excerpt {
  /** Lines of code, kept as they are; otherwise running text. */
  isCode: boolean
  pieces: Piece[]
}

/** Characters of an excerpt on two lines, and of one on a single line. */
const LENGTH = 150
export const ONE_LINE = 96

/** Share of its length from which on no further sentence is begun. */
const ENOUGH = 85 / 150

/** Length from which an excerpt is probably a sentence. */
const WHOLE_LENGTH = 50

/** Worth of the words in a table cell or list item relative to those of a sentence, which reads better alone. */
const CELL_WORTH = 0.8

/** Bonus of a sentence, and of code. */
const SENTENCE_WORTH = 0.5
const CODE_WORTH = 0.25

/** Deduction for a line of code that says little alone: a few characters, or the end of a clause. */
const CODE_REST = 0.5
const CODE_REST_LENGTH = 10

/** Maximum number of characters before the match in a line of code, and of lines shown. */
const CODE_LEAD = 40
const CODE_LINES = 2

/** Weight of a match in subsequent sentences, relative to the first. */
const LATER_WORD = 0.4

/** Bonus of the first sentence of a section, which usually summarizes it. */
const OPENING_WORTH = 0.5

const WORD = /[\p{L}\p{N}_.]+/gu

/** Neighboring words of a question: `SAMPLE BY` is marked as it was typed, although `by` alone says nothing. */
export function pairsOf(question: string): Set<string> {
  const words = compoundsOf(question)
  return new Set(words.slice(1).map(({ text }, before) => pairOf(words[before]?.text ?? '', text)))
}

const pairOf = (one: string, other: string): string =>
  [one, other].map((word) => termOf(word) ?? word.toLowerCase()).join(' ')

/**
 * The sentences of a section with the most matches, or the lines of its code if those have more. If only the title
 * matches, the excerpt is the beginning of the section.
 * @param title heading of the section, or title of its page
 * @param length maximum number of characters of running text
 */
export function excerptOf(
  { text, code }: SectionText,
  title: string,
  wanted: Wanted,
  length = LENGTH,
): Excerpt {
  const { terms } = wanted
  const titled = new Set(foundIn(title, terms))
  const further = new Set([...terms].filter((term) => !titled.has(term)))
  const inText = bestSentences(text, further, length)
  const inCode = bestLines(code, further)
  const isCode = inCode.text !== '' && (inText.text === '' || inCode.worth > inText.worth)
  return { isCode, pieces: marked(isCode ? inCode.text : inText.text, wanted) }
}

/**
 * The excerpt of a page as a result. A page whose title and opening have none of the words shows the sentences of the
 * section in which most of them occur.
 * @param texts of its sections; the first is the opening
 */
export function pageExcerptOf(texts: readonly SectionText[], title: string, wanted: Wanted): Excerpt {
  const [opening = { text: '', code: '' }, ...others] = texts
  const own = excerptOf(opening, title, wanted)
  if (countMarked(own) > 0 || foundIn(title, wanted.terms).length > 0) return own
  return others
    .map((one) => excerptOf(one, title, wanted))
    .filter(({ isCode }) => !isCode)
    .reduce((best, one) => (worthOf(one) > worthOf(best) ? one : best), own)
}

/** The beginning of a page whose sections are results as well, and show where the words are. */
export function openingExcerptOf({ text }: SectionText, wanted: Wanted): Excerpt {
  return { isCode: false, pieces: marked(bestSentences(text, new Set(), ONE_LINE).text, wanted) }
}

/** Count of different words that are marked; a sentence is worth more than a cell of a table with the same words. */
function worthOf(excerpt: Excerpt): number {
  const count = countMarked(excerpt)
  const length = excerpt.pieces.reduce((sum, { text }) => sum + text.length, 0)
  return count > 0 && length >= WHOLE_LENGTH ? count + SENTENCE_WORTH : count
}

/** Count of different words that are marked. */
function countMarked({ pieces }: Excerpt): number {
  return new Set(pieces.filter((one) => one.marked).map(({ text }) => text.toLowerCase())).size
}

/** Splits text into pieces and marks the matches, including common words typed next to them. */
export function marked(text: string, { terms, pairs }: Wanted): Piece[] {
  const words = [...text.matchAll(WORD)].map(({ index, 0: match }) => {
    // the point that ends a sentence isn't part of its last word
    const word = match.replace(/\.+$/, '')
    return { word, start: index, end: index + word.length, isMarked: foundIn(word, terms).length > 0 }
  })
  type Marking = (typeof words)[number] | undefined
  const isNext = (one: Marking, other: Marking) =>
    one !== undefined && other !== undefined && text.slice(one.end, other.start) === ' '
  const isTyped = (one: Marking, other: Marking) =>
    isNext(one, other) && pairs.has(pairOf(one?.word ?? '', other?.word ?? ''))
  // a small word is marked next to one that was found, in both directions
  words.forEach((one, at) => {
    const before = words[at - 1]
    one.isMarked ||= isCommon(one.word) && !!before?.isMarked && isTyped(before, one)
  })
  for (const [at, one] of [...words.entries()].reverse()) {
    const after = words[at + 1]
    one.isMarked ||= isCommon(one.word) && !!after?.isMarked && isTyped(one, after)
  }

  const pieces: Piece[] = []
  let done = 0
  const add = (until: number, isMarked: boolean) => {
    const last = pieces.at(-1)
    if (isMarked && last?.marked) last.text += text.slice(done, until)
    else if (until > done) pieces.push({ text: text.slice(done, until), marked: isMarked })
    done = until
  }
  words.forEach((one, at) => {
    if (!one.isMarked) return
    const before = words[at - 1]
    if (!before?.isMarked || !isNext(before, one)) add(one.start, false)
    add(one.end, true)
  })
  add(text.length, false)
  return pieces
}

interface Part {
  text: string
  /** Count of different words that were found in it; a part more for code, and another for a sentence. */
  worth: number
}

interface Sentence {
  text: string
  /** It ends like one; cells of tables, items of lists and headings don't. */
  isWhole: boolean
  /** It is the last of its paragraph. */
  isLast: boolean
  found: string[]
}

function bestSentences(text: string, terms: ReadonlySet<string>, most: number): Part {
  const sentences = text.split('\n').flatMap((line) => {
    const all = sentencesOf(line)
    return all.map((one, at): Sentence => ({
      text: one,
      isWhole: isSentence(one),
      isLast: at === all.length - 1,
      found: foundIn(one, terms),
    }))
  })
  let start = Math.max(
    0,
    sentences.findIndex((one) => one.isWhole),
  )
  const opening = start
  let highest = 0
  sentences.forEach(({ isWhole, found }, first) => {
    if (found.length === 0) return
    const words = new Set(found)
    for (let at = first, length = 0; at < sentences.length; at++) {
      const one = sentences[at]
      if (!one || (length > 0 && length + one.text.length > most)) break
      length += one.text.length
      for (const term of one.found) words.add(term)
    }
    const later = words.size - found.length
    const worth =
      (found.length + LATER_WORD * later) * (isWhole ? 1 : CELL_WORTH) +
      (isWhole ? SENTENCE_WORTH : 0) +
      (first === opening ? OPENING_WORTH : 0)
    if (worth > highest) [start, highest] = [first, worth]
  })
  return { text: fromSentence(sentences, start, terms, most), worth: highest }
}

/** As many sentences as fit, from a given one, or cells up to one of several words. */
function fromSentence(
  sentences: readonly Sentence[],
  start: number,
  terms: ReadonlySet<string>,
  most: number,
): string {
  const first = sentences[start]
  if (!first) return ''
  if (first.text.length > most) return aroundFirst(first.text, terms, most)
  let text = first.text
  for (let at = start + 1; at < sentences.length; at++) {
    const [before, one] = [sentences[at - 1], sentences[at]]
    if (!before || one?.isWhole !== first.isWhole) break
    // what a colon announces at the end of a line is often code
    if (before.isLast && before.text.endsWith(':')) break
    if (!first.isWhole && before.text.includes(' ')) break
    const joined = `${text}${first.isWhole ? ' ' : ' · '}${one.text}`
    if (joined.length > most) {
      if (text.length < ENOUGH * most) text = cutAtWord(joined, most)
      break
    }
    text = joined
  }
  return text.replace(/:$/, ' …')
}

/** The part of a long sentence that has its first found word, between words. */
function aroundFirst(sentence: string, terms: ReadonlySet<string>, most: number): string {
  const hit = [...sentence.matchAll(WORD)].find(([word]) => foundIn(word, terms).length > 0)?.index ?? 0
  if (hit < most - 40) return cutAtWord(sentence, most)
  // start after the last punctuation before the match, if any
  const before = sentence.slice(hit - 100, hit)
  const pause = /.*[.!?;:] /.exec(before)?.[0].length
  if (pause !== undefined) return cutAtWord(sentence.slice(hit - 100 + pause), most)
  const start = wordStart(sentence, hit - 60, hit)
  return `… ${cutAtWord(sentence.slice(start), most)}`
}

/** The start of the first word from a position on, or that position if the next space is behind the match (a long URL). */
function wordStart(text: string, from: number, hit: number): number {
  const space = text.indexOf(' ', from)
  return space === -1 || space >= hit ? from : space + 1
}

function bestLines(code: string, terms: ReadonlySet<string>): Part {
  let best: Part = { text: '', worth: -1 }
  for (const fence of fencesOf(withoutErrors(code))) {
    const kind = fenceKind(fence)
    if (kind === 'drawing') continue
    // the rule of a syntax reads like the statement when its literals have no quotes
    const lines = (kind === 'grammar' ? fence.replace(/^\w+ ::= /gm, '').replaceAll("'", '') : fence)
      .split('\n')
      .filter((line) => line.trim() !== '')
    lines.forEach((line, at) => {
      const shown = lines.slice(at, at + CODE_LINES)
      const own = foundIn(line, terms)
      const all = new Set(shown.flatMap((one) => foundIn(one, terms)))
      const worth = own.length === 0 ? 0 : all.size + CODE_WORTH - (isRest(line) ? CODE_REST : 0)
      if (worth > best.worth) best = { text: codeOf(shown, terms), worth }
    })
  }
  return best
}

function isRest(line: string): boolean {
  const trimmed = line.trim()
  return trimmed.length < CODE_REST_LENGTH || trimmed.startsWith(')')
}

/** Lines without the indentation that they share, each beginning near the rarest word that was found. */
function codeOf(lines: readonly string[], terms: ReadonlySet<string>): string {
  const indent = Math.min(...lines.map((line) => line.search(/\S/)))
  return lines
    .map((line) => {
      const own = line.slice(indent).trimEnd()
      const hit = rarestHit(own, terms)
      return hit <= CODE_LEAD ? own : `… ${own.slice(wordStart(own, hit - CODE_LEAD, hit))}`
    })
    .join('\n')
}

/** The position of the rarest term of a line; 0 if it has none. */
function rarestHit(line: string, terms: ReadonlySet<string>): number {
  const ranks = new Map([...terms].map((term, rank) => [term, rank]))
  let [hit, least] = [0, Infinity]
  for (const { 0: word, index } of line.matchAll(WORD))
    for (const term of foundIn(word, terms)) {
      const rank = ranks.get(term) ?? Infinity
      if (rank < least) [hit, least] = [index, rank]
    }
  return hit
}

/** Different terms of a text that were searched for. */
function foundIn(text: string, terms: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  for (const word of wordsOf(text)) {
    const term = termOf(word)
    if (term !== null && !isCommon(word) && terms.has(term)) found.add(term)
  }
  return [...found]
}
