import { describe, expect, it } from 'vitest'
import { FIRST_STATE, nextState, type FeedEvent, type FeedState } from './feed-state'

const STALE_AFTER = 15_000
const answer = (at: number, newest: number | null, isLast?: boolean): FeedEvent => ({
  type: 'answer',
  at,
  snapshot: { rows: {}, refusals: {}, newest, isLast },
})
const look = (at: number): FeedEvent => ({ type: 'look', at, staleAfter: STALE_AFTER })
const failure = (at: number, wait = 1000): FeedEvent => ({ type: 'failure', at, problem: 'down', wait })
const after = (...events: FeedEvent[]): FeedState => events.reduce(nextState, FIRST_STATE)

describe('nextState', () => {
  it('is live only after a row has arrived that was not there at first', () => {
    expect(FIRST_STATE.phase).toBe('connecting')
    expect(after(answer(0, 1)).phase).toBe('connected')
    expect(after(answer(0, 1), answer(5000, 1)).phase).toBe('connected')
    expect(after(answer(0, 1), answer(5000, 2)).phase).toBe('live')
    expect(after(answer(0, null), answer(5000, 2)).phase).toBe('live')
    // another pair, and a server that was gone, have to show it again
    const live = [answer(0, 1), answer(5000, 2)]
    expect(after(...live, { type: 'choose' }, answer(6000, 9)).phase).toBe('connected')
    expect(after(...live, failure(6000), answer(7000, 2)).phase).toBe('connected')
  })

  it('takes the clock of a replay for movement at once', () => {
    const first = { rows: {}, refusals: {}, newest: 1, clock: 1 }
    expect(after({ type: 'answer', at: 0, snapshot: first }).phase).toBe('live')
  })

  it('is stale when no row is newer for too long, and live again with the first newer one', () => {
    const quiet = [answer(0, 1), answer(5000, 1), answer(15_000, 1)]
    expect(after(...quiet, look(14_999)).phase).toBe('connected')
    expect(after(...quiet, look(15_000)).phase).toBe('stale')
    expect(after(...quiet, look(15_000), answer(20_000, 1), look(20_000)).phase).toBe('stale')
    expect(after(...quiet, look(15_000), answer(20_000, 2), look(20_000)).phase).toBe('live')
  })

  it('is stale when there were never any rows', () => {
    expect(after(answer(0, null), look(STALE_AFTER)).phase).toBe('stale')
  })

  it('counts failures in a row, says when it tries again, and keeps the last rows', () => {
    const state = after(answer(0, 1), failure(5000), failure(6000, 2000))
    expect(state).toMatchObject({ phase: 'failed', failures: 2, problem: 'down', retryAt: 8000 })
    expect(state.snapshot?.newest).toBe(1)
    expect(nextState(state, answer(9000, 2))).toMatchObject({ phase: 'live', failures: 0, problem: null })
  })

  it('is paused by the reader or by a hidden tab, and only without both it goes on', () => {
    const both = after(answer(0, 1), { type: 'pause' }, { type: 'hide' })
    expect(both.phase).toBe('paused')
    expect(nextState(both, { type: 'show' }).phase).toBe('paused')
    expect(nextState(nextState(both, { type: 'show' }), { type: 'resume' }).phase).toBe('connected')
  })

  it('does not take a pause for stale data', () => {
    const back = after(answer(0, 1), { type: 'hide' }, { type: 'show' }, answer(900_000, 1), look(900_000))
    expect(back.phase).toBe('connected')
  })

  it('ends with the last answer of a replay and begins anew', () => {
    const end = after(answer(0, 1), answer(3000, 2, true))
    expect(end.phase).toBe('ended')
    expect(nextState(end, { type: 'seek' }).phase).toBe('live')
  })

  it('shows nothing of one pair under the name of another', () => {
    const state = after(answer(0, 1), { type: 'choose' })
    expect(state).toMatchObject({ phase: 'connecting', snapshot: null })
  })

  it('gives the same object when nothing changed', () => {
    const state = after(answer(0, 1))
    expect(nextState(state, look(1))).toBe(state)
  })
})
