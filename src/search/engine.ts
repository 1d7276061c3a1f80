import { ErrorReader } from './error-reader'
import { pairsOf, type Wanted } from './excerpt'
import { openPostings, type OpenPostings } from './postings'
import { PhraseReader } from './phrase-reader'
import { isKind, QueryReader } from './query'
import {
  openSections,
  PAGES_SHOWN,
  RELEASE_NOTES,
  SEARCH_GROUPS,
  type SearchFile,
  type SearchGroup,
  type SearchPage,
  type SearchSection,
} from './search-file'
import { SectionScores } from './section-scores'
import { similarNames } from './similar-names'
import { Spelling } from './spelling'
import { SynonymReader } from './synonym-reader'
import { boundedQuestion, compoundsOf, isCommon, termOf, wordsOf } from './terms'
import {
  ALL_WORDS,
  SAME_PHRASE_LIKENESS,
  SECTIONS_COUNTED,
  SECTIONS_SHOWN,
  SECTION_WORTH_SHOWING,
  WEIGHTS,
} from './weights'

/** A section that answers a question. */
export interface FoundSection extends SearchSection {
  /** Its heading occurs on several pages, such as `Errors`, so it says nothing without the name of its page. */
  isRepeated: boolean
  score: number
  /** Likeness of the question and a phrase with which readers ask for the section: 1 for the same words, 0 for none. */
  likeness: number
}

/** A page with its best sections. */
export interface FoundPage extends SearchPage, Wanted {
  /** Its place in the file. */
  number: number
  sections: FoundSection[]
  /** The same sections and others that are too weak to be shown but may contain the answer to a question. */
  candidates: FoundSection[]
  /** Index of the section to open first: the one whose heading has all words that the name of the page lacks. */
  lead: number
  score: number
}

/** What the engine finds for a question. */
export interface EngineResults {
  /** Pages that answer best, best first. */
  pages: FoundPage[]
  /** Parts of the site that have results. */
  groups: ReadonlySet<SearchGroup>
  /** What was searched for if words of the question are misspelled. */
  corrected?: string | undefined
  /** Words that no result contains, as they were typed: they are in no section, and no word of one is similar. */
  unknown: readonly string[]
}

/** A question that is compared with names only. */
const SHORT = /^\p{L}{1,2}$/u

/** Searches the search file. */
export class SearchEngine {
  private readonly index: OpenPostings
  private readonly reader: QueryReader
  private readonly sections: SearchSection[]
  private readonly scores: SectionScores
  private readonly synonyms: SynonymReader
  private readonly errors: ErrorReader
  private readonly phrases: PhraseReader
  private readonly keywords: PhraseReader
  private readonly spelling: Spelling
  /** Likeness of the last question and a phrase or keyword of each section. */
  private likenesses: ReadonlyMap<number, number> = new Map()
  /** What sections gained in the last question by their phrases and keywords. */
  private bonuses: ReadonlyMap<number, number> = new Map()
  /** What the openings of pages gained in the last question because it begins their names. */
  private readonly begun = new Map<number, number>()
  /** Number of the first section of each page, and of all sections. */
  private readonly starts: number[]
  /** Titles and labels of pages, as questions are compared with them. */
  private readonly names: (readonly string[])[]
  /** For each page, the section of each function that it describes, by normalized name. */
  private readonly functions: Map<string, number>[]
  /** Sections by normalized headings that no other section has, such as the keys of settings. */
  private readonly headed = new Map<string, number[]>()
  /** Headings that occur on several pages. */
  private readonly repeated: ReadonlySet<string>
  /** Normalized names of headings that questions were compared with; see {@link headingName}. */
  private readonly headingNames = new Map<string, string>()

  constructor(private readonly file: SearchFile) {
    this.index = openPostings(file.index)
    this.sections = openSections(file)
    this.starts = [0]
    for (const sections of file.sections) this.starts.push((this.starts.at(-1) ?? 0) + sections.length)
    this.names = file.pages.map(({ title, label = title }) => [nameOf(title), nameOf(label)])
    this.functions = file.pages.map(() => new Map<string, number>())
    this.sections.forEach(({ page, heading }, section) => {
      if (file.pages[page]?.group !== 'Functions' || heading === null) return
      for (const name of functionNames(heading)) this.functions[page]?.set(name, section)
    })
    const pageOf = new Map<string, number>()
    const isOnOther = ({ heading, page }: SearchSection) => {
      const first = pageOf.get(heading ?? '') ?? page
      pageOf.set(heading ?? '', first)
      return first !== page
    }
    this.repeated = new Set(this.sections.filter(isOnOther).flatMap(({ heading }) => heading ?? []))
    this.sections.forEach(({ heading }, section) => {
      if (heading === null || this.repeated.has(heading)) return
      const name = nameOf(heading)
      this.headed.set(name, [...(this.headed.get(name) ?? []), section])
    })
    this.synonyms = new SynonymReader(file.synonyms)
    this.reader = new QueryReader(
      this.index,
      (term) => this.synonyms.has(term) || this.phrases.has(term) || this.keywords.has(term),
    )
    this.errors = new ErrorReader(file.errors)
    this.spelling = new Spelling(
      [
        ...file.pages.flatMap(({ title, label = title }) => [title, label]),
        ...this.sections.flatMap(({ heading }) => heading ?? []),
        ...this.functions.flatMap((names) => [...names.keys()]),
      ],
      (word) => this.reader.isKnown(word),
    )
    this.scores = new SectionScores(this.index, {
      pageOf: Uint32Array.from(this.sections, ({ page }) => page),
      titleLengths: file.pages.map(({ title, label = title }) => Math.min(lengthOf(title), lengthOf(label))),
      titleTerms: this.names.map(
        (names) => new Set([...wordsOfNames(names)].flatMap((term) => this.reader.place(term) ?? [])),
      ),
    })
    const rarityOf = (term: string) => this.rarityOf(term)
    this.phrases = new PhraseReader(file.phrases, this.index.terms, rarityOf)
    this.keywords = new PhraseReader(file.keywords, this.index.terms, rarityOf)
  }

  /** Pages that answer best, best first; of one part of the site if it is named. */
  search(typed: string, group?: SearchGroup): FoundPage[] {
    return this.results(typed, group).pages
  }

  /**
   * Pages that may answer a full question. It's also searched for without its common words: in `Does QuestDB support
   * joins?`, only the last word says what it's about.
   */
  searchAnswers(question: string): FoundPage[] {
    const bounded = readQuestion(question)
    return this.find(`${bounded} `, undefined, withoutCommonWords(bounded)).pages
  }

  /** A question with its spelling corrected, followed by its variants in the terms of the documentation. */
  variantsOf(question: string): string[] {
    const bounded = readQuestion(question)
    const corrected = withoutDetails(this.reader.withKnownWords(this.spelling.correct(bounded) ?? bounded))
    return [corrected, ...this.synonyms.otherWords(corrected)]
  }

  /** How rare a normalized word is: about 8 for one that occurs in a single section. */
  rarityOf(term: string): number {
    const at = this.reader.place(term)
    const { starts } = this.index
    return this.scores.rarity(at === undefined ? 0 : (starts[at + 1] ?? 0) - (starts[at] ?? 0))
  }

  /** Answers like `search`, with the parts of the site that have results, whichever of them was searched. */
  results(typed: string, group?: SearchGroup): EngineResults {
    return this.find(readQuestion(typed), group)
  }

  /** @param telling a full question without its common words; headings are then compared with those only */
  private find(bounded: string, group: SearchGroup | undefined, telling = ''): EngineResults {
    const corrected = this.spelling.correct(bounded)
    const question = withoutDetails(this.reader.withKnownWords(corrected ?? bounded))
    const { scores } = this.scores
    this.scores.clear()
    const found = new Set<number>()
    /** Indexed words that are in the question as they are. */
    const exact = new Set<number>()
    const add = (query: string, weight: number) => {
      const slots = this.reader.read(query)
      for (const { candidates } of slots)
        for (const [at, confidence] of candidates) {
          found.add(at)
          if (confidence === 1) exact.add(at)
        }
      this.scores.add(slots, weight)
      return slots
    }
    const unknown = add(question.trimStart(), 1)
      .filter(
        ({ text, candidates }) => candidates.size === 0 && !isCommon(text) && !this.reader.isKnown(text),
      )
      .map(({ text }) => text)
    const others = this.synonyms.otherWords(question)
    if (others.length === 0 && SHORT.test(question.trim())) this.scoreNames(nameOf(question))
    // a single word next to a phrase with synonyms says less than the phrase
    if (telling !== '' && (others.length === 0 || telling.includes(' '))) add(`${telling} `, WEIGHTS.telling)
    for (const other of others) add(`${other} `, WEIGHTS.synonym)
    for (const [section, likeness] of this.errors.like(question))
      scores[section] = (scores[section] ?? 0) + WEIGHTS.error * likeness
    this.addPhrases(question)
    const asked = nameOf(question)
    for (const section of this.headed.get(asked) ?? []) {
      const group = this.file.pages[this.sections[section]?.page ?? 0]?.group
      const isKey = group === 'Functions' || group === 'Configuration'
      scores[section] = (scores[section] ?? 0) + (isKey ? WEIGHTS.key : WEIGHTS.heading)
    }
    this.addBegunNames(bounded)
    // such as `foo`, which only begins an unrelated word
    const least = exact.size > 0 ? 0 : WEIGHTS.least * this.scores.rarity(1)
    if (scores.every((score) => score < least)) this.scores.clear()
    const names = [
      asked,
      nameOf(withoutCommonWords(question)),
      ...others.map(nameOf),
      ...this.synonyms.namesIn(question).map(nameOf),
    ].filter(Boolean)
    const wanted = { terms: this.rarestFirst(found), pairs: pairsOf(question) }
    return {
      pages: this.bestPages(names, group).map(([number, score]) =>
        this.pageOf(number, score, wanted, nameOf(telling) || asked),
      ),
      groups: this.groupsWithScores(),
      corrected,
      unknown: [...new Set(unknown)],
    }
  }

  /**
   * Replaces the scores of a question of one or two letters, which would match unrelated words, with those of names: of
   * pages that start with it, and of sections that are called like this. Two letters without such a name keep theirs.
   */
  private scoreNames(asked: string): void {
    const { scores } = this.scores
    const named = new Map<number, number>()
    this.names.forEach((names, page) => {
      const start = this.starts[page]
      const likeness = begunLikeness(asked, names)
      if (likeness > 0 && start !== undefined) named.set(start, likeness)
    })
    this.sections.forEach(({ heading }, section) => {
      if (heading !== null && this.headingName(heading) === asked) named.set(section, 2)
    })
    if (named.size === 0 && asked.length > 1) return
    this.scores.clear()
    for (const [section, score] of named) scores[section] = score
  }

  /** Adds to the sections with a phrase or keyword like the question. */
  private addPhrases(question: string): void {
    const { scores } = this.scores
    const phrases = this.phrases.like(question)
    const likenesses = new Map(phrases)
    for (const [section, likeness] of this.keywords.like(question))
      likenesses.set(section, Math.max(likeness, phrases.get(section) ?? 0))
    const bonuses = new Map<number, number>()
    for (const [section, likeness] of likenesses) {
      const isSame = (phrases.get(section) ?? 0) >= SAME_PHRASE_LIKENESS
      const bonus = WEIGHTS.phrase * likeness ** 2 + (isSame ? WEIGHTS.samePhrase : 0)
      bonuses.set(section, bonus)
      scores[section] = (scores[section] ?? 0) + bonus
    }
    this.likenesses = likenesses
    this.bonuses = bonuses
  }

  /** Adds to the openings of documentation pages whose name begins with a question that is still being typed. */
  private addBegunNames(typed: string): void {
    this.begun.clear()
    const begun = typed.trimStart().replace(/\s+/g, ' ').toLowerCase()
    if (begun.length < 3 || begun.endsWith(' ')) return
    const { scores } = this.scores
    this.file.pages.forEach((page, number) => {
      const start = this.starts[number]
      if (start === undefined || !isDocs(page)) return
      const names = [page.title, page.label ?? page.title].map((name) => name.toLowerCase())
      const bonus = WEIGHTS.begun * begunLikeness(begun, names)
      if (bonus === 0) return
      this.begun.set(start, bonus)
      scores[start] = (scores[start] ?? 0) + bonus
    })
  }

  private groupsWithScores(): ReadonlySet<SearchGroup> {
    const pages = new Set(this.sections.flatMap(({ page }, at) => (this.scores.scores[at] ? [page] : [])))
    const found = this.file.pages.filter((_, number) => pages.has(number))
    return new Set(SEARCH_GROUPS.filter((group) => found.some((page) => isIn(page, group))))
  }

  /** Words by their numbers, those of the fewest sections first. */
  private rarestFirst(numbers: Iterable<number>): Set<string> {
    const { starts, terms } = this.index
    const sections = (at: number) => (starts[at + 1] ?? 0) - (starts[at] ?? 0)
    return new Set([...numbers].sort((a, b) => sections(a) - sections(b)).map((at) => terms[at] ?? ''))
  }

  /** @param asked names that the question may refer to: its words, only the rarer ones, and the same with synonyms */
  private bestPages(
    asked: readonly string[],
    group: SearchGroup | undefined,
  ): [page: number, score: number][] {
    const found: [page: number, score: number, share: number][] = []
    this.file.pages.forEach((page, number) => {
      if (!isIn(page, group)) return
      const [best, ...further] = this.bestSections(number, SECTIONS_COUNTED)
      if (!best) return
      const all = best[1] + WEIGHTS.furtherSections * further.reduce((sum, [, score]) => sum + score, 0)
      const [title = '', label = ''] = this.names[number] ?? []
      const factors = [
        asked.includes(title) ? WEIGHTS.named : 1,
        asked.includes(label) ? WEIGHTS.labelled : 1,
        this.functions[number]?.has(asked[0] ?? '') ? WEIGHTS.function : 1,
      ]
      const named = Math.max(...factors)
      const kind =
        page.group === 'Glossary' ? WEIGHTS.glossary : page.route === RELEASE_NOTES ? WEIGHTS.releaseNotes : 1
      const score = all * kind * (isIn(page, 'Docs') ? named : 1)
      found.push([number, score, this.scores.shares[best[0]] ?? 0])
    })
    found.sort(([, a], [, b]) => b - a)
    return withoutWeak(found)
      .slice(0, PAGES_SHOWN)
      .map(([number, score]) => [number, score])
  }

  /**
   * Titles of pages and headings of functions that are spelled like a question that has no results, nearest first.
   * @param group part of the site that they must belong to
   */
  similarNames(typed: string, group?: SearchGroup): string[] {
    const names = this.file.pages.flatMap((page, number) => {
      if (!isIn(page, group)) return []
      const headings = page.group === 'Functions' ? (this.file.sections[number] ?? []) : []
      return [page.title, ...headings.flatMap((one) => (Array.isArray(one) ? one[0] : (one ?? [])))]
    })
    return similarNames(boundedQuestion(typed), names)
  }

  private bestSections(page: number, most: number): [section: number, score: number][] {
    const found: [section: number, score: number][] = []
    for (let section = this.starts[page] ?? 0; section < (this.starts[page + 1] ?? 0); section++) {
      const score = this.scores.scores[section] ?? 0
      if (score > (found[most - 1]?.[1] ?? 0)) {
        found.push([section, score])
        found.sort(([, a], [, b]) => b - a)
        found.length = Math.min(found.length, most)
      }
    }
    return found
  }

  /**
   * Moves the section whose heading is the question, or at least contains all of its words, to the front, before the
   * page that contains it. The name of the page must not contain them: `docker` is the page rather than a section.
   */
  private withNamedFirst(
    number: number,
    best: [section: number, score: number][],
    asked: string,
  ): [section: number, score: number][] {
    const names = this.names[number] ?? []
    if (names.includes(asked)) return best
    const exact = this.functions[number]?.get(asked) ?? this.headedExactly(number, asked)
    // ports and other numbers vary
    const worded = asked.split(' ').filter((term) => /\D/.test(term))
    const telling = worded.filter((term) => !isCommon(term))
    // a single word is in too many headings
    const terms = telling.length > 1 ? telling : worded
    const isInName = names.some((name) => hasTerms(name, terms))
    const named = exact !== undefined || isInName ? exact : this.bestHeaded(number, terms)
    if (named === undefined) return best
    const others = best.filter(([section]) => section !== named)
    return [[named, best[0]?.[1] ?? 0], ...others].slice(0, SECTIONS_SHOWN) as typeof best
  }

  /**
   * Adds the section that a question asks about within a page it names: `docker volume` leads to the section "Persist
   * data in a volume" of the page Docker. Without this, the opening of the page outweighs its sections.
   */
  private withDetail(
    number: number,
    best: [section: number, score: number][],
    asked: string,
  ): [section: number, score: number][] {
    const [opening] = best
    if (!opening) return best
    const terms = asked.split(' ')
    const least = opening[1] * SECTION_WORTH_SHOWING
    for (const name of new Set(this.names[number])) {
      const named = new Set(name.split(' '))
      const details = terms.filter((term) => !named.has(term))
      if (details.length === 0 || details.length === terms.length) continue
      const section = this.bestHeaded(number, details)
      if (section === undefined || best.some(([id, score]) => id === section && score >= least)) continue
      const others = best.slice(1).filter(([id]) => id !== section)
      return [opening, [section, least] as [number, number], ...others].slice(0, SECTIONS_SHOWN)
    }
    return best
  }

  /** The normalized name of a heading. Each keystroke needs those of many pages, so they are computed only once. */
  private headingName(heading: string): string {
    let name = this.headingNames.get(heading)
    if (name === undefined) this.headingNames.set(heading, (name = nameOf(heading)))
    return name
  }

  /** The first section of a page with this normalized heading. */
  private headedExactly(page: number, name: string): number | undefined {
    for (let section = this.starts[page] ?? 0; section < (this.starts[page + 1] ?? 0); section++) {
      const heading = this.sections[section]?.heading ?? null
      if (heading !== null && this.headingName(heading) === name) return section
    }
    return undefined
  }

  /** The best section of a page whose heading has all of these terms. */
  private bestHeaded(page: number, terms: readonly string[]): number | undefined {
    let best: number | undefined
    let most = 0
    for (let section = this.starts[page] ?? 0; section < (this.starts[page + 1] ?? 0); section++) {
      const score = this.scores.scores[section] ?? 0
      if (score <= most) continue
      const heading = this.sections[section]?.heading ?? null
      if (heading !== null && hasTerms(this.headingName(heading), terms)) [best, most] = [section, score]
    }
    return best
  }

  /** The first section whose heading has all words that the name of the page lacks; otherwise the first one. */
  private leadOf(number: number, sections: readonly FoundSection[], asked: string): number {
    const named = wordsOfNames(this.names[number] ?? [])
    const missing = asked.split(' ').filter((word) => !isCommon(word) && !named.has(word))
    return Math.max(
      0,
      sections.findIndex(({ heading }) => hasTerms(this.headingName(heading ?? ''), missing)),
    )
  }

  private pageOf(number: number, score: number, wanted: Wanted, asked: string): FoundPage {
    const page = this.file.pages[number]
    if (!page) throw new RangeError(`there is no page ${number}`)
    const best = this.withDetail(
      number,
      this.withNamedFirst(number, this.bestSections(number, SECTIONS_SHOWN), asked),
      asked,
    )
    const shown = new Set(best.map(([id]) => id))
    const others = this.bestSections(number, SECTIONS_COUNTED).filter(([id]) => !shown.has(id))
    const [first, most] = best[0] ?? [0, 0]
    // a phrase that asks for one section, or a name that is typed, says nothing against the others
    const bonus = (this.bonuses.get(first) ?? 0) + (this.begun.get(first) ?? 0)
    const least = (most - bonus) * SECTION_WORTH_SHOWING
    const found = ([id, one]: [section: number, score: number]) => {
      const section = this.sections[id]
      if (!section) return []
      const isRepeated = this.repeated.has(section.heading ?? '')
      return [{ ...section, score: one, isRepeated, likeness: this.likenesses.get(id) ?? 0 }]
    }
    const sections = best.filter(([, one]) => one >= least).flatMap(found)
    const candidates = [...best, ...others].flatMap(found)
    const lead = this.leadOf(number, sections, asked)
    return { ...page, ...wanted, number, sections, candidates, lead, score }
  }
}

function isDocs({ route }: SearchPage): boolean {
  return route.startsWith('/docs/')
}

/** Whether a page belongs to a part of the site; `undefined` is all of it. */
function isIn(page: SearchPage, group: SearchGroup | undefined): boolean {
  return group === undefined || page.group === group || (group === 'Docs' && isDocs(page))
}

/** Leaves out pages that are much weaker than the best one. */
function withoutWeak<Page extends [page: number, score: number, share: number]>(
  found: readonly Page[],
): Page[] {
  const { ofBest, withAllWords, most } = WEIGHTS.worthShowing
  const best = Math.min(found[0]?.[1] ?? 0, most)
  const words = Math.max(0, ...found.map(([, , share]) => share))
  return found.filter(
    ([, score, share]) => score >= best * (share < words * ALL_WORDS ? ofBest : withAllWords),
  )
}

/** Normalizes a name or question for comparison: `LIMIT clause` is equivalent to `LIMIT`. */
function nameOf(text: string): string {
  const words = wordsOf(text)
  const named = words.length > 1 && isKind(words.at(-1) ?? '') ? words.slice(0, -1) : words
  return named.map((word) => termOf(word) ?? '').join(' ')
}

/** Normalized names of the functions in a heading such as `min and max`; empty for other headings. */
function functionNames(heading: string): string[] {
  const names = heading.split(/,\s*(?:and\s)?|\sand\s/)
  return names.every((name) => /^[a-z][a-z0-9_]*$/.test(name)) ? names.map(nameOf) : []
}

const wordsOfNames = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => name.split(' ')))

/** Whether a normalized name has at least one term, and all of these. */
function hasTerms(name: string, terms: readonly string[]): boolean {
  const words = name.split(' ')
  return terms.length > 0 && terms.every((term) => words.includes(term))
}

/** Likeness of a text and the shortest of the names that begin with it: 1 to 2, or 0 if none does. */
function begunLikeness(text: string, names: readonly string[]): number {
  const lengths = names.filter((name) => name.startsWith(text)).map(({ length }) => length)
  return lengths.length > 0 ? 1 + text.length / Math.min(...lengths) : 0
}

/** Removes what differs each time from an error message: `[file=/var/lib/questdb/db/trades/price.d]`. */
function withoutDetails(question: string): string {
  const general = question.replace(/\[[^[\]]*=[^[\]]*(?:\]|$)/g, ' ')
  return general.trim() === '' ? question : general
}

/** What readers look for who type only signs, none of which is an operator; see {@link compoundsOf}. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['--', 'comment syntax'],
  ['/*', 'comment syntax'],
  ['/**/', 'comment syntax'],
  ['[]', 'array syntax'],
])

/**
 * A question with the keys of settings for the environment variables that set them (`QDB_PG_USER` sets `pg.user`), and
 * with words for signs.
 */
function readQuestion(question: string): string {
  const bounded = boundedQuestion(question)
  return (
    SIGNS.get(bounded.trim()) ??
    bounded.replace(/\bQDB_([A-Z0-9_]+)\b/g, (_, name: string) => name.toLowerCase().replaceAll('_', '.'))
  )
}

/** Removes common words: "what is the designated timestamp" becomes "designated timestamp". */
function withoutCommonWords(question: string): string {
  return compoundsOf(question)
    .map(({ text }) => text)
    .filter((word) => !isCommon(word))
    .join(' ')
}

/** Count of the words of a name. */
function lengthOf(name: string): number {
  return new Set(wordsOf(name).map(termOf)).size
}
