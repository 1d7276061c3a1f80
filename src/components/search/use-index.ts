import { useEffect, useState } from 'react'
import { loadSearch, type LoadedSearch } from '../../search/load-engine'

/** The search's index: on its way, not to be had, or there. */
export type Index =
  { state: 'loading' } | { state: 'failed'; retry: () => void } | { state: 'ready'; search: LoadedSearch }

/** What both panels of the search are given. */
export interface PanelProps {
  index: Index
  question: string
  onQuestion: (question: string) => void
  /** Leaves the dialog for a page of the site. */
  onGo: (href: string) => void
  /** Changes from searching to asking, or back, with the same question. */
  onOtherMode: () => void
}

/** Loads the index while the dialog is open. */
export function useIndex(): Index {
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

  if (search) return { state: 'ready', search }
  if (!failed) return { state: 'loading' }
  return {
    state: 'failed',
    retry: () => {
      setAttempt((count) => count + 1)
    },
  }
}
