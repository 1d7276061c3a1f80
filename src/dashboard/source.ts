import type { Choice, QueryName } from './dashboard-data'
import type { Rows } from './read-answer'

/** Answers to all questions at one time. A question that the server refused is missing. */
export interface Snapshot {
  rows: Partial<Rows>
  /** The server's words about questions that it refused. */
  refusals: Partial<Record<QueryName, string>>
  /** Time of the newest row, in milliseconds since 1970; null without rows. */
  newest: number | null
  /** Time that the clock of a replay shows; absent on a live server. */
  clock?: number
  /** Nothing will follow. */
  isLast?: boolean
}

/** Where rows come from. */
export interface Source {
  kind: 'recording' | 'live'
  symbols: readonly string[]
  steps: readonly string[]
  /** Milliseconds between two answers. */
  pollEvery: number
  /** Milliseconds without a newer row after which the data is stale; Infinity for what cannot be. */
  staleAfter: number
  /**
   * Asks all questions.
   * @param isNext time may go on since the last answer
   * @throws {Error} whose message a reader understands; AbortError when `signal` says so
   */
  load(choice: Choice, signal: AbortSignal, isNext: boolean): Promise<Snapshot>
  /** A question as it is sent. */
  sqlOf(name: QueryName, choice: Choice): string
  /** Moves the clock to a time, in milliseconds since 1970, where there is one to move. */
  seek?(time: number): void
}

/** Time of the newest row of any answer. */
export function newestRow(rows: Partial<Rows>): number | null {
  const times = [rows.candles?.at(-1), rows.trades?.[0], rows.book?.[0]].flatMap((row) =>
    row ? [row.time] : [],
  )
  return times.length === 0 ? null : Math.max(...times)
}
