import type { Options } from 'minisearch'
import { termOf, wordsOf } from './terms'

/** What is searched of a section. */
export interface SearchDocument {
  /** Number of the section. */
  id: number
  /** Title, label and keywords of its page; only for the part before the first heading. */
  title: string
  heading: string
  /** Functions that it documents, keys of the configuration that it names. */
  names: string
  /** Words of the server that its examples show where they fail on purpose. */
  errors: string
  text: string
  code: string
}

/** How sections are indexed; the same when the index is made and when it is read. */
export const INDEX_OPTIONS: Options<SearchDocument> = {
  fields: ['title', 'heading', 'names', 'errors', 'text', 'code'],
  tokenize: wordsOf,
  processTerm: termOf,
}

/** How much a word counts by where it stands. Chosen on the questions of content/search/questions.yml. */
export const BOOST = { title: 7, heading: 4, names: 6, errors: 2, text: 1, code: 0.5 }
