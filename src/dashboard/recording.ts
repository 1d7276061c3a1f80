import type { Choice, QueryName } from './dashboard-data'
import type { AnswerTable } from './read-answer'
import { MalformedAnswer } from '../base/malformed-answer'
import { ownValue } from '../base/own-value'

/** A column of a recorded response. */
export interface RecordedColumn {
  name: string
  /** Number of parts into which a unit is divided: 100 for values with two decimal places; null for text. */
  scale: number | null
  /**
   * The values in the order of the response. Numbers are whole parts, each as the difference from the one before, which
   * compresses to two thirds of the size. Lists of numbers continue from list to list.
   */
  values: readonly unknown[]
}

/** A recorded response, by column because that compresses better. Times are milliseconds since 1970. */
export interface RecordedAnswer {
  columns: RecordedColumn[]
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
  const columns = answer.columns.map(valuesOf)
  return {
    columns: answer.columns,
    dataset: columns[0]?.map((_, row) => columns.map((column) => column[row])) ?? [],
  }
}

/** Returns the values of a column as the server returned them. */
function valuesOf({ scale, values }: RecordedColumn): readonly unknown[] {
  if (scale === null) return values
  let parts = 0
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read)
    return value === null ? null : (parts += Number(value)) / scale
  }
  return values.map(read)
}
