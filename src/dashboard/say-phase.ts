import { capital } from '../base/capital'
import type { FeedState } from './feed-state'
import type { Source } from './source'

/** The state in one or two words, and a sentence if the words aren't sufficient. */
export interface SaidPhase {
  label: string
  detail: string
}

/**
 * Describes the state of the polling. The text changes only with the state, not with each response, because screen
 * readers announce it.
 */
export function sayPhase(
  state: Pick<FeedState, 'phase' | 'problem' | 'snapshot'>,
  source: Pick<Source, 'kind' | 'staleAfter'>,
): SaidPhase {
  const isRecording = source.kind === 'recording'
  switch (state.phase) {
    case 'connecting':
      return { label: isRecording ? 'Loading' : 'Connecting', detail: '' }
    case 'connected':
      return { label: 'Connected', detail: 'Waiting for a newer row.' }
    case 'live':
      return { label: isRecording ? 'Playing' : 'Live', detail: '' }
    case 'stale':
      return {
        label: 'Stale',
        detail: `The server is responding but hasn’t returned a newer row for ${source.staleAfter / 1000} s.`,
      }
    case 'paused':
      return { label: 'Paused', detail: isRecording ? '' : 'No queries are sent until you resume.' }
    case 'failed': {
      const kept = state.snapshot ? ' Showing the last rows received.' : ''
      return { label: 'Failed', detail: `${capital(state.problem ?? 'no response')}.${kept}` }
    }
    case 'ended':
      return { label: 'Ended', detail: '' }
  }
}
