import { describe, expect, it } from 'vitest'
import type { Cell } from '../../../src/records/record-format'
import type { ExecClient } from './exec-client'
import { settle } from './settle'

const FILLED: Cell[] = ['readings_daily', 'immediate', 'valid', 'false', '2025-07-01', '2025-07-01']
const EMPTY: Cell[] = ['readings_daily', 'manual', 'valid', 'false', null, null]

/** A client of a server without WAL tables, whose list of views is the next one of `lists`, and then the last one. */
function clientOf(lists: Cell[][][]): { client: ExecClient; asked: () => number } {
  let asked = 0
  const query = (sql: string): Promise<Cell[][]> => {
    if (!sql.includes('materialized_views()')) return Promise.resolve([])
    const rows = lists[Math.min(asked, lists.length - 1)] ?? []
    asked += 1
    return Promise.resolve(rows)
  }
  return { client: { query } as unknown as ExecClient, asked: () => asked }
}

describe('settle', () => {
  it.each([
    ['no view is listed yet', [[], [], [FILLED]]],
    ['only another view is listed yet', [[['other', ...FILLED.slice(1)]], [FILLED]]],
    ['the view is listed and not filled yet', [[EMPTY], [EMPTY], [FILLED]]],
  ])('waits for a new view while %s', async (_name, lists) => {
    const { client, asked } = clientOf(lists)
    await settle(client, { sql: 'CREATE MATERIALIZED VIEW readings_daily AS (SELECT 1)' })
    expect(asked()).toBe(lists.length)
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
})
