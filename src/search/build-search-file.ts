import MiniSearch from 'minisearch'
import { INDEX_OPTIONS, type SearchDocument } from './index-options'
import type { SearchFile, SearchGroup, Synonym } from './search-file'
import { termOf, wordsOf } from './terms'

/** A page as the data layer gives it. */
export interface IndexedPage {
  route: string
  title: string
  label: string
  keywords: readonly string[]
  place: readonly string[]
  sections: readonly { anchor: string | null; heading: string | null; text: string; code: string }[]
  functions: readonly { name: string; anchor: string | null }[]
  /** Error messages that its examples show. */
  errors: readonly { message: string; anchor: string | null }[]
}

/** A word that stands in the code of more sections than this tells nothing: SELECT, FROM. */
const COMMON_IN_CODE = 0.12

/** The search file, and for each page the texts of its sections. */
export function buildSearchFile(
  pages: readonly IndexedPage[],
  given: { synonyms: Synonym[]; suggestions: string[]; parameters: ReadonlySet<string> },
): { file: SearchFile; texts: string[][] } {
  const sections: SearchFile['sections'] = []
  const documents: SearchDocument[] = []
  pages.forEach((page, number) => {
    for (const { anchor, heading, text, code } of page.sections) {
      const names = page.functions.filter((one) => one.anchor === anchor).map(({ name }) => name)
      const keys = [...new Set(text.match(/[a-z]\w*(?:\.\w+)+/g))].filter((key) => given.parameters.has(key))
      documents.push({
        id: sections.length,
        title: anchor === null ? [page.title, page.label, ...page.keywords].join(' ') : '',
        heading: heading ?? '',
        names: [...names, ...keys].join(' '),
        errors: page.errors
          .filter((one) => one.anchor === anchor)
          .map(({ message }) => message)
          .join(' '),
        text,
        code,
      })
      sections.push([number, anchor, heading])
    }
  })
  const index = new MiniSearch(INDEX_OPTIONS)
  index.addAll(withoutCommonCode(documents))
  return {
    file: {
      pages: pages.map(({ route, title, place }) => ({
        route,
        title,
        group: groupOf(route),
        place: place.join(' › '),
      })),
      sections,
      synonyms: given.synonyms,
      suggestions: given.suggestions,
      index: index.toJSON(),
    },
    texts: pages.map((page) => page.sections.map(({ text }) => text)),
  }
}

/** Code is searched by what is particular in it; what a third of all examples share only makes the file large. */
function withoutCommonCode(documents: readonly SearchDocument[]): SearchDocument[] {
  const counts = new Map<string, number>()
  const termsOf = (code: string) => new Set(wordsOf(code).flatMap((word) => termOf(word) ?? []))
  const codes = documents.map(({ code }) => termsOf(code))
  for (const terms of codes) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const limit = documents.length * COMMON_IN_CODE
  return documents.map((document, at) => ({
    ...document,
    // each word once, and none that is a bare number
    code: [...(codes[at] ?? [])]
      .filter((term) => (counts.get(term) ?? 0) <= limit && /\p{L}/u.test(term))
      .join(' '),
  }))
}

/** The part of the site that a route belongs to. */
export function groupOf(route: string): SearchGroup {
  if (route.startsWith('/docs/reference/function/')) return 'Functions'
  if (route.startsWith('/docs/reference/sql/') || route.startsWith('/docs/reference/operators/')) return 'SQL'
  if (/\/docs\/(configuration|configuration-string)\//.test(route)) return 'Configuration'
  return route.startsWith('/docs/') ? 'Docs' : 'Blog'
}
