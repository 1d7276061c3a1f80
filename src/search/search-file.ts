/** The file that a reader's browser fetches when the search is opened first. */
export interface SearchFile {
  pages: SearchPage[]
  /** Page (its place in `pages`), anchor and heading of each section, by the number that the index has for it. */
  sections: [page: number, anchor: string | null, heading: string | null][]
  synonyms: Synonym[]
  /** Questions that readers may begin with. */
  suggestions: string[]
  /** The index of the search library, as it writes itself. */
  index: object
}

/** A page that can be found. */
export interface SearchPage {
  route: string
  title: string
  /** Docs, SQL, Functions, Configuration or Blog. */
  group: SearchGroup
  /** Where it stands: categories of the sidebar. */
  place: string
}

/** Parts of the site among which a reader may choose. */
export type SearchGroup = (typeof SEARCH_GROUPS)[number]

export const SEARCH_GROUPS = ['Docs', 'SQL', 'Functions', 'Configuration', 'Blog'] as const

/** Words of readers that stand for words of ours. */
export interface Synonym {
  /** Phrases of a question, one of which must be in it. */
  when: string[]
  /** What is searched for as well. */
  also: string[]
}

/** Address of that file. */
export const SEARCH_FILE = '/search/index.json'

/** Address of the texts of a page's sections, from which excerpts are taken: an array in the order of the sections. */
export function textFile(page: number): string {
  return `/search/text/${page}.json`
}
