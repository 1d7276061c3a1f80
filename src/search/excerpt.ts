import type { SectionText } from './search-file'
import { isCommon, termOf, wordsOf } from './terms'

/** A piece of an excerpt; marked pieces are what was searched for. */
export interface Piece {
  text: string
  marked: boolean
}

/** Characters of an excerpt. */
const LENGTH = 150

/**
 * The part of a section in which the most of what was found stands, with the words marked; of its code where the text
 * has none of them.
 * @param terms words as the index has them
 */
export function excerptOf({ text, code }: SectionText, terms: ReadonlySet<string>): Piece[] {
  const inText = excerptOfText(text, terms)
  if (inText.some(({ marked }) => marked) && text !== '') return inText
  const inCode = excerptOfText(code.replace(/\s+/g, ' '), terms)
  return text === '' || inCode.some(({ marked }) => marked) ? inCode : inText
}

function excerptOfText(text: string, terms: ReadonlySet<string>): Piece[] {
  const flat = text.replaceAll('\n', ' · ')
  const hits = [...flat.matchAll(/[\p{L}\p{N}_.]+/gu)].filter(([word]) => isFound(word, terms))
  const first = bestStart(hits.map(({ index }) => index))
  const start = first < 40 ? 0 : wordStart(flat, first - 40)
  const end = Math.min(flat.length, start + LENGTH)
  const pieces: Piece[] = []
  let at = start
  const plain = (until: number) => {
    if (until > at) pieces.push({ text: flat.slice(at, until), marked: false })
    at = Math.max(at, until)
  }
  if (start > 0) pieces.push({ text: '… ', marked: false })
  for (const { index, 0: word } of hits) {
    if (index < start || index + word.length > end) continue
    plain(index)
    pieces.push({ text: word, marked: true })
    at = index + word.length
  }
  plain(end)
  if (end < flat.length) pieces.push({ text: ' …', marked: false })
  return pieces
}

function isFound(word: string, terms: ReadonlySet<string>): boolean {
  return wordsOf(word).some((part) => {
    const term = termOf(part)
    return term !== null && !isCommon(part) && terms.has(term)
  })
}

/** Where the window begins that holds the most hits. */
function bestStart(places: readonly number[]): number {
  let best = 0
  let most = 0
  for (const place of places) {
    const count = places.filter((other) => other >= place && other < place + LENGTH - 40).length
    if (count > most) [best, most] = [place, count]
  }
  return best
}

function wordStart(text: string, from: number): number {
  const space = text.indexOf(' ', from)
  return space < 0 ? from : space + 1
}
