/** The demo tables, on a real QuestDB. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDataset, readDatasets } from '../../tools/verify/run/datasets'
import { KnownFailureBook } from '../../tools/verify/run/run-context'
import { resetDatabase } from '../../tools/verify/server/reset-database'
import type { Server } from '../../tools/verify/server/server'
import { startServer } from '../../tools/verify/server/start-server'

const datasets = readDatasets(process.cwd())
let server: Server

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** All rows of a table after it was loaded into an empty database. */
async function load(name: string): Promise<unknown[]> {
  await resetDatabase(server.client)
  const context = { root: '', server, datasets, knownFailures: new KnownFailureBook([]), workFolder: '' }
  await loadDataset(name, context)
  return server.client.query(`SELECT * FROM ${name}`)
}

describe('demo tables', () => {
  it.each([...datasets.keys()])('%s holds the same rows each time it is loaded', async (name) => {
    const rows = await load(name)
    expect(rows.length).toBeGreaterThan(100)
    expect(await load(name)).toEqual(rows)
  })
})
