import type { Choice, PanelName } from './dashboard-data'
import {
  amountDigits,
  formatClock,
  formatNumber,
  formatPrice,
  formatStep,
  formatTick,
  formatTime,
  priceDigits,
} from './format'
import type { Book, Rows } from './read-answer'
import { writtenDay } from '../base/written-day'

/** The data of a panel as text. */
export interface PanelTable {
  /** Caption of the table. */
  caption: string
  /** Text alternative of the chart. */
  summary: string
  columns: { label: string; isNumber: boolean }[]
  rows: string[][]
}

/** Maximum number of rows in a table. */
const ROWS = 40

/** Returns the rows of a panel, newest first, with a summary in a sentence. */
export function panelTable(
  panel: PanelName,
  rows: Partial<Rows>,
  choice: Choice,
  candles: number,
): PanelTable {
  const { symbol } = choice
  const step = formatStep(choice.step)
  switch (panel) {
    case 'price':
      return priceTable(rows, symbol, step, candles)
    case 'rsi':
      return rsiTable(rows, symbol, step, candles)
    case 'book':
      return bookTable(rows.book?.[0], symbol)
    case 'trades':
      return tradesTable(rows, symbol)
  }
}

const columns = (text: readonly string[], numbers: readonly string[]) => [
  ...text.map((label) => ({ label, isNumber: false })),
  ...numbers.map((label) => ({ label, isNumber: true })),
]

/** Formats the times of rows. The day that all of them share is named once, in the caption. */
function timesOf(rows: readonly { time: number }[]): { caption: string; time: (time: number) => string } {
  const days = new Set(rows.map(({ time }) => formatTime(time).slice(0, 10)))
  const [day] = days
  if (day === undefined || days.size > 1) return { caption: 'times in UTC', time: (time) => formatTime(time) }
  return { caption: `${writtenDay(day)}, times in UTC`, time: (time) => formatTick(time, 'minute') }
}

function priceTable(rows: Partial<Rows>, symbol: string, step: string, count: number): PanelTable {
  const candles = (rows.candles ?? []).slice(-count)
  const bands = new Map((rows.bands ?? []).map((band) => [band.time, band]))
  const last = candles.at(-1)
  const low = Math.min(...candles.map((one) => one.low))
  const high = Math.max(...candles.map((one) => one.high))
  const digits = priceDigits(last?.close ?? 0)
  const price = (value: number | null | undefined) => formatNumber(value, digits)
  const shown = candles.slice(-ROWS).reverse()
  const volumeDigits = amountDigits(shown.map(({ volume }) => volume))
  const times = timesOf(shown)
  return {
    caption: `Last ${shown.length} ${symbol} candles, ${step} each, ${times.caption}`,
    summary: last
      ? `${candles.length} ${symbol} candles, ${step} each, ranging from ${price(low)} to ${price(high)}. The last candle closed at ${price(last.close)} with a VWAP of ${price(last.vwap)}.`
      : '',
    columns: columns(
      ['Time'],
      ['Open', 'High', 'Low', 'Close', 'Volume', 'VWAP', 'Lower band', 'Middle band', 'Upper band'],
    ),
    rows: shown.map((one) => {
      const band = bands.get(one.time)
      return [
        times.time(one.time),
        ...[one.open, one.high, one.low, one.close].map(price),
        formatNumber(one.volume, volumeDigits),
        ...[one.vwap, band?.lower, band?.middle, band?.upper].map(price),
      ]
    }),
  }
}

function rsiTable(rows: Partial<Rows>, symbol: string, step: string, count: number): PanelTable {
  const points = (rows.rsi ?? []).slice(-count)
  const last = points.at(-1)
  const shown = points.slice(-ROWS).reverse()
  const times = timesOf(shown)
  const over = points.filter(({ rsi }) => rsi !== null && rsi > 70).length
  const under = points.filter(({ rsi }) => rsi !== null && rsi < 30).length
  return {
    caption: `RSI for the last ${shown.length} ${symbol} candles, ${step} each, ${times.caption}`,
    summary: last
      ? `${symbol} RSI over ${points.length} candles: currently ${formatNumber(last.rsi, 2)}, above 70 for ${over} of them and below 30 for ${under}.`
      : '',
    columns: columns(['Time'], ['RSI']),
    rows: shown.map(({ time, rsi }) => [times.time(time), formatNumber(rsi, 2)]),
  }
}

function bookTable(book: Book | undefined, symbol: string): PanelTable {
  const [bid] = book?.bids ?? []
  const [ask] = book?.asks ?? []
  const digits = amountDigits([...(book?.bids ?? []), ...(book?.asks ?? [])].map(({ total }) => total))
  const level = (side: string) => (one: Book['bids'][number]) => [
    side,
    formatPrice(one.price, bid?.price),
    formatNumber(one.total, digits),
  ]
  return {
    caption: `${symbol} order book${book ? ` at ${formatTime(book.time, 'second')} UTC` : ''}`,
    summary: book
      ? `${symbol} order book at ${formatTime(book.time, 'second')} UTC: best bid ${formatPrice(bid?.price)}, best ask ${formatPrice(ask?.price, bid?.price)}; total volume ${formatNumber(book.bids.at(-1)?.total, digits)} on the bid side and ${formatNumber(book.asks.at(-1)?.total, digits)} on the ask side, across ${book.bids.length} levels each.`
      : '',
    columns: columns(['Side'], ['Price', 'Cumulative amount']),
    rows: book ? [...book.asks.map(level('Ask')).reverse(), ...book.bids.map(level('Bid'))] : [],
  }
}

function tradesTable(rows: Partial<Rows>, symbol: string): PanelTable {
  const trades = rows.trades ?? []
  const digits = amountDigits(trades.map(({ amount }) => amount))
  return {
    caption: `Last ${trades.length} ${symbol} trades, times in UTC`,
    summary: '',
    columns: columns(['Time (UTC)', 'Side'], ['Price', 'Amount']),
    rows: trades.map(({ time, side, price, amount }) => [
      formatClock(time),
      side,
      formatPrice(price, trades[0]?.price),
      formatNumber(amount, digits),
    ]),
  }
}
