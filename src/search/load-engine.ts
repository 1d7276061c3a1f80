import { SearchEngine } from './engine'
import { SEARCH_FILE, searchAddress, textFile, type SearchFile, type SectionText } from './search-file'

/** What the search needs while it is open. */
export interface LoadedSearch {
  engine: SearchEngine
  suggestions: readonly string[]
}

let loading: Promise<LoadedSearch> | undefined

/**
 * Fetches the index once; a later call after a failure tries again.
 * @throws when the network or the answer fails
 */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= fetchJson<SearchFile>(SEARCH_FILE).then((file) => ({
    engine: new SearchEngine(file),
    suggestions: file.suggestions,
  }))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

const texts = new Map<number, Promise<SectionText[]>>()

/** Texts of a page's sections, for excerpts and answers; none where they cannot be had. */
export function textsOf(page: number): Promise<SectionText[]> {
  let text = texts.get(page)
  if (!text) {
    text = fetchJson<SectionText[]>(textFile(page)).catch(() => {
      texts.delete(page)
      return []
    })
    texts.set(page, text)
  }
  return text
}

async function fetchJson<T>(file: string): Promise<T> {
  const address = searchAddress(window.___webpackCompilationHash, file)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: HTTP ${answer.status}`)
  return (await answer.json()) as T
}
