import type { PackedPhrases } from './phrases'
import type { PackedPostings } from './postings'

/** The file that the browser fetches when the search is first opened. */
export interface SearchFile {
  pages: SearchPage[]
  /** Sections of each page in order; the numbers of the index count on from page to page. */
  sections: PackedSection[][]
  synonyms: Synonym[]
  /** Questions that readers may begin with. */
  suggestions: string[]
  index: PackedPostings
  /** Messages of the server that examples show, each with the numbers of the sections. */
  errors: [message: string, ...sections: number[]][]
  /** Questions and phrases with which readers ask for sections. */
  phrases: PackedPhrases
  /** Keywords of pages, in the same form. */
  keywords: PackedPhrases
}

/** Heading of a section, and its anchor where {@link anchorOf} would not find it; null before the first heading. */
export type PackedSection = string | [heading: string, anchor: string] | null

/** A section as the search knows it. */
export interface SearchSection {
  /** Its page's place in the file. */
  page: number
  /** Its place among the page's sections, from 0. */
  place: number
  anchor: string | null
  heading: string | null
}

/** A page that can be found. */
export interface SearchPage {
  route: string
  title: string
  /** Label of the sidebar, where it is not the title. */
  label?: string
  group: SearchGroup
  /** Categories of the sidebar that contain it. */
  place: string
}

/** Parts of the site among which a reader may choose; `Docs` includes the three that follow. */
export const SEARCH_GROUPS = ['Docs', 'SQL', 'Functions', 'Configuration', 'Glossary', 'Blog'] as const

/** Maximum number of pages among the results of a question. */
export const PAGES_SHOWN = 8

/** Part of the site that a page belongs to. Comparisons are few, and can't be chosen. */
export type SearchGroup = (typeof SEARCH_GROUPS)[number] | 'Compare'

/** Maps readers' terms to those of the documentation. */
export interface Synonym {
  /** Phrases of a question, one of which must be in it. */
  when: string[]
  /** What is searched for as well. */
  also: string[]
}

/** A section's words, for excerpts and answers. */
export interface SectionText {
  /** A line for each paragraph, list item and table row. */
  text: string
  /** Its code blocks. */
  code: string
  /** For each code block, the number of lines of `text` before it, if that's known. */
  codeAfter?: readonly number[] | undefined
}

/** The page that lists the known issues, which rarely are what a question is about. */
export const RELEASE_NOTES = '/release-notes/'

/** Folder of all files of the search, in the finished site. */
export const SEARCH_FOLDER = '/search'

/** Name of the search file. */
export const SEARCH_FILE = 'index.json'

/** Name of the file with the texts of a page's sections: an array of {@link SectionText} in the order of the sections. */
export function textFile(page: number): string {
  return `text/${page}.json`
}

/** Address of a file of the search: each build has its own. */
export function searchAddress(build: string, file: string): string {
  return `${SEARCH_FOLDER}/${build}/${file}`
}

/** The anchor that a heading usually has. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
}

/** Sections of all pages, by the number that the index has for them. */
export function openSections(file: SearchFile): SearchSection[] {
  return file.sections.flatMap((sections, page) =>
    sections.map((section, place) => {
      const [heading, anchor] = Array.isArray(section)
        ? section
        : [section, section === null ? null : anchorOf(section)]
      return { page, place, heading, anchor }
    }),
  )
}
