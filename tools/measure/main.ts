/**
 * `make measure`: generates tables of 50 million rows, measures the queries of suites.ts and the ways to load rows, and
 * writes the figures to content/benchmarks for `<Plot>`. It requires Linux, root (cold reads clear the page cache), an
 * idle machine, 20 GB of disk space, and about an hour. ROWS=1000000 tries it on a small table without writing
 * anything.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stringify } from 'yaml'
import { benchmarkSchema, type Benchmark } from '../../src/content/benchmarks/benchmark-schema'
import { BENCHMARK_FOLDER } from '../../src/content/benchmarks/read-benchmarks'
import { machineFacts } from '../bench/machine'
import { runProcess } from '../verify/run/run-process'
import { findJava } from '../verify/server/questdb-jar'
import type { Server } from '../verify/server/server'
import { settle } from '../verify/server/settle'
import { stopOnSignal } from '../verify/server/stop-on-signal'
import { startServer, type Extras } from '../verify/server/start-server'
import { defaultConf } from '../verify/server/server-conf'
import { datasetStatements } from './dataset'
import { measureIngestion } from './ingestion'
import { SUITES, type MeasuredQuery } from './suites'
import { checkColdReads, CLOSE_SOON, LIMIT, runStatement, timeQuery, type QueryTime } from './time-query'

/** Number of rows in each table of the published figures, and for each way to load them. */
const ROWS = 50_000_000
const INGESTED_ROWS = 5_000_000

const rows = Number(process.env.ROWS ?? ROWS)
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'questdb-measure-'))
const removeRoot = () => fs.rmSync(root, { recursive: true, force: true })
process.once('exit', removeRoot)
let server: Server | undefined
stopOnSignal('QuestDB', async () => server?.stop())

async function main(): Promise<void> {
  if (!Number.isInteger(rows) || rows < 1)
    throw new Error(
      `ROWS is "${process.env.ROWS}". Write a number of rows, for example ROWS=500000, or leave it out.`,
    )
  checkColdReads()
  const machine = machineFacts()
  const facts = {
    command: 'make measure',
    date: new Date().toISOString().slice(0, 10),
    hardware: `${machine.cores} virtual cores (${machine.processor}), ${machine.memoryGb} GB of memory, ${machine.system}`,
  }
  if (!machine.idle)
    process.stderr.write(`Warning: the machine is not idle (load ${machine.load.toFixed(2)})\n`)

  server = await start()
  const versions = `QuestDB ${server.version} with its default settings, except that tables are closed 0.5 s after use, ${await javaVersion()}`
  const million = (count: number) => `${(count / 1e6).toLocaleString('en-US')} million rows`

  const ingested = Math.min(rows, INGESTED_ROWS)
  const ingestion = await measureIngestion(server, ingested)
  save('ingestion', {
    title: 'Ingestion rates by protocol',
    ...facts,
    versions,
    unit: 'rows per second',
    better: 'higher',
    note: `time until the last of ${million(ingested)} with five columns can be queried, median of three runs; the client and the server share the machine`,
    series: {
      protocols: {
        title: 'Ingestion rate by protocol, over one connection unless otherwise noted',
        label: 'Protocol',
        rows: ingestion,
      },
    },
  })

  for (const sql of datasetStatements(rows)) await prepare(sql)
  for (const { prepare: statements = [] } of Object.values(SUITES))
    for (const sql of statements) await prepare(sql)
  const formats = {
    title: 'Disk space of the same rows in each partition format',
    label: 'Partition format',
    rows: await partitionSizes(),
  }
  save('partition-size', {
    title: 'Disk space of partitions',
    ...facts,
    versions,
    unit: 'MB',
    better: 'lower',
    note: `All but the active one of 30 daily partitions with ${million(rows)}; Parquet with the default settings, which don't compress`,
    series: { formats },
  })

  save('queries', {
    title: 'Query times',
    ...facts,
    versions,
    unit: 'ms',
    better: 'lower',
    note: `Tables of ${million(rows)} in 30 daily partitions, medians of repeated runs`,
    series: await measureSuites(),
  })
  await server.stop()
}

/** Starts QuestDB on the tables of this run. */
function start(settings: Readonly<Record<string, string>> = {}): Promise<Server> {
  const extras: Extras = { root, jvm: ['-XX:+UseParallelGC'] }
  return startServer((ports) => defaultConf(ports, { ...CLOSE_SOON, ...settings }), extras)
}

/** Runs a statement and waits until its rows are in the table. */
async function prepare(sql: string): Promise<void> {
  process.stdout.write(`${sql.replace(/\s+/g, ' ').slice(0, 100)}\n`)
  const client = running()
  await runStatement(client, sql)
  await settle(client, { sql }, LIMIT)
}

/** Measures all queries, grouped by settings so that the server restarts once per group. */
async function measureSuites(): Promise<Benchmark['series']> {
  const times = new Map<MeasuredQuery, QueryTime>()
  const queries = Object.values(SUITES).flatMap((suite) => suite.queries)
  let current: MeasuredQuery['settings']
  for (const settings of new Set(queries.map((query) => query.settings))) {
    if (settings !== current) {
      await server?.stop()
      server = await start(settings)
      current = settings
    }
    for (const query of queries.filter((each) => each.settings === settings)) {
      const time = await timeQuery(running(), query.sql)
      process.stdout.write(`${query.name}: ${time.warm.toFixed(1)} ms, cold ${time.cold.toFixed(1)} ms\n`)
      times.set(query, time)
    }
  }
  const row = (query: MeasuredQuery) => {
    const { warm = 0, cold = 0 } = times.get(query) ?? {}
    return { name: query.name, value: rounded(warm), cold: rounded(cold) }
  }
  return Object.fromEntries(
    Object.entries(SUITES).map(([name, { title, label, queries: own }]) => [
      name,
      { title, label, rows: own.map(row) },
    ]),
  )
}

/** Size of the same rows in each format, in megabytes. */
async function partitionSizes(): Promise<{ name: string; value: number }[]> {
  const client = running()
  const size = async (name: string, table: string) => {
    const [[bytes] = []] = await client.query(
      `SELECT sum(diskSize) FROM table_partitions('${table}') WHERE active = false`,
    )
    return { name, value: Math.round(Number(bytes) / 1e6) }
  }
  return [await size('Native', 'trades'), await size('Parquet', 'trades_parquet')]
}

function save(name: string, benchmark: Benchmark): void {
  const text = `# Written by \`make measure\`. Don't edit the figures.\n${stringify(benchmarkSchema.parse(benchmark), { lineWidth: 0 })}`
  if (rows < ROWS) process.stdout.write(`${name} (not written, because ROWS is below ${ROWS}):\n${text}`)
  else fs.writeFileSync(path.join(BENCHMARK_FOLDER, `${name}.yml`), text)
}

async function javaVersion(): Promise<string> {
  const { stderr } = await runProcess([await findJava(), '-version'], { cwd: process.cwd(), limit: 10_000 })
  return `OpenJDK ${/version "([^"]+)"/.exec(stderr)?.[1] ?? 'of unknown version'}`
}

/**
 * Client of the server.
 *
 * @throws {Error} with its last output if it has ended
 */
function running(): Server['client'] {
  const words = server?.lastWords()
  if (!server || words !== undefined)
    throw new Error(`QuestDB is not running: ${words ?? 'it was not started'}`)
  return server.client
}

/** Rounds to three significant digits. */
function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

main().catch(async (error: unknown) => {
  await server?.stop()
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
