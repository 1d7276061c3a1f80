/**
 * `make record-dashboard`: runs the queries of the dashboards on a real server, and writes
 * content/dashboards/*-recording.json.
 */
import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  readDashboards,
  recordingDigest,
  recordingFile,
  type DashboardSource,
} from '../src/data-layer/dashboard/dashboard-files'
import { candleSeconds, QUERY_NAMES, type Choice, type QueryName } from '../src/dashboard/dashboard-data'
import { fillSql, quoted } from '../src/dashboard/panel-sql'
import type { RecordedAnswer, RecordedSymbol, Recording } from '../src/dashboard/recording'
import type { PageSource } from '../src/records/page-source'
import { recordedColumn } from './recorded-column'
import { readPages } from './verify/pages/read-pages'
import { readTokenFacts } from './verify/pages/token-facts'
import { loadDataset, readDatasets } from './verify/run/datasets'
import { KnownFailureBook } from './verify/run/run-context'
import type { Server } from './verify/server/server'
import { startServer } from './verify/server/start-server'
import { errorMessage } from '../src/base/error-message'

/** Maximum compressed size of all recordings, in bytes. */
const LIMIT = 60_000

/** Milliseconds before the start of the replay: enough for the latest twenty trades of a rarely traded pair. */
const TRADES_BEFORE_SECONDS = 2400

/** More rows than any response contains. */
const ALL_ROWS = '100000'

/** Runs the queries of a dashboard for all of its pairs and candle sizes. */
async function record(root: string, dashboard: DashboardSource, server: Server): Promise<Recording> {
  const page = findPage(root, dashboard)
  const sql = Object.fromEntries(
    QUERY_NAMES.map((name) => [name, sqlOf(page, dashboard.queries[name])]),
  ) as Record<QueryName, string>
  const context = {
    root,
    server,
    datasets: readDatasets(root),
    knownFailures: new KnownFailureBook([]),
    workFolder: '',
  }
  for (const name of page.datasets) await loadDataset(name, context)

  const { recording } = dashboard
  const ask = (name: QueryName, { symbol, step }: Choice) =>
    answerOf(
      server,
      fillSql(sql[name], {
        symbol: quoted(symbol),
        step,
        from: quoted(beginOf(dashboard, name, step)),
        to: quoted(endOf(dashboard, name)),
        rows: ALL_ROWS,
      }),
    )
  const symbols = new Map<string, RecordedSymbol>()
  for (const symbol of recording.symbols) {
    const steps = new Map<string, RecordedSymbol['steps'][string]>()
    for (const step of recording.steps) {
      const choice = { symbol, step }
      steps.set(step, {
        candles: await ask('candles', choice),
        bands: await ask('bands', choice),
        rsi: await ask('rsi', choice),
      })
    }
    const choice = { symbol, step: recording.steps[0] ?? '' }
    symbols.set(symbol, {
      steps: Object.fromEntries(steps),
      book: await ask('book', choice),
      trades: await ask('trades', choice),
    })
  }
  return {
    engine: server.version,
    recordedOn: new Date().toISOString().slice(0, 10),
    digest: recordingDigest(root, dashboard, sql, page.datasets),
    symbols: Object.fromEntries(symbols),
  }
}

function findPage(root: string, { route, file }: DashboardSource): PageSource {
  const { pages } = readPages(root, readTokenFacts(root), `pages${route.replace(/\/$/, '')}`)
  const [page] = pages
  if (!page) throw new Error(`${file}: the page ${route} does not exist`)
  return page
}

function sqlOf(page: PageSource, title: string): string {
  const fence = page.fences.find(({ language, meta }) => language === 'questdb-sql' && meta.title === title)
  if (!fence) throw new Error(`${page.file} has no questdb-sql fence with the title "${title}"`)
  return fence.code
}

/** A chart's candles at the start of the clock, and those before them; the response also contains later ones. */
function beginOf({ candles, warmUp, recording }: DashboardSource, name: QueryName, step: string): string {
  const before =
    name === 'book' ? 0 : name === 'trades' ? TRADES_BEFORE_SECONDS : (candles + warmUp) * candleSeconds(step)
  const begin = new Date(Date.parse(recording.replayFrom) - before * 1000)
  return begin.toISOString().replace('.000Z', 'Z')
}

/** The end of the clock; the queries exclude it, but the book of that moment is shown. */
function endOf({ recording }: DashboardSource, name: QueryName): string {
  const end = Date.parse(recording.replayTo) + (name === 'book' ? 1000 : 0)
  return new Date(end).toISOString().replace('.000Z', 'Z')
}

async function answerOf(server: Server, sql: string): Promise<RecordedAnswer> {
  const address = new URL('exec', server.client.url)
  address.searchParams.set('query', sql)
  const json = (await (await fetch(address)).json()) as {
    error?: string
    columns: { name: string; type: string }[]
    dataset: unknown[][]
  }
  if (json.error !== undefined) throw new Error(`the server rejected a query: ${json.error}\n${sql}`)
  return {
    columns: json.columns.map(({ name, type }, index) =>
      recordedColumn(
        name,
        json.dataset.map((row) => (type === 'TIMESTAMP' ? Date.parse(String(row[index])) : row[index])),
      ),
    ),
  }
}

async function main(): Promise<void> {
  const root = process.cwd()
  const server = await startServer()
  let bytes = 0
  try {
    for (const dashboard of readDashboards(root)) {
      const text = `${JSON.stringify(await record(root, dashboard, server))}\n`
      bytes += gzipSync(text, { level: 9 }).length
      fs.writeFileSync(path.join(root, recordingFile(dashboard.name)), text)
      process.stdout.write(`${recordingFile(dashboard.name)}: QuestDB ${server.version}\n`)
    }
  } finally {
    await server.stop()
  }
  process.stdout.write(`${bytes} bytes compressed\n`)
  if (bytes > LIMIT) throw new Error(`the recordings exceed ${LIMIT} bytes: record fewer candles`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${errorMessage(error)}\n`)
  process.exitCode = 1
})
