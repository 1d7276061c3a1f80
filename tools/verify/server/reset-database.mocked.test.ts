import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cell } from '../../../src/records/record-format'
import { ExecClient, type Answer } from './exec-client'
import { resetDatabase, userTables } from './reset-database'

// pauses take no time and move the clock
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => {
    vi.setSystemTime(Date.now() + milliseconds)
    return Promise.resolve()
  },
}))

/** A database that may need several attempts to drop a table. */
class FakeDatabase {
  tables = ['trades', 'sys.text_import_log', 'telemetry_config', '_query_trace']
  isReleased = false
  importLog: string[] | undefined
  /** Attempts that fail. */
  busy = 0
  preferences: Record<string, string> = { instance_name: 'old' }
  readonly server = http.createServer((request, response) => {
    if (request.method === 'PUT') this.preferences = {}
    response.end(JSON.stringify({ 'preferences.version': 1, preferences: this.preferences }))
  })

  async client(): Promise<ExecClient> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    const url = new URL(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`)
    return Object.assign(new ExecClient(url), {
      exec: (sql: string) => Promise.resolve(this.answer(sql)),
      query: (sql: string): Promise<Cell[][]> => {
        expect(sql).toBe('SELECT table_name FROM tables()')
        return Promise.resolve(this.tables.map((name) => [name]))
      },
    })
  }

  private answer(sql: string): Answer {
    if (sql === 'CHECKPOINT RELEASE') this.isReleased = true
    else if (sql === 'DROP ALL TABLES') {
      if (this.busy-- > 0) return { kind: 'error', message: 'table is busy', position: 0 }
      if (this.busy < -10_000) throw new Error('asked too often')
      this.tables = this.tables.filter((name) => name !== 'trades')
    } else if (sql.startsWith('SELECT 1 FROM sys.text_import_log')) {
      return this.importLog
        ? { kind: 'rows', columns: [], rows: [] }
        : { kind: 'error', message: 'no such table', position: 0 }
    } else if (sql === "TRUNCATE TABLE 'sys.text_import_log'") {
      if (!this.importLog) throw new Error('there is no log to empty')
      this.importLog = []
    } else throw new Error(`unexpected: ${sql}`)
    return { kind: 'ok' }
  }
}

let database: FakeDatabase
let client: ExecClient
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  database = new FakeDatabase()
  client = await database.client()
})
afterEach(() => {
  vi.useRealTimers()
  database.server.closeAllConnections()
  database.server.close()
})

describe('userTables', () => {
  it('names tables that are not of the system', async () => {
    database.tables = [
      'trades',
      'sys.text_import_log',
      'telemetry',
      '_x',
      'my_telemetry',
      'syslog',
      'a_sys.b',
    ]
    expect(await userTables(client)).toEqual(['trades', 'my_telemetry', 'syslog', 'a_sys.b'])
  })

  it('counts a table whose name the server does not tell', async () => {
    const nameless = { query: () => Promise.resolve([[null]]) } as unknown as ExecClient
    expect(await userTables(nameless)).toEqual([''])
  })
})

describe('resetDatabase', () => {
  it('removes tables, the checkpoint, and preferences', async () => {
    await resetDatabase(client)
    expect(await userTables(client)).toEqual([])
    expect(database).toMatchObject({ isReleased: true, preferences: {}, importLog: undefined })
  })

  it('empties the log of imports', async () => {
    database.importLog = ['an import']
    await resetDatabase(client)
    expect(database.importLog).toEqual([])
  })

  it('tries again when a table is in use', async () => {
    database.busy = 3
    await resetDatabase(client)
    expect(await userTables(client)).toEqual([])
  })

  it('names what it could not drop within ten seconds', async () => {
    database.busy = 9_000
    database.tables = ['trades', 'sys.x', 'quotes']
    const start = Date.now()
    await expect(resetDatabase(client)).rejects.toThrow(
      new Error('the database could not be emptied: trades, quotes could not be dropped'),
    )
    expect(Date.now() - start).toBeGreaterThan(10_000)
    expect(Date.now() - start).toBeLessThan(10_100)
  })
})
