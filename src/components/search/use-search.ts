import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { FoundPage } from '../../search/engine'
import { loadSearch, type LoadedSearch } from '../../search/load-engine'
import type { SearchGroup } from '../../search/search-file'

/** Where the search stands: its index is on the way, did not come, or is there. */
type Loading = { state: 'loading' } | { state: 'failed'; retry: () => void } | { state: 'ready' }

/** Answers to a question while it is typed. */
export function useSearch(question: string, group: SearchGroup | undefined) {
  const [search, setSearch] = useState<LoadedSearch>()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    setFailed(false)
    loadSearch().then(
      (loaded) => {
        if (isWanted) setSearch(loaded)
      },
      (error: unknown) => {
        console.warn('The search index could not be loaded', error)
        if (isWanted) setFailed(true)
      },
    )
    return () => {
      isWanted = false
    }
  }, [attempt])

  const asked = useDeferredValue(question.trim())
  const pages = useMemo<FoundPage[]>(
    () => (search && asked !== '' ? search.engine.search(asked, group) : []),
    [search, asked, group],
  )
  const loading: Loading = search
    ? { state: 'ready' }
    : failed
      ? {
          state: 'failed',
          retry: () => {
            setAttempt((count) => count + 1)
          },
        }
      : { state: 'loading' }
  return { loading, pages, asked, suggestions: search?.suggestions ?? [] }
}
