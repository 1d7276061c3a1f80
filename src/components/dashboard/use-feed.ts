import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Choice, DashboardData } from '../../dashboard/dashboard-data'
import { Feed } from '../../dashboard/feed'
import type { FeedState } from '../../dashboard/feed-state'
import { createRecordedSource } from '../../dashboard/recorded-source'
import type { Source } from '../../dashboard/source'
import { selected, writeParameter } from './address'
import { readSpeed } from './kept-speed'

/** A feed that loads data while the page is visible, and its current state. */
export interface UsedFeed {
  feed: Feed
  state: FeedState
  choice: Choice
  choose: (choice: Choice) => void
}

/**
 * Creates the feed of a dashboard.
 *
 * @param live queries a server; null for the recording
 */
export function useFeed(data: DashboardData, live: Source | null): UsedFeed {
  const [{ feed, first }] = useState(() => {
    const source = live ?? createRecordedSource(data)
    source.setSpeed?.(readSpeed(data.recording))
    const first: Choice = {
      symbol: selected('pair', source.symbols),
      step: selected('candles', source.steps),
    }
    return { feed: new Feed(source, first), first }
  })
  const [choice, setChoice] = useState(first)
  const state = useSyncExternalStore(feed.subscribe, feed.getState, feed.getState)
  const isStarted = useRef(false)

  useEffect(() => {
    const look = () => feed.setHidden(document.visibilityState === 'hidden')
    look()
    if (document.visibilityState !== 'hidden' && !isStarted.current) feed.start()
    isStarted.current = true
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      feed.stop()
      isStarted.current = false
    }
  }, [feed])

  return {
    feed,
    state,
    choice,
    choose: (next) => {
      writeParameter('pair', next.symbol)
      writeParameter('candles', next.step)
      setChoice(next)
      feed.choose(next)
    },
  }
}
