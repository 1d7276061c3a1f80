import {
  candleSeconds,
  QUERY_NAMES,
  TRADES,
  type Choice,
  type DashboardData,
  type QueryName,
} from './dashboard-data'
import type { DashboardServer } from './endpoint'
import { fillSql, quoted, sqlNamed } from './panel-sql'
import { RefusedQuery, readRows, tableIn, type AnswerTable, type Rows } from './read-answer'
import { newestRow, type Snapshot, type Source } from './source'
import { MalformedAnswer } from '../base/malformed-answer'

/** Queries a QuestDB server through /exec below its endpoint. */
export function createLiveSource(
  data: DashboardData,
  { endpoint, tables }: Pick<DashboardServer, 'endpoint' | 'tables'>,
  ask: typeof fetch = fetch,
): Source {
  const { live } = data
  const sqlOf = (name: QueryName, choice: Choice): string => {
    const seconds = candleSeconds(choice.step) * (data.candles + data.warmUp)
    return fillSql(
      sqlNamed(data.queries, name),
      {
        symbol: quoted(choice.symbol),
        step: choice.step,
        from: `dateadd('s', -${seconds}, now())`,
        to: 'now()',
        rows: String(name === 'trades' ? TRADES : 1),
      },
      tables,
    )
  }

  const answer = async (sql: string, signal: AbortSignal): Promise<AnswerTable> => {
    const address = new URL('exec', new URL(endpoint, window.location.href))
    address.searchParams.set('query', sql)
    let response: Response
    try {
      response = await ask(address, { signal, cache: 'no-store', credentials: 'omit' })
    } catch (error) {
      throw signal.aborted ? error : new Error('the server is unreachable')
    }
    let json: unknown
    try {
      json = await response.json()
    } catch (error) {
      if (signal.aborted) throw error
      throw response.ok
        ? new MalformedAnswer('the response is not valid JSON')
        : new Error(`the server responded with HTTP ${response.status}`)
    }
    return tableIn(json)
  }

  return {
    kind: 'live',
    symbols: live.symbols,
    steps: live.steps,
    pollEvery: live.pollSeconds * 1000,
    staleAfter: live.pollSeconds * live.stalePolls * 1000,
    sqlOf,
    async load(choice, signal) {
      const limited = limit(signal, live.timeoutSeconds)
      try {
        const settled = await Promise.allSettled(
          QUERY_NAMES.map(async (name) => readRows(name, await answer(sqlOf(name, choice), limited.signal))),
        )
        return gather(settled)
      } catch (error) {
        if (limited.isLate()) throw new Error(`no response within ${live.timeoutSeconds} s`)
        throw error
      } finally {
        limited.end()
      }
    },
  }
}

/** A rejection affects a single query. Any other error, or the rejection of all queries, affects the server. */
function gather(settled: PromiseSettledResult<Rows[QueryName]>[]): Snapshot {
  const rows: Partial<Record<QueryName, unknown>> = {}
  const refusals: Partial<Record<QueryName, string>> = {}
  settled.forEach((one, index) => {
    const name = QUERY_NAMES[index]
    if (!name) return
    if (one.status === 'fulfilled') rows[name] = one.value
    else if (one.reason instanceof RefusedQuery) refusals[name] = one.reason.message
    else throw one.reason
  })
  const words = Object.values(refusals)
  if (words.length === settled.length) throw new Error(`the server reported: ${words[0] ?? ''}`)
  const read = rows as Partial<Rows>
  return { rows: read, refusals, newest: newestRow(read) }
}

/** Returns a signal that also aborts after a timeout in seconds. */
function limit(outer: AbortSignal, seconds: number) {
  const controller = new AbortController()
  let late = false
  const abort = () => controller.abort()
  const timer = setTimeout(() => {
    late = true
    abort()
  }, seconds * 1000)
  if (outer.aborted) abort()
  outer.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    isLate: () => late,
    end: () => {
      clearTimeout(timer)
      outer.removeEventListener('abort', abort)
    },
  }
}
