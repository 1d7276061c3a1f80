import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Reproduction } from '../../../src/content/site/known-issues-schema'
import { loadDataset } from '../run/datasets'
import type { RunContext } from '../run/run-context'
import { pointAt, runBash } from '../run/run-shell'
import { ServerGone, StatementTimeout, type Answer } from '../server/exec-client'
import type { Server } from '../server/server'
import { NotSettled, settle } from '../server/settle'
import { splitStatements } from '../../../src/sql/split-statements'

/** Timeout of a script in milliseconds. A script may call the server a thousand times. */
const SCRIPT_LIMIT = 60_000

/** Milliseconds within which a process that an issue ends is gone. */
const END_LIMIT = 10_000

/**
 * Runs a reproduction on an empty server.
 * @returns undefined when the server does what the entry says, otherwise what was expected and what was seen
 * @throws {Error} when a statement before the last fails
 */
export async function reproduce(
  reproduction: Reproduction,
  context: RunContext,
): Promise<string[] | undefined> {
  for (const name of reproduction.datasets ?? []) await loadDataset(name, context)
  return reproduction.shell === undefined
    ? reproduceSql(reproduction, context.server)
    : reproduceShell(reproduction.shell, reproduction.prints ?? [], context)
}

async function reproduceSql(reproduction: Reproduction, server: Server): Promise<string[] | undefined> {
  const statements = splitStatements(reproduction.sql ?? '').map(({ sql }) => sql)
  const last = statements.pop()
  if (last === undefined) throw new Error('its sql contains no statement')
  for (const sql of statements) {
    const answer = await server.client.exec(sql)
    if (answer.kind === 'error') throw new Error(`${sql}: ${answer.message}`)
    await settleIfPossible(server)
  }
  let answer: Answer
  try {
    answer = await server.client.exec(last)
    if (answer.kind === 'ok') await settleIfPossible(server)
  } catch (error) {
    if (error instanceof StatementTimeout) return [last, `It ${error.message}.`]
    if (error instanceof ServerGone && reproduction.ends && (await hasEnded(server))) return undefined
    throw error
  }
  if (reproduction.ends && (await hasEnded(server))) return undefined
  const [wanted, seen] = [expected(reproduction), described(answer)]
  const isSame =
    reproduction.error !== undefined && reproduction.error !== '' && answer.kind === 'error'
      ? answer.message.includes(reproduction.error)
      : wanted.join('\n') === seen.join('\n')
  return isSame ? undefined : ['expected:', ...wanted, 'seen:', ...seen]
}

/** Ignores failures to settle, because many issues end with a suspended table. */
async function settleIfPossible({ client }: Server): Promise<void> {
  try {
    await settle(client)
  } catch (error) {
    if (!(error instanceof NotSettled) && !(error instanceof ServerGone)) throw error
  }
}

/** Whether the process exits soon. If it crashes while applying a transaction, it has already responded. */
async function hasEnded(server: Server): Promise<boolean> {
  const deadline = Date.now() + END_LIMIT
  while (server.lastWords() === undefined) {
    if (Date.now() > deadline) return false
    await sleep(50)
  }
  return true
}

function expected({ columns = [], rows, error, ends }: Reproduction): string[] {
  if (ends) return ['the server process ends']
  return rows ? [columns, ...rows].map(line) : [`error: ${error ?? ''}`]
}

function described(answer: Answer): string[] {
  if (answer.kind === 'error') return [`error: ${answer.message}`]
  if (answer.kind === 'ok') return ['no rows']
  return [answer.columns.map(({ name }) => name), ...answer.rows].map(line)
}

function line(cells: readonly (string | null)[]): string {
  return cells.map((cell) => cell ?? 'null').join(' | ')
}

async function reproduceShell(
  script: string,
  prints: readonly string[],
  { server, workFolder }: RunContext,
): Promise<string[] | undefined> {
  fs.rmSync(workFolder, { recursive: true, force: true })
  fs.mkdirSync(workFolder, { recursive: true })
  const { stdout, stderr, timedOut } = await runBash(
    pointAt(script, server),
    workFolder,
    undefined,
    SCRIPT_LIMIT,
  )
  const printed = `${stdout}\n${stderr}`
  const missing = prints.filter((text) => !printed.includes(text))
  if (missing.length === 0) return undefined
  return [
    'expected, but not printed:',
    ...missing,
    ...(timedOut ? ['The script took too long and was stopped.'] : []),
    'printed:',
    ...printed.trim().split('\n').slice(0, 40),
  ]
}
