import type { Snapshot } from './source'

/**
 * What a reader is told. `connected` has an answer and `live` a newer row since then: a server that answers may have
 * stopped receiving rows long ago.
 */
export type Phase = 'connecting' | 'connected' | 'live' | 'stale' | 'paused' | 'failed' | 'ended'

/** What is known about the polling. Times are milliseconds on one clock. */
export interface FeedState {
  phase: Phase
  /** The last answer; kept while there is no newer one, so that the reader has something to look at. */
  snapshot: Snapshot | null
  /** When it came. */
  answeredAt: number | null
  /** When the newest row became newer. */
  advancedAt: number | null
  /** A newer row has arrived, or the clock of a replay runs. */
  isArriving: boolean
  /** Failures in a row. */
  failures: number
  /** Why the last try failed; null after a success. */
  problem: string | null
  /** When the next try comes after a failure. */
  retryAt: number | null
  /** The reader asked to pause. */
  isPaused: boolean
  /** The tab is hidden. */
  isHidden: boolean
  /** The data has not become newer for too long. */
  isStale: boolean
  hasEnded: boolean
}

/** What happens to the polling. */
export type FeedEvent =
  | { type: 'answer'; at: number; snapshot: Snapshot }
  | { type: 'failure'; at: number; problem: string; wait: number }
  | { type: 'look'; at: number; staleAfter: number }
  | { type: 'pause' | 'resume' | 'hide' | 'show' | 'seek' }
  | { type: 'choose' }

/** Nothing was asked yet. */
export const FIRST_STATE: FeedState = {
  phase: 'connecting',
  snapshot: null,
  answeredAt: null,
  advancedAt: null,
  isArriving: false,
  failures: 0,
  problem: null,
  retryAt: null,
  isPaused: false,
  isHidden: false,
  isStale: false,
  hasEnded: false,
}

/** The state after an event; the same object when nothing changed. */
export function nextState(state: FeedState, event: FeedEvent): FeedState {
  const changed = change(state, event)
  if (changed === state) return state
  const phase = phaseOf(changed)
  return { ...changed, phase }
}

function change(state: FeedState, event: FeedEvent): FeedState {
  switch (event.type) {
    case 'answer':
      return answered(state, event)
    case 'failure':
      return {
        ...state,
        isArriving: false,
        failures: state.failures + 1,
        problem: event.problem,
        retryAt: event.at + event.wait,
      }
    case 'look': {
      const isStale = state.advancedAt !== null && event.at - state.advancedAt >= event.staleAfter
      return isStale === state.isStale
        ? state
        : { ...state, isStale, isArriving: state.isArriving && !isStale }
    }
    case 'pause':
      return { ...state, isPaused: true, isArriving: false, retryAt: null }
    case 'resume':
      // the pause was no lack of data
      return { ...state, isPaused: false, advancedAt: null, isStale: false }
    case 'hide':
      return { ...state, isHidden: true, isArriving: false, retryAt: null }
    case 'show':
      return { ...state, isHidden: false, advancedAt: null, isStale: false }
    case 'choose':
      return {
        ...state,
        snapshot: null,
        answeredAt: null,
        advancedAt: null,
        isArriving: false,
        isStale: false,
      }
    case 'seek':
      return { ...state, hasEnded: false, advancedAt: null }
  }
}

function answered(state: FeedState, { at, snapshot }: { at: number; snapshot: Snapshot }): FeedState {
  const before = state.snapshot?.newest ?? null
  const hasNewRow =
    state.snapshot !== null && snapshot.newest !== null && (before === null || snapshot.newest > before)
  const isNewer = state.advancedAt === null || hasNewRow
  return {
    ...state,
    snapshot,
    answeredAt: at,
    advancedAt: isNewer ? at : state.advancedAt,
    isArriving: state.isArriving || hasNewRow || snapshot.clock !== undefined,
    isStale: isNewer ? false : state.isStale,
    failures: 0,
    problem: null,
    retryAt: null,
    hasEnded: snapshot.isLast ?? false,
  }
}

function phaseOf(state: FeedState): Phase {
  if (state.isPaused || state.isHidden) return 'paused'
  if (state.problem !== null) return 'failed'
  if (state.hasEnded) return 'ended'
  if (state.snapshot === null) return 'connecting'
  if (state.isStale) return 'stale'
  return state.isArriving ? 'live' : 'connected'
}
