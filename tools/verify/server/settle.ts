import { setTimeout as sleep } from 'node:timers/promises'
import type { Cell } from '../../../src/records/record-format'
import type { ExecClient } from './exec-client'

/** The database didn't apply everything, so the page can't continue. */
export class NotSettled extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'NotSettled'
  }
}

const PAUSE = 5

/** Asynchronous work of the last statement, besides transactions. */
export interface SetGoing {
  /** Import ID that a COPY returned. */
  importId?: string
  /** The statement itself, if it may have made or refreshed a materialized view. */
  sql?: string
  /** State of the view before a REFRESH, from `stateBeforeRefresh`. */
  viewState?: string
}

/**
 * Waits until all WAL transactions are applied, materialized views are up to date according to their refresh mode, and
 * the import that a COPY started is complete.
 * @param limit timeout in milliseconds; that of a statement if absent
 * @throws {NotSettled} for a suspended table or after the timeout
 */
export async function settle(client: ExecClient, last: SetGoing = {}, limit = client.limit): Promise<void> {
  const deadline = Date.now() + limit
  if (last.importId) await waitForImport(client, last.importId, deadline)
  await waitForWal(client, deadline)
  const hasViews = await waitForViews(client, last, deadline)
  if (hasViews) await waitForWal(client, deadline)
}

async function waitForWal(client: ExecClient, deadline: number): Promise<void> {
  for (;;) {
    const rows = await client.query(
      'SELECT name, suspended, writerTxn < sequencerTxn, errorTag, errorMessage FROM wal_tables()',
    )
    const stopped = rows.find(([, suspended]) => suspended === 'true')
    if (stopped) {
      const [name, , , tag, message] = stopped
      const why = [tag, message].filter(Boolean).join(': ')
      throw new NotSettled(
        `table ${name} is suspended${why ? ` (${why})` : ''}, so its transactions are not applied`,
      )
    }
    const late = rows.find(([, , behind]) => behind === 'true')
    if (!late) return
    if (Date.now() > deadline) throw new NotSettled(`table ${late[0]} did not apply its transactions in time`)
    // wait_wal_table returns immediately if the table is suspended in the meantime; the loop detects this.
    const rest = Math.max(deadline - Date.now(), client.limit)
    await client.exec(`SELECT wait_wal_table('${(late[0] ?? '').replaceAll("'", "''")}')`, rest)
    await sleep(PAUSE)
  }
}

const VIEWS = `SELECT view_name, refresh_type, view_status, refresh_base_table_txn < base_table_txn,
  last_refresh_start_timestamp, last_refresh_finish_timestamp FROM materialized_views()`

const REFRESHED = /^REFRESH\s+MATERIALIZED\s+VIEW\s+["']?([^\s"';]+)/i
const CREATED = /^CREATE\s+MATERIALIZED\s+VIEW\s+(?:IF\s+NOT\s+EXISTS\s+)?["']?([^\s"';(]+)/i

/** State of a view before a REFRESH statement, so that `settle` can detect the change. */
export async function stateBeforeRefresh(client: ExecClient, sql: string): Promise<string | undefined> {
  const name = REFRESHED.exec(sql)?.[1]
  return name === undefined ? undefined : stateOf(await client.query(VIEWS), name)
}

function stateOf(views: Cell[][], name: string): string {
  return JSON.stringify(viewOf(views, name) ?? null)
}

const viewOf = (views: Cell[][], name: string): Cell[] | undefined =>
  views.find(([view]) => view?.toLowerCase() === name.toLowerCase())

/**
 * Milliseconds to wait for a change that shows that a refresh is complete. A full refresh always causes one; a new view
 * may wait for its timer; an incremental refresh without new data, and a range refresh, cause none (seen on 9.0.1).
 */
function patience(sql: string): number {
  if (/\bFULL\b/i.test(sql)) return 8_000
  return CREATED.test(sql) && !/\bPERIOD\b/i.test(sql) ? 3_000 : 1_000
}

/**
 * Waits until immediate views have caught up with their base table, a new view has been filled unless it is deferred,
 * and a REFRESH, which returns before its work begins, has taken effect.
 * @returns whether there are views
 */
async function waitForViews(client: ExecClient, last: SetGoing, deadline: number): Promise<boolean> {
  const sql = last.sql ?? ''
  const refreshed = REFRESHED.exec(sql)?.[1]
  const created = CREATED.exec(sql)?.[1]
  const isDeferred = created !== undefined && /\bDEFERRED\b/i.test(sql)
  const since = Date.now()
  for (;;) {
    const views = await client.query(VIEWS)
    if (views.length === 0 && created === undefined) return false
    const late = views.find(
      ([, mode, status, behind]) => mode === 'immediate' && status !== 'invalid' && behind === 'true',
    )
    const name = refreshed ?? created
    // under load, the server lists a new view only some time after CREATE has returned (seen on 9.0.1)
    const isUnlisted = created !== undefined && !viewOf(views, created)
    const isPending =
      isUnlisted ||
      (name !== undefined && !isDeferred && !(isFilled(views, name) && hasMoved(views, name, last)))
    if (!late && (!isPending || Date.now() - since > patience(sql))) return views.length > 0
    if (late && Date.now() > deadline)
      throw new NotSettled(`materialized view ${late[0]} did not catch up in time`)
    await sleep(PAUSE)
  }
}

/**
 * Whether a REFRESH has changed the view's state. A full refresh marks an invalid view as valid before it does its
 * work, so only its finish time is conclusive.
 */
function hasMoved(views: Cell[][], name: string, { sql = '', viewState }: SetGoing): boolean {
  if (viewState === undefined) return true
  const now = stateOf(views, name)
  if (!/\bFULL\b/i.test(sql)) return now !== viewState
  const finished = (state: string) => (JSON.parse(state) as Cell[] | null)?.[5] ?? null
  return finished(now) !== finished(viewState)
}

function isFilled(views: Cell[][], name: string): boolean {
  const view = viewOf(views, name)
  if (!view) return true
  const [, , status, , started, finished] = view
  return status !== 'refreshing' && started !== null && finished !== null
}

async function waitForImport(client: ExecClient, id: string, deadline: number): Promise<void> {
  const sql = `SELECT status FROM sys.text_import_log WHERE id = '${id}' AND phase IS NULL AND status <> 'started'`
  for (;;) {
    const answer = await client.exec(sql)
    if (answer.kind === 'rows' && answer.rows.length > 0) return
    if (Date.now() > deadline) throw new NotSettled(`the import ${id} did not finish in time`)
    await sleep(PAUSE)
  }
}
