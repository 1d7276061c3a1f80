import { stemOf } from './stem'

/** Stop words. Names of pages and sections may contain them (`WITH`). */
const COMMON_WORDS = new Set(
  (
    'a about after all also am an and another any are as at be because been before between but by can cannot could did do does ' +
    'doing done either every everything few for from get getting give given go got had has have having he help her ' +
    'here his how i if in instead into is it its itself just kind know like long look make makes making many may me ' +
    'mean means might more most much must my need needs no nor not of off on one only onto or other our out over own ' +
    'per please possible questdb same say see set she should show showing shown shows so some somebody someone something still such support ' +
    'supported supports take tell than that the their them then there these they thing things this those through to ' +
    'too under until up upon us use used uses using very via want wants was way we well were what when where whether ' +
    'which while who whom whose why will with within without work works would yes you your'
  ).split(' '),
)

/** A word with inner dots, underscores, and digits (`cairo.wal.enabled.default`, `l2price`), or a SQL operator. */
const WORD = /[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*|::|\|\||!~|!=|<>|<<=|>>=|<<|>>|[~^&|%]/gu

/** Where a compound is split into its parts. */
const SEAM = /[._]|(?<=[a-z])(?=[A-Z])/

/** Names that the pattern for words would split. */
const SPELLED: readonly [RegExp, string][] = [
  [/\bc\+\+/gi, 'cpp'],
  [/\bc#/gi, 'csharp'],
  [/(?<![\w.])\.net\b/gi, 'dotnet'],
  // the language, not the verb at the beginning of a sentence
  [/(?<=\w )Go\b|\bGo(?= client| program|'s\b)/g, 'golang'],
]

/** Formulas have these characters where readers type `2^53`. */
const EXPONENT = /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g

/** A word, with its parts if it is a compound. */
export interface Word {
  /** In the spelling of the text. */
  text: string
  /** None for a plain word. */
  parts: string[]
}

/** Maximum length of a question in characters: an error message with its stack trace fits, a pasted file doesn't. */
const LONGEST_QUESTION = 2000

/**
 * The part of a question that is read, however much was pasted, without what readers can't see: zero-width characters,
 * marks of the writing direction, and halves of characters.
 */
export function boundedQuestion(question: string): string {
  return question
    .slice(0, LONGEST_QUESTION)
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
}

/** Words of a text in order. */
export function compoundsOf(text: string): Word[] {
  const spelled = SPELLED.reduce((result, [from, to]) => result.replace(from, to), text).replace(
    EXPONENT,
    (exponent) => ` ^ ${exponent.normalize('NFKC')} `,
  )
  return [...spelled.matchAll(WORD)].map(([word]) => {
    // QuestDB is a single word
    if (isCommon(word)) return { text: word, parts: [] }
    const dotted = word.split('.')
    const parts = word.split(SEAM).filter((part) => part.length > 1)
    // readers omit the prefix of a name: `max_map_count` for `vm.max_map_count`
    const names = dotted.length > 1 ? dotted.filter((name) => name.includes('_')) : []
    return { text: word, parts: parts.length > 1 ? [...names, ...parts] : [] }
  })
}

/** Words of a text in order, in the spelling of the text; names that are put together come with their parts. */
export function wordsOf(text: string): string[] {
  return compoundsOf(text).flatMap(({ text: word, parts }) => [word, ...parts])
}

/**
 * The form under which a word is found: lower case, and the stem where it is made of letters only.
 * @returns null for what is not searched for: single figures, fractions, parts of timestamps
 */
export function termOf(word: string): string | null {
  let term = known.get(word)
  if (term === undefined) {
    term = makeTerm(word)
    // the site has about ten thousand words; limit the growth from what readers type
    if (known.size < 50_000) known.set(word, term)
  }
  return term
}

const known = new Map<string, string | null>()

function makeTerm(word: string): string | null {
  const term = word.toLowerCase()
  if (term.length > 60) return null
  if (/^\d/.test(term) && !/^(?:\d{2,6}|\d+(?:\.\d+){1,2}|\d+\p{L}{1,3})$/u.test(term)) return null
  return /^\p{L}+$/u.test(term) ? stemOf(term) : term
}

/** Whether this is a stop word, which has a low weight and is searched only in names. */
export function isCommon(word: string): boolean {
  return COMMON_WORDS.has(word.toLowerCase())
}
