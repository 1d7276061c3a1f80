import { describe, expect, it } from 'vitest'
import {
  columnsOf,
  contextOf,
  errorAnswer,
  FakeServer,
  fenceOf,
  OK,
  planAnswer,
  rowsAnswer,
  SUSPENDED,
  taskOf,
} from '../../../tests/support/example-run'
import type { PageFence } from '../../../src/records/page-source'
import type { Task } from '../../../src/records/plan-fence'
import { PageStopped } from '../report/failure'
import { ServerGone, StatementTimeout } from '../server/exec-client'
import { KnownFailureBook } from './run-context'
import { runSql } from './run-sql'

type SqlTask = Extract<Task, { kind: 'sql' }>

const ONE = rowsAnswer('x LONG', [['1']])
const TWO = rowsAnswer('s SYMBOL, x LONG', [
  ['a', '1'],
  ['b', '2'],
])
/** The plan of a query whose groups come in any order, and of one that cuts them. */
const HASHED = ['GroupBy vectorized: true workers: 1', '  keys: [s]', '  values: [sum(x)]']
const limited = (lo: number) => [`Limit lo: ${lo}`, ...HASHED.map((line) => `    ${line}`)]

const KNOWN = { page: 'p', statement: 'SELECT  broken;', message: 'not supported', reason: 'bug 1234' }

/** Runs a fence of the page `p`, on which one failure is known. */
function run(
  answers: FakeServer['answers'],
  code: string,
  flags = '',
  { given = {}, page = 'p' }: { given?: Partial<PageFence>; page?: string } = {},
) {
  const server = new FakeServer(answers)
  const context = contextOf(server, { knownFailures: new KnownFailureBook([KNOWN]) })
  const done = runSql(taskOf(fenceOf(code, flags, given)) as SqlTask, page, context)
  return { server, done }
}
const failuresOf = async (...given: Parameters<typeof run>) => (await run(...given).done).failures
const problemsOf = async (...given: Parameters<typeof run>) =>
  (await failuresOf(...given)).map(({ problem }) => problem)
const recordOf = async (...given: Parameters<typeof run>) => {
  const { actual, failures } = await run(...given).done
  expect(failures).toEqual([])
  if (actual?.language !== 'questdb-sql') throw new Error('there is nothing to record')
  return actual
}

describe('a SQL example that succeeds', () => {
  it('is recorded with its text and the answer to each statement, in order', async () => {
    const { server, done } = run(
      { 'CREATE TABLE t': OK, 'UPDATE t': { kind: 'ok', updated: 2 }, 'SELECT x': ONE },
      'CREATE TABLE t; UPDATE t;\nSELECT x; -- all',
      '',
      { given: { index: 4 } },
    )
    expect((await done).actual).toEqual({
      language: 'questdb-sql',
      index: 4,
      sql: 'CREATE TABLE t; UPDATE t;\nSELECT x; -- all',
      statements: [
        { kind: 'ok', sql: 'CREATE TABLE t' },
        { kind: 'ok', sql: 'UPDATE t', updated: 2 },
        { kind: 'rows', sql: 'SELECT x', columns: columnsOf('x LONG'), rows: [['1']], rowCount: 1 },
      ],
    })
    expect(server.ran).toEqual(['CREATE TABLE t', 'UPDATE t', 'SELECT x'])
  })

  it('is recorded with its flags and with the values of its template', async () => {
    const flags = 'unordered volatile="the clock" template="table=t"'
    expect(await recordOf({ 'SELECT t': ONE }, 'SELECT <table>', flags)).toMatchObject({
      unordered: true,
      volatile: 'the clock',
      template: { table: 't' },
      sql: 'SELECT <table>',
      statements: [{ sql: 'SELECT t' }],
    })
  })

  it('is recorded without the rows of a setup fence, which no page shows', async () => {
    const plain = { kind: 'ok', sql: 'SELECT x' }
    expect((await recordOf({ 'SELECT x': ONE }, 'SELECT x', 'setup')).statements).toEqual([plain])
    const updated = { kind: 'ok' as const, updated: 2 }
    expect((await recordOf({ 'UPDATE t': updated }, 'UPDATE t', 'setup')).statements).toMatchObject([updated])
  })

  it('is recorded with the places of a default installation', async () => {
    const place = rowsAnswer('x STRING', [['/tmp/questdb-root/db']])
    const [statement] = (await recordOf({ 'SELECT x': place }, 'SELECT x')).statements
    expect(statement).toMatchObject({ rows: [['/var/lib/questdb/db']] })
  })
})

describe('the order of rows', () => {
  it('is asked for results of two rows and more only, and not for plans', async () => {
    const { server, done } = run(
      { 'SELECT one': ONE, 'SELECT two': TWO, 'EXPLAIN SELECT two': planAnswer(['PageFrame', 'scan']) },
      'SELECT one; SELECT two; EXPLAIN SELECT two; ',
    )
    expect((await done).orders).toEqual([{ kind: 'defined' }, { kind: 'defined' }, { kind: 'defined' }])
    expect(server.asked.filter((sql) => sql.startsWith('EXPLAIN'))).toEqual([
      'EXPLAIN SELECT two',
      'EXPLAIN SELECT two',
    ])
  })

  it('is undefined for the groups of a hash table', async () => {
    const { orders } = await run(
      { 'SELECT two': TWO, 'EXPLAIN SELECT two': planAnswer(HASHED) },
      'SELECT two',
    ).done
    expect(orders).toEqual([{ kind: 'undefined' }])
  })

  it('is defined where the server explains nothing', async () => {
    const { orders } = await run({ 'SHOW x': TWO, 'EXPLAIN SHOW x': errorAnswer('no') }, 'SHOW x').done
    expect(orders).toEqual([{ kind: 'defined' }])
  })

  it('must not leave open which rows LIMIT returns', async () => {
    const answers = (lo: number) => ({ 'SELECT\n2': TWO, 'EXPLAIN SELECT\n2': planAnswer(limited(lo)) })
    expect(await failuresOf(answers(2), 'SELECT\n2')).toMatchObject([
      {
        line: 11,
        problem:
          'LIMIT truncates rows in an undefined order, so the next run may return others: add ORDER BY',
        detail: ['SELECT', '2'],
      },
    ])
    expect(await problemsOf(answers(3), 'SELECT\n2')).toEqual([])
  })
})

describe('a SQL example that fails', () => {
  it('is reported at the line of its statement, with a caret and the message of the server', async () => {
    const includedAt = { file: 'content/docs/a.mdx', line: 3 }
    const answers = { 'SELECT 1': ONE, 'SELECT\n  nope': errorAnswer('Invalid column', 9) }
    const { server, done } = run(answers, 'SELECT 1;\n\nSELECT\n  nope;\nSELECT 3', '', {
      given: { includedAt },
    })
    const outcome = await done
    expect(outcome.failures).toEqual([
      {
        file: 'content/docs/p.mdx',
        line: 13,
        includedAt,
        problem: 'the statement failed',
        detail: ['SELECT', '  nope', '  ^', 'Invalid column'],
      },
    ])
    expect(outcome.actual).toBeUndefined()
    expect(server.ran).toEqual(['SELECT 1', 'SELECT\n  nope'])
  })

  it('is reported when a statement takes too long', async () => {
    expect(
      await failuresOf({ 'SELECT\n1': new StatementTimeout(10_000, 'SELECT\n1') }, 'SELECT\n1'),
    ).toMatchObject([{ line: 11, problem: 'the statement took longer than 10 s', detail: ['SELECT', '1'] }])
  })

  it('stops the page when a table is suspended', async () => {
    const { done } = run({ 'INSERT\nt': OK, 'wal_tables()': SUSPENDED }, ';\nINSERT\nt')
    const error = await done.catch((each: unknown) => each)
    expect(error).toBeInstanceOf(PageStopped)
    expect((error as PageStopped).failure).toEqual({
      file: 'content/docs/p.mdx',
      line: 12,
      includedAt: undefined,
      problem: 'table t is suspended (DISK FULL: no space left), so its transactions are not applied',
      detail: ['INSERT', 't'],
    })
  })

  it('ends the page when the server is gone', async () => {
    await expect(run({ 'SELECT 1': new ServerGone('reset') }, 'SELECT 1').done).rejects.toThrow(ServerGone)
  })
})

describe('a SQL example with error=', () => {
  const answers = { 'CREATE t': OK, 'SELECT t': errorAnswer('table does not exist [t]', 7) }

  it('is recorded with the error', async () => {
    expect(await recordOf(answers, 'CREATE t; SELECT t', 'error="not exist"')).toMatchObject({
      statements: [{ kind: 'ok' }, { kind: 'error', message: 'table does not exist [t]', position: 7 }],
    })
  })

  it('must fail with this text', async () => {
    expect(await failuresOf(answers, 'SELECT t', 'error="Invalid column"')).toMatchObject([
      {
        problem: 'it failed, but not with error="Invalid column"',
        detail: ['SELECT t', '       ^', 'table does not exist [t]'],
      },
    ])
  })

  it('must not succeed', async () => {
    expect(await failuresOf(answers, 'CREATE t', 'error="exist"')).toMatchObject([
      { problem: 'the statement succeeded, but error="exist" expects it to fail', detail: ['CREATE t'] },
    ])
  })

  it('must not fail before its last statement', async () => {
    expect(await problemsOf(answers, 'SELECT t; SELECT t', 'error="exist"')).toEqual(['the statement failed'])
  })
})

describe('a known failure', () => {
  it('is recorded with its reason, if the message is the known one', async () => {
    const answers = { 'SELECT broken': errorAnswer('this is not supported yet') }
    expect(await recordOf(answers, 'SELECT broken;')).toMatchObject({
      knownFailure: 'bug 1234',
      statements: [{ kind: 'error' }],
    })
  })

  it('keeps its reason when other statements follow', async () => {
    const answers = { 'SELECT broken': errorAnswer('not supported'), 'SELECT 1': ONE }
    expect(await recordOf(answers, 'SELECT broken; SELECT 1')).toMatchObject({ knownFailure: 'bug 1234' })
  })

  it('is not mentioned in the record of other examples', async () => {
    expect(await recordOf({ 'SELECT 1': ONE }, 'SELECT 1')).not.toHaveProperty('knownFailure')
  })

  it('must be removed from the list when it passes', async () => {
    expect(await problemsOf({ 'SELECT broken': ONE }, 'SELECT broken')).toEqual([
      'a known failure now passes: remove its entry from content/known-failures.yml',
    ])
  })

  it('must not fail in another way', async () => {
    expect(await problemsOf({ 'SELECT broken': errorAnswer('disk full') }, 'SELECT broken')).toEqual([
      'it failed, but not with the known message "not supported"',
    ])
  })

  it('is none on another page', async () => {
    const answers = { 'SELECT broken': errorAnswer('not supported') }
    expect(await problemsOf(answers, 'SELECT broken', '', { page: 'q' })).toEqual(['the statement failed'])
  })
})

describe('work that the server does after it has answered', () => {
  const waits = async (...given: Parameters<typeof run>) => {
    const { server, done } = run(...given)
    await done
    return server.asked.filter((sql) => /wal_tables|text_import_log|materialized_views/.test(sql))
  }

  it('is waited for after a change, and not after a query', async () => {
    expect(await waits({ 'INSERT t': OK }, 'INSERT t')).toEqual([
      expect.stringContaining('wal_tables()'),
      expect.stringContaining('materialized_views()'),
    ])
    expect(await waits({ 'SELECT 1': ONE }, 'SELECT 1')).toEqual([])
  })

  it.each(['COPY t', 'copy t'])('includes the import that %s started', async (sql) => {
    const started = rowsAnswer('id STRING', [['0af5']])
    const asked = await waits({ [sql]: started, text_import_log: ONE }, sql)
    expect(asked[0]).toContain("id = '0af5'")
    expect(asked).toHaveLength(3)
  })

  it.each([
    ['a COPY that returns no import', 'COPY t', rowsAnswer('id STRING', [])],
    ['a query of a column called copy', 'SELECT COPY', rowsAnswer('copy STRING', [['0af5']])],
    ['a function that begins like COPY', 'COPYING', rowsAnswer('x STRING', [['0af5']])],
    ['a COPY that fails', 'COPY t', errorAnswer('no file')],
  ])('is not waited for after %s', async (_, sql, answer) => {
    expect(await waits({ [sql]: answer }, sql)).toEqual([])
  })

  it('includes a refresh, which shows in the state of the view', async () => {
    const view = (finished: string) =>
      rowsAnswer('v STRING', [['v', 'manual', 'valid', 'false', '2025-07-01', finished]])
    const sql = 'REFRESH MATERIALIZED VIEW v FULL'
    const states = [view('10:00'), view('10:00'), view('10:05')]
    expect(await waits({ [sql]: OK, 'materialized_views()': states }, sql)).toHaveLength(5)
  })
})
