import type { Choice, QueryName } from './dashboard-data'
import type { Candle, Rows } from './read-answer'

/** Responses to all queries at one time. Rejected queries are missing. */
export interface Snapshot {
  rows: Partial<Rows>
  /** The candle that a replay hasn't completed yet; null before its first trade. A live server's rows contain it. */
  forming?: Candle | null
  /** The server's messages about rejected queries. */
  refusals: Partial<Record<QueryName, string>>
  /** Time of the newest row, in milliseconds since 1970; null without rows. */
  newest: number | null
  /** Time of a replay's clock; undefined for a live server. */
  clock?: number
  /** Whether this is the end of the replay. */
  isLast?: boolean
}

/** A source of rows. */
export interface Source {
  kind: 'recording' | 'live'
  symbols: readonly string[]
  steps: readonly string[]
  /** Polling interval in milliseconds; a change applies to the next poll. */
  readonly pollEvery: number
  /** Milliseconds without a newer row after which the data is stale; Infinity if it can't become stale. */
  staleAfter: number
  /**
   * Runs all queries.
   *
   * @param isNext whether the clock may advance since the last response
   * @throws {Error} with a message for the reader; AbortError if aborted through `signal`
   */
  load(choice: Choice, signal: AbortSignal, isNext: boolean): Promise<Snapshot>
  /** Returns a query as it's sent. */
  sqlOf(name: QueryName, choice: Choice): string
  /** Sets the clock to a time in milliseconds since 1970, if there is one. */
  seek?(time: number): void
  /** Sets the speed of the clock as a multiple of real time, if there is a clock. */
  setSpeed?(speed: number): void
}

/** Returns the time that a response describes: that of the replay's clock, or of the newest row. */
export function timeOf({ clock, newest }: Pick<Snapshot, 'clock' | 'newest'>): number | null {
  return clock ?? newest
}

/** Returns the time of the newest row of any response. */
export function newestRow(rows: Partial<Rows>): number | null {
  const times = [rows.candles?.at(-1), rows.trades?.[0], rows.book?.[0]].flatMap((row) =>
    row ? [row.time] : [],
  )
  return times.length === 0 ? null : Math.max(...times)
}
