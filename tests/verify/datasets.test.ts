/** The demo tables, on a real QuestDB. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDataset } from '../../tools/verify/run/datasets'
import { KnownFailureBook } from '../../tools/verify/run/run-context'
import { resetDatabase } from '../../tools/verify/server/reset-database'
import type { Server } from '../../tools/verify/server/server'
import { settle } from '../../tools/verify/server/settle'
import { startServer } from '../../tools/verify/server/start-server'
import { splitStatements } from '../../src/sql/split-statements'
import { datasets } from './demo-tables'

const ROWS: Record<string, number> = {
  core_price: 12_000,
  crypto_book: 147,
  fx_trades: 6_000,
  market_data: 1_200,
  sensors: 5_580,
  trades: 20_000,
  trips: 8_000,
  weather: 2_160,
}
let server: Server

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Number of rows of a table, and a digest of all of them in the order of the server. */
async function contents(client: Server['client'], name: string) {
  const rows = await client.query(`SELECT * FROM ${name}`)
  return { rows: rows.length, digest: createHash('sha256').update(JSON.stringify(rows)).digest('hex') }
}

/** Loads a table into an empty database. */
async function load(target: Server, name: string) {
  await resetDatabase(target.client)
  const context = {
    root: '',
    server: target,
    datasets,
    knownFailures: new KnownFailureBook([]),
    workFolder: '',
  }
  await loadDataset(name, context)
  return contents(target.client, name)
}

describe('demo tables', () => {
  it.each([...datasets.keys()])('%s holds the same rows each time it is loaded', async (name) => {
    const first = await load(server, name)
    expect(first.rows).toBe(ROWS[name])
    expect(await load(server, name)).toEqual(first)
  })

  // late rows are merged with the others when both are applied at once, and added later when they are not
  it.each(['fx_trades', 'sensors', 'trades'])(
    '%s does not depend on when its late rows are applied',
    async (name) => {
      const atOnce = await load(server, name)
      await resetDatabase(server.client)
      for (const { sql } of splitStatements(datasets.get(name) ?? '')) {
        expect(await server.client.exec(sql)).not.toHaveProperty('message')
        await settle(server.client)
      }
      expect(await contents(server.client, name)).toEqual(atOnce)
    },
  )

  it('hold the same rows on another server', async () => {
    const other = await startServer()
    try {
      for (const name of datasets.keys()) expect(await load(other, name)).toEqual(await load(server, name))
    } finally {
      await other.stop()
    }
  })
})
