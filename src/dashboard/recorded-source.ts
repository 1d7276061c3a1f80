import { candleSeconds, TRADES, type Choice, type DashboardData, type QueryName } from './dashboard-data'
import { fillSql, quoted, sqlNamed } from './panel-sql'
import { readRows, type Candle, type Rows } from './read-answer'
import { readRecording, recordedTable, type Recording } from './recording'
import { recordedSpeed } from './speed'
import { newestRow, type Source } from './source'

/** Replays recorded responses: a clock runs, and rows up to its time are visible. */
export function createRecordedSource(data: DashboardData, ask: typeof fetch = fetch): Source {
  const settings = data.recording
  const begin = Date.parse(settings.replayFrom)
  const end = Date.parse(settings.replayTo)
  let clock = Date.parse(settings.replayStart)
  let speed = recordedSpeed(settings)
  let whole: Promise<Recording> | undefined
  let known: { choice: Choice; rows: Rows; shown: Rows | null } | undefined

  const fetchRecording = async (): Promise<Recording> => {
    const response = await ask(settings.address).catch(() => {
      throw new Error('the recording could not be loaded')
    })
    if (!response.ok) throw new Error(`the recording could not be loaded (HTTP ${response.status})`)
    return readRecording(await response.json())
  }

  return {
    kind: 'recording',
    symbols: settings.symbols,
    steps: settings.steps,
    get pollEvery() {
      return (settings.clockSeconds * 1000) / speed
    },
    staleAfter: Infinity,
    sqlOf: (name, { symbol, step }) =>
      fillSql(sqlNamed(data.queries, name), { symbol: quoted(symbol), step }),
    async load(choice, signal, isNext) {
      whole ??= fetchRecording()
      let recording: Recording
      try {
        recording = await whole
      } catch (error) {
        whole = undefined
        throw error
      }
      signal.throwIfAborted()
      if (isNext) clock = Math.min(end, clock + settings.clockSeconds * 1000)
      if (known?.choice !== choice) known = { choice, rows: allRows(recording, choice), shown: null }
      const rows = keepUnchanged(known.shown, rowsAt(known.rows, choice, clock))
      known.shown = rows
      const forming = formingCandle(known.rows, choice, clock)
      return { rows, forming, refusals: {}, newest: newestRow(rows), clock, isLast: clock >= end }
    },
    seek(time) {
      clock = Math.min(end, Math.max(begin, time))
    },
    setSpeed(next) {
      speed = next
    },
  }
}

/** Returns all recorded rows of a selection. */
export function allRows(recording: Recording, choice: Choice): Rows {
  const read = <Name extends QueryName>(name: Name): Rows[Name] =>
    readRows(name, recordedTable(recording, choice, name))
  return {
    candles: read('candles'),
    bands: read('bands'),
    rsi: read('rsi'),
    book: read('book'),
    trades: read('trades'),
  }
}

/** Returns what the server would have returned at a time: completed candles, and events up to then. */
export function rowsAt(rows: Rows, choice: Choice, clock: number): Rows {
  const length = candleSeconds(choice.step) * 1000
  const isDone = ({ time }: { time: number }) => time + length <= clock
  const hasHappened = ({ time }: { time: number }) => time <= clock
  return {
    candles: rows.candles.filter(isDone),
    bands: rows.bands.filter(isDone),
    rsi: rows.rsi.filter(isDone),
    book: rows.book.filter(hasHappened).slice(0, 1),
    trades: rows.trades.filter(hasHappened).slice(0, TRADES),
  }
}

/** Returns the candle that isn't complete at a time, computed from its trades so far; null if there are none. */
export function formingCandle(
  { trades }: Pick<Rows, 'trades'>,
  choice: Choice,
  clock: number,
): Candle | null {
  const length = candleSeconds(choice.step) * 1000
  const time = Math.floor(clock / length) * length
  // newest first
  const own = clock === time ? [] : trades.filter((trade) => trade.time >= time && trade.time <= clock)
  const [last, first] = [own[0], own.at(-1)]
  if (!last || !first) return null
  const prices = own.map(({ price }) => price)
  return {
    time,
    open: first.price,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: last.price,
    volume: own.reduce((sum, { amount }) => sum + amount, 0),
    vwap: null,
  }
}

/** Returns the previous arrays where nothing has changed, so that only the charts with new rows are drawn again. */
function keepUnchanged(before: Rows | null, now: Rows): Rows {
  if (!before) return now
  const newer = <Row>(old: Row[], rows: Row[]) =>
    old.length === rows.length && old.every((row, index) => row === rows[index]) ? old : rows
  return {
    candles: newer(before.candles, now.candles),
    bands: newer(before.bands, now.bands),
    rsi: newer(before.rsi, now.rsi),
    book: newer(before.book, now.book),
    trades: newer(before.trades, now.trades),
  }
}
