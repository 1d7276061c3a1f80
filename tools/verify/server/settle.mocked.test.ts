import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cell } from '../../../src/records/record-format'
import { STATEMENT_LIMIT, type Answer, type ExecClient } from './exec-client'
import { NotSettled, settle, stateBeforeRefresh } from './settle'

// pauses take no time and move the clock
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => {
    vi.setSystemTime(Date.now() + milliseconds)
    return Promise.resolve()
  },
}))
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const FILLED: Cell[] = ['readings_daily', 'immediate', 'valid', 'false', '2025-07-01', '2025-07-01']
const EMPTY: Cell[] = ['readings_daily', 'manual', 'valid', 'false', null, null]

/** A client of a server without WAL tables, whose list of views is the next one of `lists`, and then the last one. */
function clientOf(lists: Cell[][][]): { client: ExecClient; asked: () => number } {
  let asked = 0
  const query = (sql: string): Promise<Cell[][]> => {
    if (!sql.includes('materialized_views()')) return Promise.resolve([])
    const rows = lists[Math.min(asked, lists.length - 1)] ?? []
    asked += 1
    // a wait without an end should not stop the tests
    return asked > 10_000 ? Promise.reject(new Error('asked too often')) : Promise.resolve(rows)
  }
  return { client: { query, limit: STATEMENT_LIMIT } as unknown as ExecClient, asked: () => asked }
}

/** Milliseconds for which settling waits. */
async function waitOf(settling: () => Promise<unknown>): Promise<number> {
  const start = Date.now()
  await settling()
  return Date.now() - start
}

describe('settle', () => {
  it.each([
    ['no view is listed yet', [[], [], [FILLED]]],
    ['only another view is listed yet', [[['other', ...FILLED.slice(1)]], [FILLED]]],
    ['the view is listed and not filled yet', [[EMPTY], [EMPTY], [FILLED]]],
    ['the view is being filled', [[FILLED.with(2, 'refreshing')], [FILLED]]],
    ['filling has started', [[FILLED.with(5, null)], [FILLED]]],
  ])('waits for a new view while %s', async (_name, lists) => {
    const { client, asked } = clientOf(lists)
    await settle(client, { sql: 'CREATE MATERIALIZED VIEW readings_daily AS (SELECT 1)' })
    expect(asked()).toBe(lists.length)
  })

  it.each([
    'create  materialized  view  if  not  exists  readings_daily  AS (SELECT 1)',
    'CREATE MATERIALIZED VIEW "Readings_Daily" AS (SELECT 1)',
    "CREATE MATERIALIZED VIEW 'readings_daily' AS (SELECT 1)",
    'CREATE MATERIALIZED VIEW readings_daily(SELECT 1)',
  ])('recognizes the view that is made by %s', async (sql) => {
    const { client, asked } = clientOf([[['other', ...FILLED.slice(1)]], [EMPTY], [FILLED]])
    await settle(client, { sql })
    expect(asked()).toBe(3)
  })

  it('waits until a deferred view is listed, and not until it is filled', async () => {
    const { client, asked } = clientOf([[], [EMPTY]])
    await settle(client, {
      sql: 'CREATE MATERIALIZED VIEW readings_daily REFRESH MANUAL DEFERRED AS (SELECT 1)',
    })
    expect(asked()).toBe(2)
  })

  it('asks once after a statement that has nothing to do with views', async () => {
    const { client, asked } = clientOf([[]])
    await settle(client, { sql: 'INSERT INTO readings VALUES (1)' })
    expect(asked()).toBe(1)
  })

  it.each([
    "INSERT INTO notes VALUES ('CREATE MATERIALIZED VIEW readings_daily AS (SELECT 1)')",
    "INSERT INTO notes VALUES ('REFRESH MATERIALIZED VIEW readings_daily FULL')",
  ])('does not wait for a view that is only mentioned: %s', async (sql) => {
    const { client, asked } = clientOf([[EMPTY]])
    await settle(client, { sql })
    expect(asked()).toBe(1)
  })

  it.each([
    [
      'a new view that waits for its timer',
      'CREATE MATERIALIZED VIEW readings_daily REFRESH EVERY 1h AS x',
      3000,
    ],
    [
      'a new view that is filled when a period ends',
      'CREATE MATERIALIZED VIEW readings_daily REFRESH PERIOD (LENGTH 1d) AS x',
      1000,
    ],
    ['an incremental refresh', 'REFRESH MATERIALIZED VIEW readings_daily INCREMENTAL', 1000],
    ['a full refresh', 'REFRESH MATERIALIZED VIEW readings_daily FULL', 8000],
  ])('goes on after a while without a sign of %s', async (_name, sql, milliseconds) => {
    const { client } = clientOf([[EMPTY]])
    const waited = await waitOf(() => settle(client, { sql }))
    expect(waited).toBeGreaterThan(milliseconds)
  })

  it('does not wait for a refresh of a view that does not exist', async () => {
    const { client, asked } = clientOf([[FILLED]])
    await settle(client, { sql: 'REFRESH MATERIALIZED VIEW nope FULL' })
    expect(asked()).toBe(1)
  })

  describe('with views that follow their table', () => {
    const LATE = FILLED.with(3, 'true')

    it('waits until they have caught up', async () => {
      const { client, asked } = clientOf([[FILLED, LATE], [LATE], [FILLED]])
      await settle(client)
      expect(asked()).toBe(3)
    })

    it.each([
      ['invalid', LATE.with(2, 'invalid')],
      ['refreshed by hand', LATE.with(1, 'manual')],
    ])('does not wait for one that is %s', async (_name, view) => {
      const { client, asked } = clientOf([[view]])
      await settle(client)
      expect(asked()).toBe(1)
    })

    it('fails when one does not catch up in time', async () => {
      const { client } = clientOf([[LATE]])
      const start = Date.now()
      await expect(settle(client, {}, 400)).rejects.toThrow(
        new NotSettled('materialized view readings_daily did not catch up in time'),
      )
      expect(Date.now() - start).toBeGreaterThan(400)
    })
  })

  describe('after a REFRESH', () => {
    const refresh = async (sql: string, before: Cell[], after: Cell[][]): Promise<number> => {
      const { client, asked } = clientOf([[before], ...after.map((view) => [view])])
      const viewState = await stateBeforeRefresh(client, sql)
      await settle(client, { sql, viewState })
      return asked() - 1
    }
    const again = FILLED.with(4, '2025-07-02')
    const done = again.with(5, '2025-07-02')

    it('waits until an incremental one has changed the view', async () => {
      const sql = 'REFRESH MATERIALIZED VIEW readings_daily INCREMENTAL'
      expect(await refresh(sql, FILLED, [FILLED, FILLED, done])).toBe(3)
    })

    it('sees that an incremental one has failed', async () => {
      const sql = 'REFRESH MATERIALIZED VIEW readings_daily INCREMENTAL'
      expect(await refresh(sql, FILLED, [FILLED, FILLED.with(2, 'invalid'), done])).toBe(2)
    })

    it.each([
      'REFRESH MATERIALIZED VIEW readings_daily FULL',
      'refresh  materialized  view  "Readings_Daily"  full',
      "REFRESH MATERIALIZED VIEW 'readings_daily' FULL",
    ])('waits until a full one has ended: %s', async (sql) => {
      const invalid = FILLED.with(2, 'invalid')
      expect(await refresh(sql, invalid, [invalid, FILLED, again, done])).toBe(4)
    })

    it('waits until the first full one of an empty view has ended', async () => {
      const sql = 'REFRESH MATERIALIZED VIEW readings_daily FULL'
      expect(await refresh(sql, EMPTY, [EMPTY, EMPTY.with(4, '2025-07-02'), done])).toBe(3)
    })

    it('goes on when a pending one outlasts the time for transactions', async () => {
      const { client } = clientOf([[FILLED]])
      const sql = 'REFRESH MATERIALIZED VIEW readings_daily INCREMENTAL'
      const viewState = await stateBeforeRefresh(client, sql)
      await expect(settle(client, { sql, viewState }, 10)).resolves.toBeUndefined()
    })

    it('remembers nothing before any other statement', async () => {
      const { client, asked } = clientOf([[FILLED]])
      expect(await stateBeforeRefresh(client, 'SELECT 1')).toBeUndefined()
      expect(asked()).toBe(0)
    })

    it('waits for a view that was not there before', async () => {
      const { client, asked } = clientOf([[], [], [FILLED]])
      const sql = 'REFRESH MATERIALIZED VIEW readings_daily FULL'
      const viewState = await stateBeforeRefresh(client, sql)
      await settle(client, { sql: 'REFRESH MATERIALIZED VIEW readings_daily FULL', viewState })
      expect(asked()).toBe(2)
    })
  })

  describe('with transactions', () => {
    const DONE: Cell[] = ['readings', 'false', 'false', null, null]
    const LATE: Cell[] = ['trades', 'false', 'true', null, null]
    const STOPPED: Cell[] = ['trades', 'true', 'true', 'DISK FULL', 'no space left']

    /** A client of a server whose list of WAL tables is the next one of `lists`, and then the last one. */
    function walClient(lists: Cell[][][], views: Cell[][] = []) {
      let asked = 0
      const run: [sql: string, limit: number | undefined][] = []
      const client = {
        limit: STATEMENT_LIMIT,
        query: (sql: string): Promise<Cell[][]> => {
          if (!sql.includes('wal_tables()')) return Promise.resolve(views)
          const rows = lists[Math.min(asked++, lists.length - 1)] ?? []
          return asked > 10_000 ? Promise.reject(new Error('asked too often')) : Promise.resolve(rows)
        },
        exec: (sql: string, limit?: number): Promise<Answer> => {
          run.push([sql, limit])
          return Promise.resolve({ kind: 'rows', columns: [], rows: [['true']] })
        },
      }
      return { client: client as unknown as ExecClient, run, asked: () => asked }
    }

    it('waits for each table that is behind', async () => {
      const { client, run } = walClient([[DONE, LATE], [DONE, LATE.with(0, "o'clock")], [DONE]])
      await settle(client)
      expect(run.map(([sql]) => sql)).toEqual([
        "SELECT wait_wal_table('trades')",
        "SELECT wait_wal_table('o''clock')",
      ])
    })

    it('lets the server wait as long as the caller does', async () => {
      const { client, run } = walClient([[LATE], [DONE]])
      await settle(client, {}, 60_000)
      expect(run).toEqual([["SELECT wait_wal_table('trades')", 60_000]])
    })

    it('gives the server time for its answer when the wait is short', async () => {
      const { client, run } = walClient([[LATE], [DONE]])
      await settle(client, {}, 20)
      expect(run[0]?.[1]).toBe(STATEMENT_LIMIT)
    })

    it('asks once when all are applied and there are no views', async () => {
      const { client, asked } = walClient([[DONE]])
      await settle(client)
      expect(asked()).toBe(1)
    })

    it('waits again for the transactions that refreshed a view', async () => {
      const { client, run } = walClient([[DONE], [DONE, LATE], [DONE]], [FILLED])
      await settle(client)
      expect(run).toHaveLength(1)
    })

    it('fails when a table is suspended, and says why', async () => {
      const { client } = walClient([
        [DONE, LATE],
        [DONE, STOPPED],
      ])
      await expect(settle(client)).rejects.toThrow(
        new NotSettled(
          'table trades is suspended (DISK FULL: no space left), so its transactions are not applied',
        ),
      )
    })

    it.each([
      ['nothing', STOPPED.with(3, null).with(4, ''), 'table trades is suspended, so'],
      ['only a message', STOPPED.with(3, ''), 'table trades is suspended (no space left), so'],
    ])('fails when a table is suspended and the server says %s', async (_name, row, message) => {
      await expect(settle(walClient([[row]]).client)).rejects.toThrow(message)
    })

    it('fails when a table does not catch up in time', async () => {
      const { client } = walClient([[DONE, LATE]])
      const start = Date.now()
      await expect(settle(client, {}, 100)).rejects.toThrow(
        new NotSettled('table trades did not apply its transactions in time'),
      )
      expect(Date.now() - start).toBeGreaterThan(100)
    })
  })

  describe('after a COPY', () => {
    const NONE: Answer = { kind: 'rows', columns: [], rows: [] }

    /** A client whose import log gives the next one of `answers`, and then the last one. */
    function importClient(answers: Answer[]) {
      const run: string[] = []
      const client = {
        limit: STATEMENT_LIMIT,
        query: () => Promise.resolve([]),
        exec: (sql: string): Promise<Answer> => {
          run.push(sql)
          if (run.length > 10_000) return Promise.reject(new Error('asked too often'))
          return Promise.resolve(answers[Math.min(run.length, answers.length) - 1] ?? NONE)
        },
      }
      return { client: client as unknown as ExecClient, run }
    }

    it('waits until the log says that the import has ended', async () => {
      const missing: Answer = { kind: 'error', message: 'table does not exist', position: 0 }
      const { client, run } = importClient([
        missing,
        NONE,
        { kind: 'rows', columns: [], rows: [['finished']] },
      ])
      await settle(client, { importId: '55ca24e5ba328050' })
      expect(run).toHaveLength(3)
      expect(run[0]).toContain("id = '55ca24e5ba328050'")
    })

    it('fails when the import does not end in time', async () => {
      const start = Date.now()
      await expect(settle(importClient([NONE]).client, { importId: '55ca' }, 200)).rejects.toThrow(
        new NotSettled('the import 55ca did not finish in time'),
      )
      expect(Date.now() - start).toBeGreaterThan(200)
    })
  })
})
