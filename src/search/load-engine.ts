import { SearchEngine } from './engine'
import { SEARCH_FILE, searchAddress, textFile, type SearchFile, type SectionText } from './search-file'

/** What the search needs while it is open. */
export interface LoadedSearch {
  engine: SearchEngine
  suggestions: readonly string[]
}

/**
 * Why a file of the search couldn't be loaded: the tab shows a build that is no longer deployed, or anything else, such
 * as a lost connection.
 */
export type LoadFailure = 'outdated' | 'unreachable'

/** Timeout of a request, in milliseconds. The largest file is the index with about 400 KB. */
const PATIENCE = 15_000

/** Address of the name of the deployed build; see outputs/name-the-build.ts. */
const DEPLOYED_BUILD = '/build.json'

let loading: Promise<LoadedSearch> | undefined

/**
 * Fetches the index once. After a failure, the next call tries again.
 * @throws if the index doesn't arrive in time or isn't valid
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

/**
 * Fetches the texts of a page's sections once, for excerpts and answers. After a failure, the next call tries again.
 * @throws if they don't arrive in time or aren't valid
 */
export function textsOf(page: number): Promise<SectionText[]> {
  let text = texts.get(page)
  if (!text) {
    text = fetchJson<SectionText[]>(textFile(page)).then((sections) => {
      if (!Array.isArray(sections)) throw new TypeError(`${textFile(page)} is not a list of sections`)
      return sections
    })
    texts.set(page, text)
    text.catch(() => texts.delete(page))
  }
  return text
}

async function fetchJson<T>(file: string): Promise<T> {
  const address = searchAddress(window.___webpackCompilationHash, file)
  // revalidated, because the browser's cache may contain an intermediary's response, such as a login page
  const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) })
  if (!answer.ok) throw new Error(`${address}: HTTP ${answer.status}`)
  return (await answer.json()) as T
}

/** Finds out why a file couldn't be loaded. */
export async function failureReason(): Promise<LoadFailure> {
  try {
    const answer = await fetch(DEPLOYED_BUILD, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    const { build } = (await answer.json()) as { build?: unknown }
    if (answer.ok && typeof build === 'string' && build !== window.___webpackCompilationHash)
      return 'outdated'
  } catch {
    // the host is unreachable as well
  }
  return 'unreachable'
}
