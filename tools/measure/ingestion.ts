import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../bench/measurement'
import { runProcess } from '../verify/run/run-process'
import { findArtifact, findJar, findJava } from '../verify/server/questdb-jar'
import type { Server } from '../verify/server/server'
import { LIMIT, milliseconds, runStatement } from './time-query'

/** Number of runs for each way to load data; the median is reported. */
const RUNS = 3

/** Client used by the pages about Java (content/examples/java/pom.xml). */
const JDBC_VERSION = '42.7.8'

const COLUMNS = 'timestamp TIMESTAMP, symbol SYMBOL, side SYMBOL, price DOUBLE, amount DOUBLE'

/** A way to load rows: returns once they are sent. */
interface Way {
  name: string
  /** Number of client connections. */
  threads: number
  send: () => Promise<unknown>
}

/**
 * Loads `rows` rows in each way, and returns the median rates in rows per second, measured until the rows can be
 * queried.
 */
export async function measureIngestion(
  server: Server,
  rows: number,
): Promise<{ name: string; threads: number; value: number }[]> {
  const results = []
  for (const { name, threads, send } of await ways(server, rows)) {
    const rates: number[] = []
    for (let at = 0; at < RUNS; at++) {
      for (const table of ['ingested', 'warm_up']) {
        await runStatement(server.client, `DROP TABLE IF EXISTS ${table}`)
        await runStatement(
          server.client,
          `CREATE TABLE ${table} (${COLUMNS}) TIMESTAMP(timestamp) PARTITION BY DAY WAL`,
        )
      }
      const sent = Number(await send())
      const visible = await milliseconds(() => untilVisible(server, rows, name))
      rates.push((rows / (sent + visible)) * 1000)
    }
    results.push({ name, threads, value: Number(median(rates).toPrecision(3)) })
  }
  return results
}

/**
 * Waits until all rows can be queried, because over TCP, the server continues to read and commit after the client is
 * done.
 */
async function untilVisible({ client }: Server, rows: number, name: string): Promise<void> {
  const deadline = Date.now() + LIMIT
  for (;;) {
    const [[count] = []] = await client.query('SELECT count() FROM ingested', LIMIT)
    if (Number(count) === rows) return
    if (Date.now() > deadline) throw new Error(`${name}: ${count} rows arrived instead of ${rows}`)
    await sleep(20)
  }
}

async function ways(server: Server, rows: number): Promise<Way[]> {
  const { client, host, ports, importRoot = '' } = server
  const [java, questdb, jdbc] = await Promise.all([
    findJava(),
    findJar(),
    findArtifact('org.postgresql', 'postgresql', JDBC_VERSION),
  ])
  const program = (protocol: string, port: number, threads: number) => async () => {
    const { exitCode, stdout, stderr } = await runProcess(
      [
        java,
        '-Duser.timezone=UTC',
        '-cp',
        [questdb, jdbc].join(path.delimiter),
        'tools/measure/Ingest.java',
        protocol,
        `${host}:${port}`,
        String(rows),
        String(threads),
      ],
      { cwd: process.cwd(), limit: LIMIT },
    )
    if (exitCode !== 0) throw new Error(`Ingest.java ${protocol} failed: ${stderr || stdout}`)
    return Number(stdout.trim().split('\n').at(-1))
  }
  const file = path.join(importRoot, 'rows.csv')
  writeCsv(file, rows)
  return [
    { name: 'ILP over HTTP', threads: 1, send: program('ilp-http', ports.http, 1) },
    { name: 'ILP over HTTP, 2 connections', threads: 2, send: program('ilp-http', ports.http, 2) },
    { name: 'ILP over TCP', threads: 1, send: program('ilp-tcp', ports.line, 1) },
    { name: 'PGWire, batches', threads: 1, send: program('pgwire', ports.pgWire, 1) },
    {
      name: 'CSV upload (/imp)',
      threads: 1,
      send: () =>
        milliseconds(async () => {
          const form = new FormData()
          form.set('data', await fs.openAsBlob(file), 'rows.csv')
          const address = `http://${host}:${ports.http}/imp?name=ingested&timestamp=timestamp&forceHeader=true&fmt=json`
          const response = await fetch(address, { method: 'POST', body: form })
          const text = await response.text()
          if (!text.includes('"status":"OK"')) throw new Error(`/imp failed: ${text}`)
        }),
    },
    {
      name: 'INSERT … SELECT',
      threads: 1,
      send: () =>
        milliseconds(() => runStatement(client, `INSERT INTO ingested SELECT * FROM (${values(rows)})`)),
    },
  ]
}

/** The same values as in Ingest.java. */
function values(rows: number): string {
  return `SELECT timestamp_sequence('2025-06-01', 1000L), 'SYM-' || x % 100, CASE WHEN x % 2 = 0 THEN 'buy' ELSE 'sell' END,
    100 + x % 10007 / 100.0, 1 + x % 997 / 10.0 FROM long_sequence(${rows})`
}

function writeCsv(file: string, rows: number): void {
  const output = fs.openSync(file, 'w')
  fs.writeSync(output, 'timestamp,symbol,side,price,amount\n')
  const start = Date.UTC(2025, 5, 1)
  for (let first = 0; first < rows; first += 100_000) {
    let chunk = ''
    for (let x = first; x < Math.min(rows, first + 100_000); x++) {
      const time = new Date(start + x).toISOString().replace('Z', '000Z')
      chunk += `${time},SYM-${x % 100},${x % 2 === 0 ? 'buy' : 'sell'},${100 + (x % 10007) / 100},${1 + (x % 997) / 10}\n`
    }
    fs.writeSync(output, chunk)
  }
  fs.closeSync(output)
}
