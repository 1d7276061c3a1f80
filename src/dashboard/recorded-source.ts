import { STEP_SECONDS, type Choice, type DashboardData, type QueryName } from './dashboard-data'
import { readRows, type Rows } from './read-answer'
import { readRecording, recordedTable, type Recording } from './recording'
import { newestRow, type Source } from './source'

/** Rows of the trades panel. */
const TRADES = 20

/** Replays recorded answers: a clock runs, and rows that lie behind it are shown. */
export function createRecordedSource(data: DashboardData, ask: typeof fetch = fetch): Source {
  const settings = data.recording
  const begin = Date.parse(settings.replayFrom)
  const end = Date.parse(settings.replayTo)
  let clock = begin
  let whole: Promise<Recording> | undefined

  const fetchRecording = async (): Promise<Recording> => {
    const response = await ask(settings.address).catch(() => {
      throw new Error('the recording cannot be loaded')
    })
    if (!response.ok) throw new Error(`the recording cannot be loaded (status ${response.status})`)
    return readRecording(await response.json())
  }

  return {
    kind: 'recording',
    symbols: settings.symbols,
    steps: settings.steps,
    pollEvery: settings.pollSeconds * 1000,
    staleAfter: Infinity,
    sqlOf: (name) => data.queries.find((query) => query.name === name)?.sql ?? '',
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
      const rows = rowsAt(recording, choice, clock)
      return { rows, refusals: {}, newest: newestRow(rows), clock, isLast: clock >= end }
    },
    restart() {
      clock = begin
    },
  }
}

/** What the server would have answered at a time: finished candles, and what had happened by then. */
export function rowsAt(recording: Recording, choice: Choice, clock: number): Rows {
  const read = <Name extends QueryName>(name: Name): Rows[Name] =>
    readRows(name, recordedTable(recording, choice, name))
  const length = (STEP_SECONDS[choice.step] ?? 0) * 1000
  const isDone = ({ time }: { time: number }) => time + length <= clock
  const hasHappened = ({ time }: { time: number }) => time <= clock
  return {
    candles: read('candles').filter(isDone),
    bands: read('bands').filter(isDone),
    rsi: read('rsi').filter(isDone),
    book: read('book').filter(hasHappened).slice(0, 1),
    trades: read('trades').filter(hasHappened).slice(0, TRADES),
  }
}
