import { setTimeout as sleep } from 'node:timers/promises'
import type { ExecClient } from './exec-client'
import { storePreferences } from './preferences'

/** Milliseconds within which a database must have become empty. */
const RESET_LIMIT = 10_000

/** Names of all tables and materialized views; system tables do not count. */
export async function userTables(client: ExecClient): Promise<string[]> {
  const rows = await client.query('SELECT table_name FROM tables()')
  return rows.map(([name]) => name ?? '').filter((name) => !/^(?:sys\.|_|telemetry)/.test(name))
}

/**
 * Resets the database to the state of a new one: no tables, materialized views, checkpoint, import log, or preferences.
 * The version of the preferences can't be reset, because it only increases.
 * @throws {Error} if something can't be removed
 */
export async function resetDatabase(client: ExecClient): Promise<void> {
  const deadline = Date.now() + RESET_LIMIT
  // Ignore responses, because what matters is that nothing is left.
  await client.exec('CHECKPOINT RELEASE')
  for (;;) {
    await client.exec('DROP ALL TABLES')
    const left = await userTables(client)
    if (left.length === 0) break
    if (Date.now() > deadline)
      throw new Error(`the database could not be emptied: ${left.join(', ')} could not be dropped`)
    await sleep(20)
  }
  if (await hasImportLog(client)) await client.exec("TRUNCATE TABLE 'sys.text_import_log'")
  await storePreferences(client.url, {})
}

async function hasImportLog(client: ExecClient): Promise<boolean> {
  return (await client.exec('SELECT 1 FROM sys.text_import_log LIMIT 1')).kind === 'rows'
}
