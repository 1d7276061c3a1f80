import type { QueryName } from './dashboard-data'
import { isObject } from '../base/is-object'
import { MalformedAnswer } from '../base/malformed-answer'

/** One candle. Prices are in the quote currency, and the volume is in the base currency. */
export interface Candle {
  /** Start of the candle, in milliseconds since 1970. */
  time: number
  open: number
  high: number
  low: number
  close: number
  volume: number
  /** Volume-weighted average price of the last 20 candles; null without trades. */
  vwap: number | null
}

/** Bollinger bands at one candle. */
export interface Band {
  time: number
  lower: number
  middle: number
  upper: number
}

/** Relative strength index at one candle, from 0 to 100; null if the price didn't change. */
export interface RsiPoint {
  time: number
  rsi: number | null
}

/** A price of the order book, and the cumulative amount at this price or better. */
export interface Level {
  price: number
  total: number
}

/** A snapshot of the order book, best prices first. */
export interface Book {
  time: number
  bids: Level[]
  asks: Level[]
}

/** An executed trade. */
export interface Trade {
  time: number
  side: string
  price: number
  amount: number
}

/** The rows of each query, in the order of the response. */
export interface Rows {
  candles: Candle[]
  bands: Band[]
  rsi: RsiPoint[]
  book: Book[]
  trades: Trade[]
}

/** A table as returned by /exec. */
export interface AnswerTable {
  columns: { name: string }[]
  dataset: unknown[][]
}

/** Thrown if the server parsed the query but rejected it. */
export class RefusedQuery extends Error {
  constructor(words: string) {
    super(words)
    this.name = 'RefusedQuery'
  }
}

/**
 * Validates JSON as a table.
 *
 * @throws {RefusedQuery} with the server's message, {MalformedAnswer} for anything else
 */
export function tableIn(json: unknown): AnswerTable {
  if (!isObject(json)) throw new MalformedAnswer('the response is not an object')
  if (typeof json.error === 'string') throw new RefusedQuery(json.error)
  const { columns, dataset } = json
  if (!Array.isArray(columns) || !columns.every((one) => isObject(one) && typeof one.name === 'string'))
    throw new MalformedAnswer('the response has no columns')
  if (!Array.isArray(dataset) || !dataset.every((row) => Array.isArray(row) && row.length === columns.length))
    throw new MalformedAnswer(
      'the response has no rows, or rows whose length differs from the number of columns',
    )
  return { columns: columns as { name: string }[], dataset: dataset as unknown[][] }
}

/**
 * Reads the rows of a response. Columns are looked up by name, so their order doesn't matter.
 *
 * @throws {MalformedAnswer} naming the column that is missing or has an unexpected value
 */
export function readRows<Name extends QueryName>(name: Name, table: AnswerTable): Rows[Name] {
  const at = new Map(table.columns.map((column, index) => [column.name, index]))
  return table.dataset.map((row) => {
    const read = <Value>(column: string, to: (value: unknown) => Value | undefined): Value => {
      const index = at.get(column)
      if (index === undefined) throw new MalformedAnswer(`column ${column} is missing`)
      const value = to(row[index])
      if (value === undefined)
        throw new MalformedAnswer(`column ${column} contains ${JSON.stringify(row[index])}`)
      return value
    }
    return READERS[name](read)
  }) as Rows[Name]
}

type Read = <Value>(column: string, to: (value: unknown) => Value | undefined) => Value

const READERS: { [Name in QueryName]: (read: Read) => Rows[Name][number] } = {
  candles: (read) => ({
    time: read('timestamp', time),
    open: read('open', number),
    high: read('high', number),
    low: read('low', number),
    close: read('close', number),
    volume: read('volume', number),
    vwap: read('vwap', numberOrNull),
  }),
  bands: (read) => ({
    time: read('timestamp', time),
    lower: read('lower', number),
    middle: read('middle', number),
    upper: read('upper', number),
  }),
  rsi: (read) => ({ time: read('timestamp', time), rsi: read('rsi', numberOrNull) }),
  book: (read) => ({
    time: read('timestamp', time),
    bids: levels(read('bid_prices', numbers), read('bid_depth', numbers)),
    asks: levels(read('ask_prices', numbers), read('ask_depth', numbers)),
  }),
  trades: (read) => ({
    time: read('timestamp', time),
    side: read('side', text),
    price: read('price', number),
    amount: read('amount', number),
  }),
}

function levels(prices: number[], totals: number[]): Level[] {
  if (prices.length !== totals.length) throw new MalformedAnswer('the order book has prices without amounts')
  return prices.map((price, index) => ({ price, total: totals[index] ?? 0 }))
}

/**
 * The server returns microseconds, but JavaScript engines only have to parse milliseconds. Times in the recording are
 * numbers.
 */
function time(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const milliseconds = Date.parse(value.replace(/(\.\d{3})\d+/, '$1'))
  return Number.isNaN(milliseconds) ? undefined : milliseconds
}

const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
const numberOrNull = (value: unknown) => (value === null ? null : number(value))
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const numbers = (value: unknown) =>
  Array.isArray(value) && value.every((one) => number(one) !== undefined) ? (value as number[]) : undefined
