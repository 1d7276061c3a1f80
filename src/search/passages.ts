import { crumbsOf, hrefOf, nameResult } from './crumbs'
import type { FoundPage } from './engine'
import type { Piece } from './excerpt'
import { CELL_SEPARATOR, errorOf, fenceKind, fencesOf } from './fences'
import { type SearchGroup, type SectionText } from './search-file'
import { isSentence, sentencesOf } from './sentences'
import { boundedQuestion, isCommon, termOf, wordsOf } from './terms'

/** A passage of the documentation that answers a question, word for word. */
export interface Passage {
  /** Route with anchor. */
  href: string
  /** Heading of the section, or title of the page for the part before the first heading; see {@link nameResult}. */
  title: string
  /** Where the section is: names from the outermost category to the page. */
  crumbs: string[]
  /** What kind of page it's on. */
  group: SearchGroup
  /** One or more sentences, verbatim, and the items of a list on lines of their own; empty if only code answers the question. */
  quote: string
  /** The quote with the paragraphs around it, as far as they are short: what is shown of the best passage. */
  paragraphs: string[]
  /** The sentence among them that has most of the question; empty if the section as a whole answers. */
  key: string
  /** The code block of the section that answers, if one does. */
  code: { text: string; isSql: boolean } | null
  /** The rows of a table that answer, below its header; null if the answer isn't in a table. */
  table: { head: string[]; rows: string[][] } | null
}

/** A page that isn't quoted. */
export type FurtherPage = Pick<Passage, 'href' | 'title' | 'crumbs' | 'group'>

/** The passages that answer a question. */
export interface Answered {
  /** Best first; none if no passage contains at least half of the question's words. */
  passages: Passage[]
  /** The best results of the search that aren't quoted, so that there are three sources if possible. */
  further: FurtherPage[]
  /** Even the best passage lacks words of the question, so it may be about something else. */
  isUncertain: boolean
  /** Texts of some pages couldn't be loaded, so a better passage may exist. */
  isIncomplete: boolean
}

/** Maximum number of passages and further pages in an answer. */
const MOST_SOURCES = 3

/** Minimum score of a further page as a share of the best page's. */
const LEAST_FURTHER = 0.25

/** Pages and sections that are read for an answer. */
const PAGES_READ = 5
const SECTIONS_READ = 5

/** Minimum share of the question's words in a passage, and of the best passage's worth. */
const LEAST_COVERED = 0.5
const LEAST_WORTH = 0.55

/** Minimum share of the question's words in a passage that is presented as an answer. */
const CERTAIN = 0.6

/**
 * Factor for a passage with an example, and bonuses for one whose title has all words of the question: a title that is
 * a question itself, as in the FAQ, introduces an answer.
 */
const WITH_CODE = 1.08
const WITH_TITLE = 0.4
const WITH_QUESTION = 0.6

/** Bonus for a heading that asks the same: most of its words are in the question, and the other way around. */
const SAME = 1

/** Likeness from which the section's text is the answer from its beginning. */
const SAME_QUESTION = 0.5

/** Share of the words from which a passage is quoted even if the section as a whole is the answer. */
const TELLING = 0.6

/** Weight of a variant of the question. */
const WITH_SYNONYM = 0.9

/** Factor for an entry of the configuration reference, unless the question names its key. */
const SETTING = 0.6

/** Deductions for a row of a table, and for a quote that isn't a sentence for other reasons. */
const ROW = 0.1
const FRAGMENT = 0.3

/** Maximum number of rows that are quoted, and minimum share of the words in a row relative to the best one. */
const MOST_ROWS = 4
const LEAST_ROW = 0.5

/** A question that asks for instructions, and factors for a passage with an example or for the opening of a page then. */
const HOW_TO = /^(?:how (?:do|can|should|to)\b|can (?:i|you)\b|set up\b)/i
const HOW_TO_CODE = 1.3
const HOW_TO_OPENING = 0.7

/** Score from which a page may be what a question without an answer is about. */
const LEAST_CLOSEST = 0.12

/** Maximum length of a quote, length up to which it's continued, and of what introduces a list, in characters. */
const QUOTE_LENGTH = 420
const QUOTE_SHORT = 200
const QUOTE_LEAD = 60

/** Maximum length of the paragraphs that are shown, of a SQL block, and of a program, in characters. */
const PARAGRAPHS_LENGTH = 700
const SQL_LENGTH = 700
const PROGRAM_LENGTH = 1200

/**
 * Quotes the passages that best answer a question, verbatim.
 * @param questions the question, followed by variants with synonyms
 * @param pages what the search found, best first
 * @param textsOf texts of a page's sections, by the page's number; rejects if they can't be loaded
 * @throws the error of `textsOf` if no passage was found and some texts couldn't be loaded: nothing is known then
 */
export async function answerFrom(
  questions: readonly string[],
  pages: readonly FoundPage[],
  textsOf: (page: number) => Promise<readonly SectionText[]>,
  rarityOf: (term: string) => number = () => 1,
): Promise<Answered> {
  const asked = questions
    .map((question) => askedTerms(boundedQuestion(question), rarityOf))
    .filter(({ size }) => size > 0)
  if (asked.length === 0) return { passages: [], further: [], isUncertain: false, isIncomplete: false }
  const first = pages[0]?.score ?? 0
  const isKeyNamed = /\w\.\w/.test(questions[0] ?? '')
  const isHowTo = HOW_TO.test(questions[0] ?? '')
  const read = await Promise.allSettled(
    pages.slice(0, PAGES_READ).map(async (page) => {
      const texts = await textsOf(page.number)
      return page.candidates.slice(0, SECTIONS_READ).flatMap((section) => {
        const text = texts[section.place]
        if (!text) return []
        const known = termsOf(`${page.title} ${section.heading ?? ''}`)
        const title = section.heading ?? page.title
        const titled = coverage(title, asked, new Set())
        const isQuestion = title.endsWith('?')
        const likeTitle = titled * shareOf(title, asked, rarityOf)
        const same = Math.max(likeTitle, section.likeness)
        const isAnswer = (isQuestion || section.likeness >= likeTitle) && same >= SAME_QUESTION
        const best = bestOf(text, page.title, asked, known, isAnswer, isQuestion)
        if (!best) return []
        const passage: Passage = {
          href: hrefOf(page, section),
          ...nameResult(page, section),
          group: page.group,
          ...best.passage,
        }
        // the page that the question names is worth more than one that has the same words
        const ofPage = page.score / ((page.sections[0]?.score ?? 0) || 1) / (first || 1)
        const isSetting = page.group === 'Configuration' && !isKeyNamed
        const extra =
          (passage.code ? (isHowTo ? HOW_TO_CODE : WITH_CODE) : 1) *
          (isHowTo && section.anchor === null ? HOW_TO_OPENING : 1) *
          (1 + (isQuestion ? WITH_QUESTION : WITH_TITLE) * titled + SAME * same ** 3) *
          (isSetting ? SETTING : 1)
        // an answer needn't repeat the words of a heading or phrase that asks the same
        const covered = Math.max(best.covered, same)
        const worth = covered * section.score * ofPage * extra
        return [{ passage, worth, covered }]
      })
    }),
  )
  const rated = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const failed = read.find((one) => one.status === 'rejected')
  if (failed && rated.length === 0) throw failed.reason
  const sorted = rated.sort((a, b) => b.worth - a.worth)
  const least = (sorted[0]?.worth ?? 0) * LEAST_WORTH
  const passages = sorted
    .filter(({ worth }) => worth >= least)
    .slice(0, MOST_SOURCES)
    .map(({ passage }) => passage)
  const quoted = new Set(passages.map(({ href }) => href.split('#')[0]))
  if (passages.length === 0)
    return {
      passages,
      further: closestSections(pages),
      isUncertain: true,
      isIncomplete: failed !== undefined,
    }
  const further = pages
    .filter(({ route, score }) => !quoted.has(route) && score >= LEAST_FURTHER * first)
    .slice(0, MOST_SOURCES - passages.length)
    .map((page) => ({ href: page.route, title: page.title, crumbs: crumbsOf(page, null), group: page.group }))
  const isUncertain = (sorted[0]?.covered ?? 1) < CERTAIN
  return { passages, further, isUncertain, isIncomplete: failed !== undefined }
}

/** The sections to read if no passage has enough words of the question; none if the search found nothing similar. */
function closestSections(pages: readonly FoundPage[]): FurtherPage[] {
  return pages
    .filter(({ score }) => score >= LEAST_CLOSEST)
    .slice(0, MOST_SOURCES)
    .flatMap((page) => {
      const section = page.sections[page.lead]
      return section ? [{ href: hrefOf(page, section), ...nameResult(page, section), group: page.group }] : []
    })
}

/** Terms of a question, and of each of its variants, with their weights. */
type Asked = readonly ReadonlyMap<string, number>[]

/** Terms of a question without common words; all terms if all words are common. Rare words say more. */
function askedTerms(question: string, rarityOf: (term: string) => number): Map<string, number> {
  const telling = wordsOf(question).filter((word) => !isCommon(word))
  const terms = (telling.length > 0 ? telling : wordsOf(question)).flatMap((word) => termOf(word) ?? [])
  // "30 days": an answer rarely has the same number
  const worded = terms.filter((term) => /\D/.test(term))
  return new Map((worded.length > 0 ? worded : terms).map((term) => [term, rarityOf(term)]))
}

/** The highest share of the terms of a title, weighted by rarity, that are in a variant of the question. */
function shareOf(title: string, asked: Asked, rarityOf: (term: string) => number): number {
  const titled = askedTerms(title, rarityOf)
  const all = [...titled.values()].reduce((sum, weight) => sum + weight, 0)
  const shares = asked.map((terms) =>
    [...titled].reduce((sum, [term, weight]) => sum + (terms.has(term) ? weight : 0), 0),
  )
  return all > 0 ? Math.max(...shares) / all : 0
}

/** What answers in a section, and the share of the question's words in it. */
interface Best {
  passage: Pick<Passage, 'quote' | 'paragraphs' | 'key' | 'code' | 'table'>
  covered: number
}

/** The sentences or code with the most words of the question; words of the headings above have half the weight. */
function bestOf(
  { text, code, codeAfter }: SectionText,
  page: string,
  asked: Asked,
  known: ReadonlySet<string>,
  isAnswer: boolean,
  isQuestion: boolean,
): Best | undefined {
  const lines = text.split('\n')
  const tables = tablesIn(lines)
  let best = { quote: '', key: '', covered: 0, at: 0 }
  lines.forEach((line, at) => {
    const sentences = sentencesOf(line)
    const header = tables.get(at)
    const above = header ? new Set([...known, ...termsOf(lines[header.first] ?? '')]) : known
    sentences.forEach((sentence, from) => {
      let key = sentence
      for (let to = from; to < sentences.length; to++) {
        if (to > from) key += ` ${sentences[to] ?? ''}`
        if (key.length > QUOTE_LENGTH) break
        // nearer together is better, and so is earlier in the section; a table's cell alone says little
        const covered =
          coverage(key, asked, above) -
          0.03 * (to - from) -
          0.01 * Math.min(at, 10) -
          (tables.has(at) ? ROW : isSentence(key) ? 0 : FRAGMENT)
        if (covered > best.covered + 1e-9)
          best = { quote: withContext(sentences, from, to), key, covered, at }
      }
    })
  })
  const fences = fencesOf(code)
  // without the places of all blocks, none is known to follow a paragraph
  const places = codeAfter?.length === fences.length ? codeAfter : []
  const cause = causeOf(lines, fences, places, asked)
  // a single word doesn't tell the messages or the sentences apart
  const isLong = (asked[0]?.size ?? 0) > 1
  if (cause && isLong && cause.covered >= Math.max(CERTAIN, best.covered))
    return {
      passage: { quote: cause.quote, paragraphs: [cause.quote], key: '', code: null, table: null },
      covered: cause.covered,
    }
  const blocks = blocksIn(fences)
  const block = bestBlock(blocks, page, asked, known) ?? (isAnswer ? (blocks[0] ?? null) : null)
  const covered = Math.max(best.covered, block ? coverage(block.text, asked, known) : 0)
  if (covered < LEAST_COVERED && !isAnswer) return undefined
  const isTelling = best.covered >= TELLING && isLong
  if (isAnswer && (isQuestion || !isTelling)) {
    const at = startOf(lines)
    best = { ...best, quote: withContext(sentencesOf(lines[at] ?? ''), 0, 0), key: '', at }
  }
  const rows = tables.get(best.at)
  if (rows) {
    const before = lines[rows.first - 1] ?? ''
    const quote = tables.has(rows.first - 1) ? '' : before
    return { passage: withRows(quote, bestRows(lines, rows, asked, known)), covered }
  }
  const quote = best.quote || (lines[0] ?? '')
  const introduced = quote.endsWith(':') ? tables.get(best.at + 1) : undefined
  const announced = announcedBy(lines, best.at, fences, places)
  const isAnnounced = announced !== undefined && errorOf(announced) === undefined
  if (!isAnnounced && introduced?.first === best.at + 1)
    return { passage: withRows(quote, bestRows(lines, introduced, asked, known)), covered }
  const { key } = best
  const answer = (shown: string, code: Block | null): Best => {
    const around = shown === quote && (fences.length === 0 || places.length > 0)
    const paragraphs = around ? paragraphsAround(lines, best.at, quote, tables, places) : shown.split('\n')
    return { passage: { quote: shown, paragraphs, key, code, table: null }, covered }
  }
  if (isAnnounced) {
    const own = blocksIn([announced])
    return answer(quote, bestBlock(own, page, asked, known) ?? own[0] ?? null)
  }
  // a colon may introduce the example that fails
  if (quote.endsWith(':') && fences.some((fence) => errorOf(fence) !== undefined))
    return answer(asSentence(quote), null)
  // otherwise an example or a list
  if (!quote.endsWith(':') || block) return answer(quote, block)
  const first = blocks[0] ?? null
  const list = first && quote.length > QUOTE_LEAD ? [] : listAfter(lines.slice(best.at + 1))
  // "To fix the problem:" says nothing without what it announces
  const opening = quote.length <= QUOTE_LEAD && list.length === 0 && best.at > 0 ? `${lines[0] ?? ''} ` : ''
  const rest = first || list.length > 0 ? quote : opening + asSentence(quote)
  return answer([rest, ...list].join('\n'), first)
}

/** A passage whose answer is in the rows of a table. */
function withRows(quote: string, table: Passage['table']): Best['passage'] {
  return { quote, paragraphs: quote === '' ? [] : [quote], key: '', code: null, table }
}

/**
 * The line with the quote and its neighbors, as far as they are short together, and neither code nor a table is
 * between them. Of a longer line, only the quote.
 */
function paragraphsAround(
  lines: readonly string[],
  at: number,
  quote: string,
  tables: ReadonlyMap<number, Rows>,
  places: readonly number[],
): string[] {
  const line = lines[at] ?? ''
  if (line.length > PARAGRAPHS_LENGTH) return [quote]
  let [first, last, length] = [at, at, line.length]
  const fits = (next: number) =>
    lines[next] !== undefined && !tables.has(next) && length + lines[next].length <= PARAGRAPHS_LENGTH
  const isBeforeCode = (next: number) => places.includes(next + 1)
  while (fits(first - 1) && !isBeforeCode(first - 1)) length += lines[--first]?.length ?? 0
  while (!isBeforeCode(last) && fits(last + 1)) length += lines[++last]?.length ?? 0
  // what announces something is nothing without it
  while (last > at && lines[last]?.endsWith(':')) last--
  return lines.slice(first, last + 1)
}

/** A paragraph, in which the sentence that answers is marked if anything else is quoted as well. */
export function piecesAround(key: string, paragraph: string, paragraphs: number): Piece[] {
  const at = key === '' ? -1 : paragraph.indexOf(key)
  if (at < 0 || (paragraphs === 1 && key === paragraph)) return [{ text: paragraph, marked: false }]
  return [
    { text: paragraph.slice(0, at), marked: false },
    { text: key, marked: true },
    { text: paragraph.slice(at + key.length), marked: false },
  ].filter(({ text }) => text !== '')
}

/** Returns the index of the first line that is prose, because a section can start with something else, such as a signature. */
function startOf(lines: readonly string[]): number {
  return Math.max(
    0,
    lines.findIndex((line) => isSentence(sentencesOf(line)[0] ?? '')),
  )
}

/** The lines of a table: its header is the first one. */
interface Rows {
  first: number
  last: number
}

/**
 * Tables by each of their lines. Rows have the same number of cells; lines with a single cell between them are headings
 * of groups, and the header lacks its first cell if that's empty.
 */
function tablesIn(lines: readonly string[]): Map<number, Rows> {
  const tables = new Map<number, Rows>()
  const widthOf = (at: number) => cellsOf(lines[at] ?? '').length
  for (let first = 0; first < lines.length; first++) {
    if (widthOf(first) < 2) continue
    const isGroup = (at: number) => widthOf(at) === 1 && widthOf(at + 1) > 1
    const start = isGroup(first + 1) ? first + 2 : first + 1
    const width = widthOf(start)
    if (width !== widthOf(first) && width !== widthOf(first) + 1) continue
    let last = start
    while (widthOf(last + 1) === width || (isGroup(last + 1) && widthOf(last + 2) === width)) last++
    for (let at = first; at <= last; at++) tables.set(at, { first, last })
    first = last
  }
  return tables
}

function cellsOf(line: string): string[] {
  return line.split(CELL_SEPARATOR)
}

/** The header of a table, and the rows with the most words of the question in order; the first ones if no row has any. */
function bestRows(
  lines: readonly string[],
  { first, last }: Rows,
  asked: Asked,
  known: ReadonlySet<string>,
): NonNullable<Passage['table']> {
  const rows = lines
    .slice(first + 1, last + 1)
    .filter((line) => cellsOf(line).length > 1)
    .map((line) => ({ line, covered: coverage(line, asked, known) }))
  const most = Math.max(...rows.map(({ covered }) => covered))
  const least = [...rows].sort((a, b) => b.covered - a.covered)[MOST_ROWS - 1]?.covered ?? 0
  const best = rows.filter(({ covered }) => covered >= Math.max(least, LEAST_ROW * most)).slice(0, MOST_ROWS)
  const head = cellsOf(lines[first] ?? '')
  const width = cellsOf(rows[0]?.line ?? '').length
  return { head: head.length < width ? ['', ...head] : head, rows: best.map(({ line }) => cellsOf(line)) }
}

/** The code block that a paragraph announces with a colon. Undefined if it announces none. */
function announcedBy(
  lines: readonly string[],
  at: number,
  fences: readonly string[],
  places: readonly number[],
): string | undefined {
  return lines[at]?.endsWith(':') ? fences[places.indexOf(at + 1)] : undefined
}

/** The cause of the error that the question quotes: the paragraph before the example that fails with this message. */
function causeOf(
  lines: readonly string[],
  fences: readonly string[],
  places: readonly number[],
  asked: Asked,
): { quote: string; covered: number } | undefined {
  const causes = places.flatMap((place, at) => {
    const message = errorOf(fences[at] ?? '')
    const line = lines[place - 1]
    return message === undefined || line === undefined
      ? []
      : [{ quote: asSentence(line), covered: coverage(message, asked, new Set()) }]
  })
  return causes.sort((a, b) => b.covered - a.covered)[0]
}

/** A paragraph without the code that it introduces. */
function asSentence(paragraph: string): string {
  return paragraph.replace(/:$/, '.')
}

/** The first items of a list, each of which is a line; a paragraph after a list is usually longer. */
function listAfter(lines: readonly string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    const length = items.reduce((sum, item) => sum + item.length, line.length)
    if (length > QUOTE_LENGTH || line.endsWith(':')) break
    items.push(line)
  }
  return items
}

/**
 * Sentences of a paragraph with the preceding ones, to which they may refer, if everything fits. Following sentences
 * are added to a short quote, which often announces what they explain.
 */
function withContext(sentences: readonly string[], from: number, to: number): string {
  const all = sentences.slice(0, to + 1).join(' ')
  let quote = all.length <= QUOTE_LENGTH ? all : sentences.slice(from, to + 1).join(' ')
  for (const next of sentences.slice(to + 1)) {
    if (quote.length >= QUOTE_SHORT || quote.length + next.length >= QUOTE_LENGTH) break
    quote += ` ${next}`
  }
  return quote
}

/** The highest share of the terms of a variant that are in the text, or at a lower weight, in the headings above it. */
function coverage(text: string, asked: Asked, known: ReadonlySet<string>): number {
  const held = termsOf(text)
  const shares = asked.map((terms, variant) => {
    let [sum, all] = [0, 0]
    for (const [term, weight] of terms) {
      all += weight
      sum += weight * (held.has(term) ? 1 : known.has(term) ? 0.6 : 0)
    }
    return (sum / all) * (variant === 0 ? 1 : WITH_SYNONYM)
  })
  return Math.max(...shares)
}

/** A code block that a passage can show. */
type Block = NonNullable<Passage['code']>

/** The statements and programs among code blocks that aren't too long, in order, except examples that fail. */
function blocksIn(fences: readonly string[]): Block[] {
  return fences.flatMap((fence): Block[] => {
    if (errorOf(fence) !== undefined) return []
    const kind = fenceKind(fence)
    if (kind === 'sql')
      return fence
        .split(/\n\s*\n/)
        .filter((text) => text.length <= SQL_LENGTH)
        .map((text) => ({ text: text.trimEnd(), isSql: true }))
    return kind === 'other' && fence.length <= PROGRAM_LENGTH ? [{ text: fence, isSql: false }] : []
  })
}

/**
 * Returns the code block that shares the most words with the question. If no block shares any, the block is still relevant
 * if it contains the words of the title or is the section's only example, because the section's text explains it.
 */
function bestBlock(
  blocks: readonly Block[],
  page: string,
  asked: Asked,
  known: ReadonlySet<string>,
): Block | null {
  const statement = statementPattern(page)
  const rated = blocks.map((block) => {
    const terms = termsOf(block.text)
    const shared = Math.max(...asked.map((variant) => weightShared(variant, terms)))
    const isNamed = statement?.test(block.text) ?? false
    return { block, shared, titled: countShared(known, terms), isNamed }
  })
  const [best] = rated.sort(
    (a, b) => Number(b.isNamed) - Number(a.isNamed) || b.shared - a.shared || b.titled - a.titled,
  )
  if (!best) return null
  const isExplained = best.block.isSql && (blocks.length === 1 || best.titled >= known.size / 2)
  return best.shared > 0 || isExplained ? best.block : null
}

/** The statement that a page describes: `ALTER TABLE trades DROP PARTITION …` for the title `ALTER TABLE DROP PARTITION`. */
function statementPattern(page: string): RegExp | undefined {
  return /^[A-Z]{2,}(?: [A-Z]+)*$/.test(page)
    ? new RegExp(`\\b${page.replaceAll(' ', '\\b[^;]*?\\b')}\\b`)
    : undefined
}

function weightShared(some: ReadonlyMap<string, number>, others: ReadonlySet<string>): number {
  let sum = 0
  for (const [term, weight] of some) if (others.has(term)) sum += weight
  return sum
}

function countShared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((one) => others.has(one)).length
}

function termsOf(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []))
}
