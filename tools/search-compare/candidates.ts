import { Document, Encoder } from 'flexsearch'
import MiniSearch from 'minisearch'
import { create, insertMultiple, load, save, search, type AnyOrama, type RawData } from '@orama/orama'
import type { SearchDocument } from '../../src/search/build-search-file'
import { SearchEngine } from '../../src/search/engine'
import type { SearchFile } from '../../src/search/search-file'
import { isCommon, termOf, wordsOf } from '../../src/search/terms'
import { WEIGHTS } from '../../src/search/weights'

/** Indexes of sections, best first. */
type Answer = (question: string) => number[] | Promise<number[]>

/** A search library with its settings. */
export interface Candidate {
  name: string
  /** Package whose version is reported; null for the site's own code. */
  package: string | null
  /** Source of the module a browser would load, relative to the project's root. */
  entry: string
  /** What would be sent to the browser. */
  build(documents: readonly SearchDocument[]): Promise<string>
  /** What the browser would create from it. */
  open(sent: string): Promise<Answer>
}

const FIELDS = ['title', 'lead', 'heading', 'names', 'errors', 'text', 'code'] as const
const MOST = 60

/** Returns words, without those that occur in every question, in the form that our own engine uses. */
const termsOf = (text: string) =>
  wordsOf(text).flatMap((word) => {
    const term = isCommon(word) ? null : termOf(word)
    return term === null ? [] : [term]
  })

const miniSearchOptions = {
  fields: [...FIELDS],
  tokenize: wordsOf,
  processTerm: (word: string) => (isCommon(word) ? null : termOf(word)),
}

const miniSearch: Candidate = {
  name: 'MiniSearch',
  package: 'minisearch',
  entry: "export { default } from 'minisearch'",
  build: (documents) => {
    const index = new MiniSearch(miniSearchOptions)
    index.addAll(documents.map((document, id) => ({ id, ...document })))
    return Promise.resolve(JSON.stringify(index))
  },
  open: (sent) => {
    const index = MiniSearch.loadJSON(sent, miniSearchOptions)
    const options = {
      boost: WEIGHTS.field,
      prefix: (term: string) => term.length > 2,
      fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.5, fuzzy: 0.35 },
    }
    return Promise.resolve((question) => {
      const all = index.search(question, { ...options, combineWith: 'AND' })
      const results = all.length < 3 ? index.search(question, { ...options, combineWith: 'OR' }) : all
      return results.slice(0, MOST).map(({ id }) => id as number)
    })
  },
}

const newFlexSearch = () =>
  new Document({
    document: {
      id: 'id',
      // it doesn't support field weights, so the order of fields matters
      index: ['names', 'title', 'heading', 'lead', 'errors', 'text', 'code'].map((field) => ({
        field,
        tokenize: 'forward' as const,
        encoder: new Encoder({
          normalize: false,
          split: false,
          prepare: (text: string) => text,
          finalize: (words: string[]) => words.flatMap(termsOf),
        }),
      })),
    },
  })

const flexSearch: Candidate = {
  name: 'FlexSearch',
  package: 'flexsearch',
  entry: "export { Document, Encoder } from 'flexsearch'",
  build: async (documents) => {
    const index = newFlexSearch()
    documents.forEach((document, id) => index.add({ id, ...document }))
    const parts = new Map<string, string>()
    // its types don't mention that it returns a promise
    const exportTo = index.export.bind(index) as (keep: (key: string, data: string) => void) => Promise<void>
    await exportTo((key, data) => {
      parts.set(key, data)
    })
    return JSON.stringify(Object.fromEntries(parts))
  },
  open: (sent) => {
    const index = newFlexSearch()
    for (const [key, data] of Object.entries(JSON.parse(sent) as Record<string, string>))
      index.import(key, data)
    return Promise.resolve((question) => {
      const results = index.search(question, { limit: MOST, suggest: true, merge: true }) as { id: number }[]
      return results.map(({ id }) => id)
    })
  },
}

const newOrama = () =>
  create({
    schema: Object.fromEntries(FIELDS.map((field) => [field, 'string' as const])),
    components: {
      tokenizer: {
        language: 'english',
        normalizationCache: new Map(),
        tokenize: (text: string) => [...new Set(termsOf(text))],
      },
    },
  })

const orama: Candidate = {
  name: 'Orama',
  package: '@orama/orama',
  entry: "export { create, load, search } from '@orama/orama'",
  build: async (documents) => {
    const index = newOrama()
    await insertMultiple(
      index,
      documents.map((document, id) => ({ id: String(id), ...document })),
    )
    // the search only needs the number of stored documents, not the documents
    return JSON.stringify({ ...save(index), docs: undefined })
  },
  open: (sent) => {
    const index: AnyOrama = newOrama()
    const raw = JSON.parse(sent) as RawData & { internalDocumentIDStore: { internalIdToId: string[] } }
    const docs = Object.fromEntries(
      raw.internalDocumentIDStore.internalIdToId.map((id, at) => [at + 1, { id }]),
    )
    load(index, { ...raw, docs: { docs, count: Object.keys(docs).length } })
    return Promise.resolve(async (question) => {
      const ask = (threshold: number, tolerance: number) =>
        search(index, { term: question, boost: WEIGHTS.field, limit: MOST, threshold, tolerance })
      const all = await ask(0, 0)
      const results = all.count > 0 ? all : await ask(1, 1)
      return results.hits.map(({ id }) => Number(id))
    })
  },
}

/** The site's engine, with or without its synonyms, error messages, and phrases. */
function own(name: string, file: SearchFile): Candidate {
  const starts: number[] = []
  file.sections.reduce((start, sections) => (starts.push(start), start + sections.length), 0)
  return {
    name,
    package: null,
    entry: "export { SearchEngine } from './src/search/engine'",
    build: () => Promise.resolve(JSON.stringify(file)),
    open: (sent) => {
      const engine = new SearchEngine(JSON.parse(sent) as SearchFile)
      return Promise.resolve((question) =>
        engine
          .search(question)
          .flatMap(({ number, sections }) =>
            sections.slice(0, 1).map(({ place }) => (starts[number] ?? 0) + place),
          ),
      )
    },
  }
}

/** All compared libraries. */
export function candidates(file: SearchFile): Candidate[] {
  return [
    own('src/search, as on the site', file),
    own('src/search, index alone', {
      ...file,
      synonyms: [],
      errors: [],
      phrases: { terms: '', phrases: '' },
      keywords: { terms: '', phrases: '' },
    }),
    miniSearch,
    flexSearch,
    orama,
  ]
}
