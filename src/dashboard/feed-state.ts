import type { Snapshot } from './source'

/** What a reader is told. */
export type Phase = 'connecting' | 'live' | 'stale' | 'paused' | 'failed' | 'ended'

/** What is known about the polling. Times are milliseconds on one clock. */
export interface FeedState {
  phase: Phase
  /** The last answer; kept while there is no newer one, so that the reader has something to look at. */
  snapshot: Snapshot | null
  /** When it came. */
  answeredAt: number | null
  /** When the newest row became newer. */
  advancedAt: number | null
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
  | { type: 'pause' | 'resume' | 'hide' | 'show' | 'restart' }
  | { type: 'choose' }

/** Nothing was asked yet. */
export const FIRST_STATE: FeedState = {
  phase: 'connecting',
  snapshot: null,
  answeredAt: null,
  advancedAt: null,
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
        failures: state.failures + 1,
        problem: event.problem,
        retryAt: event.at + event.wait,
      }
    case 'look': {
      const isStale = state.advancedAt !== null && event.at - state.advancedAt >= event.staleAfter
      return isStale === state.isStale ? state : { ...state, isStale }
    }
    case 'pause':
      return { ...state, isPaused: true, retryAt: null }
    case 'resume':
      // the pause was no lack of data
      return { ...state, isPaused: false, advancedAt: null, isStale: false }
    case 'hide':
      return { ...state, isHidden: true, retryAt: null }
    case 'show':
      return { ...state, isHidden: false, advancedAt: null, isStale: false }
    case 'choose':
      return { ...state, snapshot: null, answeredAt: null, advancedAt: null, isStale: false }
    case 'restart':
      return { ...state, hasEnded: false, advancedAt: null }
  }
}

function answered(state: FeedState, { at, snapshot }: { at: number; snapshot: Snapshot }): FeedState {
  const before = state.snapshot?.newest ?? null
  const isNewer =
    state.advancedAt === null || (snapshot.newest !== null && (before === null || snapshot.newest > before))
  return {
    ...state,
    snapshot,
    answeredAt: at,
    advancedAt: isNewer ? at : state.advancedAt,
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
  return state.isStale ? 'stale' : 'live'
}
