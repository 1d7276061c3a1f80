import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorAnswer, FakeServer, OK, SUSPENDED } from '../../../tests/support/example-run'
import { loadDataset, readDatasets } from './datasets'

describe('readDatasets', () => {
  let root: string
  beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'datasets-'))))
  afterEach(() => {
    fs.rmSync(root, { recursive: true })
  })

  it('is empty for a project without demo tables', () => {
    expect([...readDatasets(root)]).toEqual([])
  })

  it('reads the SQL files of the folder by name, sorted, and no other files', () => {
    const folder = path.join(root, 'content/datasets')
    fs.mkdirSync(folder, { recursive: true })
    for (const name of ['trades.sql', 'fx.sql.d.sql', 'README.md', 'a.sql.orig', 'weather.sql'])
      fs.writeFileSync(path.join(folder, name), `-- ${name}`)
    expect([...readDatasets(root)]).toEqual([
      ['fx.sql.d', '-- fx.sql.d.sql'],
      ['trades', '-- trades.sql'],
      ['weather', '-- weather.sql'],
    ])
  })
})

describe('loadDataset', () => {
  const datasets = new Map([
    ['trades', 'CREATE TABLE trades;\nINSERT INTO trades;'],
    ['fx', 'CREATE TABLE fx'],
  ])

  it('runs the statements in order, and then waits until they are applied', async () => {
    const server = new FakeServer({ 'CREATE TABLE trades': OK, 'INSERT INTO trades': OK })
    await loadDataset('trades', { server, datasets })
    expect(server.ran).toEqual(['CREATE TABLE trades', 'INSERT INTO trades'])
    expect(server.asked[2]).toContain('wal_tables()')
  })

  it('names the demo tables that there are for an unknown one', async () => {
    const server = new FakeServer({})
    await expect(loadDataset('trade', { server, datasets })).rejects.toThrow(
      'unknown demo table "trade": use one of trades, fx',
    )
    expect(server.asked).toEqual([])
  })

  it('stops at a statement that the server refuses, and says why', async () => {
    const server = new FakeServer({ 'CREATE TABLE trades': errorAnswer('disk is full') })
    await expect(loadDataset('trades', { server, datasets })).rejects.toThrow(
      'demo table "trades" could not be loaded: disk is full',
    )
    expect(server.ran).toEqual(['CREATE TABLE trades'])
  })

  it('fails when the rows are not applied', async () => {
    const server = new FakeServer({ 'CREATE TABLE fx': OK, 'wal_tables()': SUSPENDED })
    await expect(loadDataset('fx', { server, datasets })).rejects.toThrow('table t is suspended')
  })
})
