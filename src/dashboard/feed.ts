import { backOff } from './back-off'
import type { Choice } from './dashboard-data'
import { FIRST_STATE, nextState, type FeedEvent, type FeedState } from './feed-state'
import type { Source } from './source'
import { errorMessage } from '../base/error-message'

/** Polls a source and maintains the state. Only one set of requests is pending at any time. */
export class Feed {
  private state = FIRST_STATE
  private readonly listeners = new Set<() => void>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private request: AbortController | undefined
  /** Whether the next response may be a later one. */
  private isNext = false

  constructor(
    readonly source: Source,
    private choice: Choice,
    private readonly now: () => number = Date.now,
    private readonly chance: () => number = Math.random,
  ) {}

  /** Returns the current state, for useSyncExternalStore. */
  readonly getState = (): FeedState => this.state

  /** Subscribes to changes, for useSyncExternalStore; returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Starts polling. */
  start(): void {
    this.schedule(0)
  }

  /** Stops polling, and aborts a pending request. {@link start} continues it. */
  stop(): void {
    this.cancel()
  }

  /** Selects a different pair or candle size for the same time. */
  choose(choice: Choice): void {
    this.choice = choice
    this.isNext = false
    this.tell({ type: 'choose' })
    this.again()
  }

  /** Pauses or resumes polling. */
  setPaused(isPaused: boolean): void {
    this.tell({ type: isPaused ? 'pause' : 'resume' })
    this.again()
  }

  /** Reports that the tab has been hidden or shown. */
  setHidden(isHidden: boolean): void {
    if (isHidden === this.state.isHidden) return
    this.tell({ type: isHidden ? 'hide' : 'show' })
    this.again()
  }

  /** Retries immediately instead of waiting for the delay. */
  retry(): void {
    this.again()
  }

  /** Continues a replay from a time in milliseconds since 1970. A paused replay shows that time and remains paused. */
  seek(time: number): void {
    this.source.seek?.(time)
    this.isNext = false
    this.tell({ type: 'seek' })
    this.cancel()
    if (!this.state.isHidden) this.schedule(0)
  }

  /** Plays a replay at a multiple of real time. The next step follows after the new interval. */
  setSpeed(speed: number): void {
    this.source.setSpeed?.(speed)
    if (this.state.phase !== 'live') return
    this.cancel()
    this.schedule(this.source.pollEvery)
  }

  private again(): void {
    this.cancel()
    const { isPaused, isHidden, snapshot } = this.state
    // while paused, a change of the selection loads a single response
    if (isHidden || (isPaused && snapshot !== null)) return
    this.schedule(0)
  }

  private cancel(): void {
    clearTimeout(this.timer)
    this.request?.abort()
    this.request = undefined
  }

  private schedule(wait: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.ask(), wait)
  }

  private async ask(): Promise<void> {
    const request = new AbortController()
    this.request = request
    try {
      const snapshot = await this.source.load(this.choice, request.signal, this.isNext)
      if (request.signal.aborted) return
      this.isNext = true
      this.tell({ type: 'answer', at: this.now(), snapshot })
      this.tell({ type: 'look', at: this.now(), staleAfter: this.source.staleAfter })
      if (!snapshot.isLast && !this.state.isPaused) this.schedule(this.source.pollEvery)
    } catch (error) {
      if (request.signal.aborted) return
      const wait = backOff(this.state.failures + 1, this.chance())
      this.tell({ type: 'failure', at: this.now(), problem: errorMessage(error), wait })
      if (!this.state.isPaused) this.schedule(wait)
    }
  }

  private tell(event: FeedEvent): void {
    const state = nextState(this.state, event)
    if (state === this.state) return
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
