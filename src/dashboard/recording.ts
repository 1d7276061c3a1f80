import type { Choice, QueryName } from './dashboard-data'
import type { AnswerTable } from './read-answer'
import { MalformedAnswer } from '../base/malformed-answer'
import { ownValue } from '../base/own-value'

/** A recorded response, by column because that compresses better. Times are milliseconds since 1970. */
export interface RecordedAnswer {
  columns: string[]
  /** The values of each column, newest first if the query sorts them so. */
  values: unknown[][]
}

/** The recording of one pair. */
export interface RecordedSymbol {
  /** Responses that depend on the candle size, by that size. */
  steps: Record<string, Record<'candles' | 'bands' | 'rsi', RecordedAnswer>>
  book: RecordedAnswer
  trades: RecordedAnswer
}

/** content/dashboards/<name>-recording.json, as fetched by the page. */
export interface Recording {
  /** Version of the server that was recorded. */
  engine: string
  /** Date of the recording, for example 2025-07-31. */
  recordedOn: string
  /** Digest of the queries, their variables, and the demo tables. If it differs, the recording is outdated. */
  digest: string
  symbols: Record<string, RecordedSymbol>
}

/** Casts fetched JSON to a recording. The build has validated the file, so this only detects a different file. */
export function readRecording(json: unknown): Recording {
  if (typeof json !== 'object' || json === null || !('symbols' in json))
    throw new MalformedAnswer('the recording has an unexpected format')
  return json as Recording
}

/**
 * Returns a recorded response in the format of /exec.
 *
 * @throws {MalformedAnswer} if it wasn't recorded
 */
export function recordedTable(recording: Recording, { symbol, step }: Choice, name: QueryName): AnswerTable {
  const forSymbol = ownValue(recording.symbols, symbol)
  const forStep = forSymbol && ownValue(forSymbol.steps, step)
  const answer = name === 'book' || name === 'trades' ? forSymbol?.[name] : forStep?.[name]
  if (!answer) throw new MalformedAnswer(`${symbol} ${step} is not in the recording`)
  const [first = []] = answer.values
  return {
    columns: answer.columns.map((column) => ({ name: column })),
    dataset: first.map((_, row) => answer.values.map((column) => column[row])),
  }
}
