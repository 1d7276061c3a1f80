import { decodePlanLine } from '../records/compare/plan-lines'
import type { Cell, RecordedColumn, StatementRecord } from '../records/record-format'
import { isObject } from '../base/is-object'
import { MalformedAnswer } from '../base/malformed-answer'
import { quoteNumbers } from '../base/quote-numbers'

/** Maximum number of rows that are shown. */
export const MOST_ROWS = 1000

/** Limits that keep the page responsive: number of cells, and characters of a cell and of an error message. */
const MOST_CELLS = 20_000
const LONGEST_VALUE = 2000
const LONGEST_MESSAGE = 2000

/** A statement and its response, in the format of recorded results. */
export interface LiveAnswer {
  result: StatementRecord
  /** There are more rows than those in the result. */
  hasMore: boolean
  /** Server time for compiling and running the statement, in milliseconds, if reported. */
  milliseconds: number | undefined
}

/**
 * Parses and validates a response of /exec. It isn't trusted, because another program may listen at the address.
 * @throws {MalformedAnswer} if the response isn't in QuestDB's format
 */
export function readAnswer(sql: string, text: string): LiveAnswer {
  let json: unknown
  try {
    json = JSON.parse(quoteNumbers(text))
  } catch {
    throw new MalformedAnswer('the response is not valid JSON')
  }
  if (!isObject(json)) throw new MalformedAnswer('the response is not an object')
  const milliseconds = millisecondsOf(json.timings)
  const answer = (result: StatementRecord, hasMore = false) => ({ result, hasMore, milliseconds })
  if (typeof json.error === 'string') {
    const position = placeIn(sql, json.position ?? json.errorPos)
    return answer({ kind: 'error', sql, message: shorten(json.error, LONGEST_MESSAGE), position })
  }
  if (json.columns === undefined && (json.ddl ?? json.dml) !== undefined) {
    const updated = Number(json.updated)
    return answer({ kind: 'ok', sql, ...(Number.isSafeInteger(updated) ? { updated } : {}) })
  }
  const columns = readColumns(json.columns)
  const all = readRows(json.dataset, columns.length)
  const rows = all.slice(0, Math.min(MOST_ROWS, Math.floor(MOST_CELLS / Math.max(1, columns.length))))
  if (columns.length === 1 && columns[0]?.name === 'QUERY PLAN')
    return answer({ kind: 'plan', sql, lines: rows.map(([line]) => decodePlanLine(line ?? '')) })
  return answer({ kind: 'rows', sql, columns, rows, rowCount: rows.length }, all.length > rows.length)
}

function readColumns(value: unknown): RecordedColumn[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_ROWS)
    throw new MalformedAnswer('the response has no columns')
  return value.map((column: unknown) => {
    if (!isObject(column) || typeof column.name !== 'string' || typeof column.type !== 'string')
      throw new MalformedAnswer('the response has a column without a name or a type')
    return { name: shorten(column.name, LONGEST_VALUE), type: shorten(column.type, LONGEST_VALUE) }
  })
}

function readRows(value: unknown, width: number): Cell[][] {
  if (!Array.isArray(value)) throw new MalformedAnswer('the response has no rows')
  return value.slice(0, MOST_ROWS + 1).map((row: unknown) => {
    if (!Array.isArray(row) || row.length !== width)
      throw new MalformedAnswer('a row has more or fewer values than there are columns')
    return row.map(cell)
  })
}

function cell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  return shorten(typeof value === 'string' ? value : plainText(value), LONGEST_VALUE)
}

/** Formats an array as the server does. Its numbers are strings already. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainText).join(',')}]`
  return isObject(value) ? JSON.stringify(value) : String(value)
}

const shorten = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text)

/** Position in the statement; -1 if the response contains no valid one. */
function placeIn(sql: string, value: unknown): number {
  const position = typeof value === 'string' ? Number(value) : -1
  return Number.isInteger(position) && position >= 0 && position <= sql.length ? position : -1
}

/** Converts the server's timings, which are in nanoseconds. */
function millisecondsOf(timings: unknown): number | undefined {
  if (!isObject(timings)) return undefined
  const sum = (Number(timings.compiler) + Number(timings.execute)) / 1e6
  return Number.isFinite(sum) && sum >= 0 ? sum : undefined
}
