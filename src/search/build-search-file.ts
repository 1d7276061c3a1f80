import { withoutErrors } from './fences'
import { ownValue } from '../base/own-value'
import { packPhrases, type Phrase } from './phrases'
import { MARK, openPostings, packPostings, type Postings } from './postings'
import { anchorOf, type SearchFile, type SearchGroup, type SectionText, type Synonym } from './search-file'
import { isCommon, termOf, wordsOf } from './terms'

/** A page from the data layer. */
export interface IndexedPage {
  route: string
  title: string
  description: string
  label: string
  keywords: readonly string[]
  place: readonly string[]
  /** The part of the site that it belongs to. */
  group: SearchGroup
  sections: readonly (SectionText & { anchor: string | null; heading: string | null })[]
  functions: readonly { name: string; anchor: string | null }[]
  /** Error messages that its examples show. */
  errors: readonly { message: string; anchor: string | null }[]
}

/** Searchable fields of a section. */
export interface SearchDocument {
  /** Title, label and keywords of its page; only for the part before the first heading. */
  title: string
  /** Description of its page; only for the part before the first heading. */
  lead: string
  heading: string
  /** Functions that it documents and configuration keys that it names. */
  names: string
  /** Server messages of its examples that fail on purpose. */
  errors: string
  text: string
  code: string
}

/** Fields in which common words are indexed, because they may be names there (`WITH`). */
const FIELDS_WITH_COMMON_WORDS = new Set<keyof SearchDocument>(['title', 'heading', 'names'])

/** Words in the code of more than this share of sections aren't indexed: SELECT, FROM. */
const COMMON_IN_CODE = 0.12

/** Heading of sections that contain only links. They aren't indexed, because the linked pages are. */
const LINKS_HEADING = 'See also'

const UNSEARCHED: SearchDocument = {
  title: '',
  lead: '',
  heading: '',
  names: '',
  errors: '',
  text: '',
  code: '',
}

/** The search file, and for each page the texts of its sections. */
export function buildSearchFile(
  pages: readonly IndexedPage[],
  given: {
    synonyms: Synonym[]
    suggestions: string[]
    /** Phrases by route, with an anchor if they ask for a section. Those of other places than {@link searchedPlaces} are ignored. */
    phrases: Readonly<Record<string, readonly string[]>>
    parameters: ReadonlySet<string>
  },
): { file: SearchFile; texts: SectionText[][] } {
  const index = packPostings(postingsOf(documentsOf(pages, given.parameters)))
  const { terms } = openPostings(index)
  return {
    file: {
      pages: pages.map(({ route, title, label, place, group }) => ({
        route,
        title,
        ...(label === title ? {} : { label }),
        group,
        place: place.join(' › '),
      })),
      sections: pages.map((page) =>
        page.sections.map(({ heading, anchor }) =>
          heading === null || anchor === null || anchorOf(heading) === anchor ? heading : [heading, anchor],
        ),
      ),
      synonyms: given.synonyms,
      suggestions: given.suggestions,
      index,
      errors: errorsOf(pages),
      phrases: packPhrases(phrasesOf(pages, given.phrases), terms),
      keywords: packPhrases(phrasesOf(pages, keywordsOf(pages)), terms),
    },
    texts: pages.map((page) => page.sections.map(({ text, code, codeAfter }) => ({ text, code, codeAfter }))),
  }
}

/** Error messages with the sections that show them. */
function errorsOf(pages: readonly IndexedPage[]): SearchFile['errors'] {
  const errors = new Map<string, Set<number>>()
  let first = 0
  for (const page of pages) {
    for (const { message, anchor } of page.errors) {
      const place = page.sections.findIndex((section) => section.anchor === anchor)
      const sections = errors.get(message) ?? new Set()
      errors.set(message, sections.add(first + Math.max(0, place)))
    }
    first += page.sections.length
  }
  return [...errors].map(([message, sections]) => [message, ...sections])
}

/** Phrases with the sections that they ask for, by section. */
function phrasesOf(
  pages: readonly IndexedPage[],
  given: Readonly<Record<string, readonly string[]>>,
): Phrase[] {
  const places = pages.flatMap((page) => page.sections.map(({ anchor }) => placeOf(page, anchor)))
  return places.flatMap((place, section) => (ownValue(given, place) ?? []).map((text) => ({ section, text })))
}

/** Keywords by the place that they name. */
function keywordsOf(pages: readonly IndexedPage[]): Record<string, string[]> {
  const keywords = new Map<string, string[]>()
  for (const page of pages)
    for (const keyword of page.keywords) {
      const place = placeOf(page, sectionNamed(page, keyword))
      keywords.set(place, [...(keywords.get(place) ?? []), keyword])
    }
  return Object.fromEntries(keywords)
}

/** Places for which phrases can be given: routes of pages, and routes with the anchors of their sections. */
export function searchedPlaces(pages: readonly IndexedPage[]): Set<string> {
  return new Set(pages.flatMap((page) => page.sections.map(({ anchor }) => placeOf(page, anchor))))
}

function placeOf({ route }: IndexedPage, anchor: string | null): string {
  return anchor === null ? route : `${route}#${anchor}`
}

/** Anchor of the section that a keyword names, such as that of a function; null for the beginning of the page. */
function sectionNamed({ sections, functions }: IndexedPage, keyword: string): string | null {
  const isNamed = (name: string | null) => name?.toLowerCase() === keyword.toLowerCase()
  const named =
    functions.find(({ name }) => isNamed(name)) ?? sections.find(({ heading }) => isNamed(heading))
  return named?.anchor ?? null
}

/** What is searched of each section of each page, in order. */
export function documentsOf(
  pages: readonly IndexedPage[],
  parameters: ReadonlySet<string>,
): SearchDocument[] {
  return pages.flatMap((page) =>
    page.sections.map(({ anchor, heading, text, code }) => {
      if (heading === LINKS_HEADING) return UNSEARCHED
      const names = page.functions.filter((one) => one.anchor === anchor).map(({ name }) => name)
      const keys = [...new Set(text.match(/[a-z]\w*(?:\.\w+)+/g))].filter((key) => parameters.has(key))
      const errors = page.errors.filter((one) => one.anchor === anchor).map(({ message }) => message)
      const isFirst = anchor === null
      return {
        title: isFirst ? [page.title, page.label, ...page.keywords].join(' ') : '',
        lead: isFirst ? page.description : '',
        heading: heading ?? '',
        names: [...names, ...keys].join(' '),
        errors: errors.join(' '),
        text,
        code: withoutErrors(code),
      }
    }),
  )
}

function postingsOf(documents: readonly SearchDocument[]): Map<string, Postings> {
  const tooCommon = commonInCode(documents)
  const postings = new Map<string, Map<number, number>>()
  documents.forEach((document, section) => {
    for (const [field, content] of Object.entries(document) as [keyof SearchDocument, string][])
      for (const word of wordsOf(content)) {
        const term = termOf(word)
        if (term === null || (isCommon(word) && !FIELDS_WITH_COMMON_WORDS.has(field))) continue
        // numbers in code are data
        if (field === 'code' && (tooCommon.has(term) || !/\p{L}/u.test(term) || /^\d/.test(term))) continue
        const marks = postings.get(term) ?? new Map<number, number>()
        postings.set(term, marks)
        const mark = marks.get(section) ?? 0
        marks.set(section, field === 'text' ? (mark & ~3) | Math.min(3, (mark & 3) + 1) : mark | MARK[field])
      }
  })
  return postings
}

function commonInCode(documents: readonly SearchDocument[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { code } of documents)
    for (const term of new Set(wordsOf(code).map(termOf)))
      if (term !== null) counts.set(term, (counts.get(term) ?? 0) + 1)
  const most = documents.length * COMMON_IN_CODE
  return new Set([...counts].filter(([, count]) => count > most).map(([term]) => term))
}
