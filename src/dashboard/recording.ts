import type { Choice, QueryName } from './dashboard-data'
import type { AnswerTable } from './read-answer'
import { MalformedAnswer } from '../base/malformed-answer'
import { ownValue } from '../base/own-value'

/** Answers of a real server, by column because that compresses better. Times are milliseconds since 1970. */
export interface RecordedAnswer {
  columns: string[]
  /** The values of each column, newest first where the question asks for that. */
  values: unknown[][]
}

/** What was recorded for one pair. */
export interface RecordedSymbol {
  /** Answers that depend on the size of the candles, by that size. */
  steps: Record<string, Record<'candles' | 'bands' | 'rsi', RecordedAnswer>>
  book: RecordedAnswer
  trades: RecordedAnswer
}

/** content/dashboards/<name>-recording.json, as the page fetches it. */
export interface Recording {
  /** Version of the server that answered. */
  engine: string
  /** Day on which it did: 2025-07-31. */
  recordedOn: string
  /** Of the questions, their parameters and the demo tables: another one means that the recording is old. */
  digest: string
  symbols: Record<string, RecordedSymbol>
}

/** Takes fetched JSON for a recording; the build has checked the file, so this finds other files only. */
export function readRecording(json: unknown): Recording {
  if (typeof json !== 'object' || json === null || !('symbols' in json))
    throw new MalformedAnswer('the recording has an unexpected format')
  return json as Recording
}

/**
 * A recorded answer in the form in which /exec sends it.
 * @throws {MalformedAnswer} for what was not recorded
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
