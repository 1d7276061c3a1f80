import { useEffect, useState } from 'react'
import { failureReason, loadSearch, type LoadedSearch, type LoadFailure } from '../../search/load-engine'

/** A part of the search that failed to load. */
export interface Failed {
  state: 'failed'
  reason: LoadFailure
  retry: () => void
}

/** State of the search index. */
export type Index = { state: 'loading' } | Failed | { state: 'ready'; search: LoadedSearch }

/** Properties of both search panels. */
export interface PanelProps {
  index: Index
  question: string
  onQuestion: (question: string) => void
  /** Closes the dialog and navigates to a page of the site. */
  onGo: (href: string) => void
  /** Switches between searching for a question and asking it. */
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
