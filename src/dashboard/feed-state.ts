import type { Snapshot } from './source'

/**
 * The state shown to the reader. `connected` means that a response has arrived, and `live` that a newer row has arrived
 * since then, because a server that responds may no longer receive rows.
 */
export type Phase = 'connecting' | 'connected' | 'live' | 'stale' | 'paused' | 'failed' | 'ended'

/** State of the polling. Times are in milliseconds on the same clock. */
export interface FeedState {
  phase: Phase
  /** The last response, retained until a newer one arrives so that the charts aren't empty. */
  snapshot: Snapshot | null
  /** When the time of the newest row last advanced. */
  advancedAt: number | null
  /** Whether a newer row has arrived, or the clock of a replay is running. */
  isArriving: boolean
  /** Number of consecutive failures. */
  failures: number
  /** Reason for the last failure; null after a success. */
  problem: string | null
  /** Time of the next attempt after a failure. */
  retryAt: number | null
  /** Whether the reader has paused the updates. */
  isPaused: boolean
  /** Whether the tab is hidden. */
  isHidden: boolean
  /** Whether the data hasn't advanced for too long. */
  isStale: boolean
  hasEnded: boolean
}

/** An event of the polling. */
export type FeedEvent =
  | { type: 'answer'; at: number; snapshot: Snapshot }
  | { type: 'failure'; at: number; problem: string; wait: number }
  | { type: 'look'; at: number; staleAfter: number }
  | { type: 'pause' | 'resume' | 'hide' | 'show' | 'seek' }
  | { type: 'choose' }

/** Initial state, before the first request. */
export const FIRST_STATE: FeedState = {
  phase: 'connecting',
  snapshot: null,
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

/** Returns the state after an event; the same object if nothing has changed. */
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
      // the pause doesn't count as a lack of data
      return { ...state, isPaused: false, advancedAt: null, isStale: false }
    case 'hide':
      return { ...state, isHidden: true, isArriving: false, retryAt: null }
    case 'show':
      return { ...state, isHidden: false, advancedAt: null, isStale: false }
    case 'choose':
      return {
        ...state,
        snapshot: null,
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
