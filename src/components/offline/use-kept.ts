import { useEffect, useState } from 'react'
import type { FromWorker } from '../../service-worker/messages'
import { hasWorker, watchKept } from '../../client/offline/worker-state'

/** What is stored for offline use: not known yet, not supported (no service worker), or the worker's report. */
export function useKept(): FromWorker | 'unknown' | 'impossible' {
  const [kept, setKept] = useState<FromWorker | 'unknown' | 'impossible'>('unknown')
  useEffect(() => {
    let end: (() => void) | undefined
    let isWanted = true
    void hasWorker().then((has) => {
      if (!isWanted) return
      if (has) end = watchKept(setKept)
      else setKept('impossible')
    })
    return () => {
      isWanted = false
      end?.()
    }
  }, [])
  return kept
}
