import { useEffect, useState } from 'react'
import { failureReason, loadSearch, type LoadedSearch, type LoadFailure } from '../../search/load-engine'

/** Something that the search loads and that couldn't be loaded. */
export interface Failed {
  state: 'failed'
  reason: LoadFailure
  retry: () => void
}

/** The search's index. */
export type Index = { state: 'loading' } | Failed | { state: 'ready'; search: LoadedSearch }

/** What both panels of the search are given. */
export interface PanelProps {
  index: Index
  question: string
  onQuestion: (question: string) => void
  /** Leaves the dialog for a page of the site. */
  onGo: (href: string) => void
  /** Searches for the question that was asked, or asks the one that was searched for. */
  onOtherMode: () => void
}

/** Loads the index while the dialog is open. */
export function useIndex(): Index {
  const [index, setIndex] = useState<Index>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    const set = (next: Index) => {
      if (isWanted) setIndex(next)
    }
    const retry = () => {
      set({ state: 'loading' })
      setAttempt((count) => count + 1)
    }
    loadSearch().then(
      (search) => {
        set({ state: 'ready', search })
      },
      async (error: unknown) => {
        console.warn('The search index could not be loaded:', error)
        set({ state: 'failed', reason: await failureReason(), retry })
      },
    )
    return () => {
      isWanted = false
    }
  }, [attempt])
  useRetryOnline(index)
  return index
}

/** Retries what failed as soon as the browser is online again. */
export function useRetryOnline(loaded: Failed | { state: string; retry?: undefined }): void {
  const { retry } = loaded
  useEffect(() => {
    if (!retry) return
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('online', retry)
    }
  }, [retry])
}
