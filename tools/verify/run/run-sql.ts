import { rowOrder, type RowOrder } from '../../../src/records/compare/row-order'
import type { Task } from '../../../src/records/plan-fence'
import type { StatementRecord } from '../../../src/records/record-format'
import { lineAt, withCaret } from '../report/caret'
import { PageStopped, type Failure } from '../report/failure'
import { StatementTimeout, type Answer } from '../server/exec-client'
import { hidePlaces } from '../server/hide-places'
import { NotSettled, settle, stateBeforeRefresh } from '../server/settle'
import type { Statement } from '../../../src/sql/split-statements'
import type { ExampleOutcome } from './example-outcome'
import type { RunContext } from './run-context'
import { toFlags } from '../../../src/records/record-flags'
import { isPlan, planLines, toRecord } from './to-record'

type SqlTask = Extract<Task, { kind: 'sql' }>

/**
 * Runs the statements of a fence in order. A fence with `error=` must fail at its last statement; before it and
 * in any other fence everything must succeed.
 * @throws {PageStopped} when a table is suspended
 * @throws {ServerGone}
 */
export async function runSql(task: SqlTask, page: string, context: RunContext): Promise<ExampleOutcome> {
  const { fence, statements } = task
  const outcome: ExampleOutcome = { fence, orders: [], failures: [] }
  const records: StatementRecord[] = []
  let reason: string | undefined
  for (const [i, statement] of statements.entries()) {
    const fail = (problem: string, detail: string[]): ExampleOutcome => {
      outcome.failures.push({ ...placeOf(task, statement), problem, detail })
      return outcome
    }
    const result = await answerOf(statement, task, context)
    if (result instanceof StatementTimeout)
      return fail(`the statement ${result.message}`, statement.sql.split('\n'))
    const { answer, order } = result
    const known = context.knownFailures.find(page, statement.sql)
    const mustFail = fence.meta.error !== undefined && i === statements.length - 1
    const verdict = judge(answer, mustFail ? fence.meta.error : undefined, known)
    if (verdict) return fail(verdict, describe(statement, answer))
    if (order.kind === 'arbitrary rows')
      return fail(
        'LIMIT truncates rows in an undefined order, so the next run may return others: add ORDER BY',
        statement.sql.split('\n'),
      )
    if (known) reason = known.reason
    // The results of a setup fence aren't shown, so only record its success.
    const seen: Answer = fence.meta.setup && answer.kind === 'rows' ? { kind: 'ok' } : answer
    records.push(toRecord(statement.sql, seen, order, fence.meta.unordered))
    outcome.orders.push(order)
  }
  outcome.actual = {
    language: 'questdb-sql',
    index: fence.index,
    ...toFlags(fence.meta),
    ...(reason === undefined ? {} : { knownFailure: reason }),
    sql: fence.code,
    statements: records,
  }
  return outcome
}

async function answerOf(
  statement: Statement,
  task: SqlTask,
  context: RunContext,
): Promise<{ answer: Answer; order: RowOrder } | StatementTimeout> {
  const { client } = context.server
  const { sql } = statement
  try {
    const viewState = await stateBeforeRefresh(client, sql)
    const answer = hidePlaces(await client.exec(sql), context.server)
    const order = await orderOf(answer, sql, context)
    const importId =
      /^COPY\b/i.test(sql) && answer.kind === 'rows' ? (answer.rows[0]?.[0] ?? undefined) : undefined
    if (answer.kind === 'ok' || importId) await settle(client, { importId, sql, viewState })
    return { answer, order }
  } catch (error) {
    if (error instanceof StatementTimeout) return error
    if (error instanceof NotSettled)
      throw new PageStopped({ ...placeOf(task, statement), problem: error.message, detail: sql.split('\n') })
    throw error
  }
}

async function orderOf(answer: Answer, sql: string, context: RunContext): Promise<RowOrder> {
  if (answer.kind !== 'rows' || answer.rows.length < 2 || isPlan(answer)) return { kind: 'defined' }
  // Statements that EXPLAIN doesn't support (SHOW, COPY) don't use a hash table either.
  return rowOrder(planLines(await context.server.client.exec(`EXPLAIN ${sql}`)), answer.rows.length)
}

/** Why a response isn't as the page expects; undefined if it is. */
function judge(
  answer: Answer,
  wanted: string | undefined,
  known: { message: string } | undefined,
): string | undefined {
  if (wanted !== undefined) {
    if (answer.kind !== 'error') return `the statement succeeded, but error="${wanted}" expects it to fail`
    return answer.message.includes(wanted) ? undefined : `it failed, but not with error="${wanted}"`
  }
  if (known) {
    if (answer.kind !== 'error')
      return 'a known failure now passes: remove its entry from content/known-failures.yml'
    return answer.message.includes(known.message)
      ? undefined
      : `it failed, but not with the known message "${known.message}"`
  }
  return answer.kind === 'error' ? 'the statement failed' : undefined
}

function describe({ sql }: Statement, answer: Answer): string[] {
  if (answer.kind !== 'error') return sql.split('\n')
  return [...withCaret(sql, answer.position), answer.message]
}

function placeOf({ fence, code }: SqlTask, statement: Statement): Omit<Failure, 'problem' | 'detail'> {
  // The code begins on the line after the backticks.
  return {
    file: fence.place.file,
    line: fence.place.line + 1 + lineAt(code, statement.start),
    includedAt: fence.includedAt,
  }
}
