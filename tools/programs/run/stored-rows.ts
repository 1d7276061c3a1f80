import { setTimeout as sleep } from 'node:timers/promises'
import type { ExpectedRows } from '../../../src/content/client-examples/schemas'
import { compareStatement, type Difference } from '../../../src/records/compare/compare-statement'
import type { RowsResult } from '../../../src/records/record-format'
import type { ExecClient } from '../../verify/server/exec-client'
import { settle } from '../../verify/server/settle'

/** Time within which rows sent over TCP must become visible, in milliseconds. */
const VISIBLE_LIMIT = 10_000

/** Returns how the table filled by a program differs from what each client must store; undefined if it doesn't. */
export async function compareStored(
  client: ExecClient,
  expected: ExpectedRows,
): Promise<Difference | undefined> {
  const { table, rows } = expected
  const deadline = Date.now() + VISIBLE_LIMIT
  let count: number | undefined
  for (;;) {
    await settle(client)
    const answer = await client.exec(`SELECT count() FROM "${table}"`)
    count = answer.kind === 'rows' ? Number(answer.rows[0]?.[0]) : undefined
    if ((count ?? 0) >= rows.length || Date.now() > deadline) break
    await sleep(100)
  }
  if (count === undefined) return { problem: `it did not create the table "${table}"`, detail: [] }
  return compareTables(expected, await readTable(client, table))
}

/** A table as described and returned by the server. */
export interface StoredTable {
  columns: { name: string; type: string }[]
  designatedTimestamp: string | undefined
  rows: (string | null)[][]
}

async function readTable(client: ExecClient, table: string): Promise<StoredTable> {
  const described = await client.query(
    `SELECT "column", type, designated FROM (SHOW COLUMNS FROM "${table}")`,
  )
  const columns = described.map(([name, type]) => ({ name: name ?? '', type: type ?? '' }))
  const designatedTimestamp = described.find(([, , designated]) => designated === 'true')?.[0] ?? undefined
  const order = designatedTimestamp === undefined ? '' : ` ORDER BY "${designatedTimestamp}"`
  return { columns, designatedTimestamp, rows: await client.query(`SELECT * FROM "${table}"${order}`) }
}

/** Compares columns, their types, the designated timestamp, and all values. */
export function compareTables(expected: ExpectedRows, stored: StoredTable): Difference | undefined {
  const { table, designatedTimestamp } = expected
  const result = ({ columns, rows }: Pick<StoredTable, 'columns' | 'rows'>): RowsResult => ({
    kind: 'rows',
    sql: `SELECT * FROM ${table}`,
    columns,
    rows,
    rowCount: rows.length,
  })
  const found = compareStatement(result(expected), result(stored))
  if (found)
    return {
      problem: `the table "${table}" does not match content/examples/expected.yml: ${found.problem.replace(/ recorded/, ' expected')}`,
      detail: found.detail,
    }
  if (stored.designatedTimestamp !== designatedTimestamp)
    return {
      problem: `the designated timestamp of "${table}" is ${stored.designatedTimestamp ?? 'missing'} instead of ${designatedTimestamp}`,
      detail: [],
    }
  return undefined
}
