import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice } from './dashboard-data'
import { Feed } from './feed'
import type { Snapshot, Source } from './source'

const CHOICE: Choice = { symbol: 'BTC-USDT', step: '5m' }
const snapshot = (newest: number, more: Partial<Snapshot> = {}): Snapshot => ({
  rows: {},
  refusals: {},
  newest,
  ...more,
})

/** A source that answers with what a test gives it, and a feed of it without chance. */
function feedOf(load: Source['load'], more: Partial<Source> = {}) {
  const spy = vi.fn(load)
  const source: Source = {
    kind: 'live',
    symbols: ['BTC-USDT'],
    steps: ['5m'],
    pollEvery: 5000,
    staleAfter: 15_000,
    sqlOf: () => '',
    load: spy,
    ...more,
  }
  const feed = new Feed(source, CHOICE, Date.now, () => 1)
  return { feed, load: spy, phase: () => feed.getState().phase }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('Feed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('takes the next step of a replay after the interval of a new speed', async () => {
    const { feed, load } = feedOf(() => Promise.resolve(snapshot(0, { clock: 0 })), { kind: 'recording' })
    feed.source.setSpeed = () => Object.assign(feed.source, { pollEvery: 1000 })
    feed.start()
    await pass(0)
    feed.setSpeed(300)
    await pass(1000)
    expect(load).toHaveBeenCalledTimes(2)
    feed.setPaused(true)
    feed.setSpeed(300)
    await pass(10_000)
    expect(load).toHaveBeenCalledTimes(2)
    feed.stop()
  })

  it('asks at once and then every five seconds', async () => {
    const { feed, load, phase } = feedOf(() => Promise.resolve(snapshot(Date.now())))
    feed.start()
    await pass(0)
    expect(phase()).toBe('connected')
    await pass(10_000)
    expect(phase()).toBe('live')
    expect(load).toHaveBeenCalledTimes(3)
    feed.stop()
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('waits longer after each failure, and at once as before after a success', async () => {
    let isDown = true
    const { feed, load, phase } = feedOf(() =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(snapshot(1)),
    )
    feed.start()
    await pass(0)
    expect(feed.getState()).toMatchObject({ phase: 'failed', problem: 'down', retryAt: Date.now() + 1000 })
    await pass(1000 + 2000 + 4000)
    expect(load).toHaveBeenCalledTimes(4)
    isDown = false
    await pass(7999)
    expect(phase()).toBe('failed')
    await pass(1)
    expect(phase()).toBe('connected')
    await pass(5000)
    expect(load).toHaveBeenCalledTimes(6)
  })

  it('does not ask while paused or hidden, and asks at once when shown', async () => {
    const { feed, load, phase } = feedOf(() => Promise.resolve(snapshot(Date.now())))
    feed.start()
    await pass(0)
    feed.setHidden(true)
    await pass(600_000)
    expect(load).toHaveBeenCalledTimes(1)
    expect(phase()).toBe('paused')
    feed.setHidden(false)
    await pass(0)
    expect(load).toHaveBeenCalledTimes(2)
    feed.setPaused(true)
    feed.setHidden(true)
    feed.setHidden(false)
    await pass(600_000)
    expect(load).toHaveBeenCalledTimes(2)
    feed.setPaused(false)
    await pass(0)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('gives up the answer that is under way when the tab is hidden', async () => {
    let signal: AbortSignal | undefined
    const { feed, phase } = feedOf((_, given) => {
      signal = given
      return new Promise(() => undefined)
    })
    feed.start()
    await pass(0)
    feed.setHidden(true)
    expect(signal?.aborted).toBe(true)
    expect(phase()).toBe('paused')
  })

  it('does not show the late answer to an earlier choice', async () => {
    const answers: ((snapshot: Snapshot) => void)[] = []
    const { feed } = feedOf(() => new Promise((resolve) => answers.push(resolve)))
    feed.start()
    await pass(0)
    feed.choose({ symbol: 'ETH-USDT', step: '5m' })
    await pass(0)
    answers[1]?.(snapshot(2))
    answers[0]?.(snapshot(1))
    await pass(0)
    expect(feed.getState().snapshot?.newest).toBe(2)
  })

  it('answers a choice once while paused', async () => {
    const { feed, load, phase } = feedOf(() => Promise.resolve(snapshot(1)))
    feed.start()
    await pass(0)
    feed.setPaused(true)
    feed.choose({ symbol: 'ETH-USDT', step: '5m' })
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(2)
    expect(phase()).toBe('paused')
    expect(feed.getState().snapshot).not.toBeNull()
  })

  it('says that the time may go on only after an answer to the same choice', async () => {
    const { feed, load } = feedOf(() => Promise.resolve(snapshot(1)))
    feed.start()
    await pass(5000)
    feed.choose({ symbol: 'ETH-USDT', step: '5m' })
    await pass(0)
    expect(load.mock.calls.map(([, , isNext]) => isNext)).toEqual([false, true, false])
  })

  it('stops at the end of a replay, and begins anew when asked', async () => {
    const seek = vi.fn()
    const { feed, load, phase } = feedOf(() => Promise.resolve(snapshot(1, { isLast: true })), { seek })
    feed.start()
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(1)
    expect(phase()).toBe('ended')
    feed.seek(5)
    await pass(0)
    expect(seek).toHaveBeenCalledExactlyOnceWith(5)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('shows another time of a paused replay once, and stays paused', async () => {
    const { feed, load, phase } = feedOf(() => Promise.resolve(snapshot(1)), { seek: vi.fn() })
    feed.start()
    await pass(0)
    feed.setPaused(true)
    feed.seek(5)
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(2)
    expect(phase()).toBe('paused')
  })
})
