import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reproduction } from '../../../src/content/site/known-issues-schema'
import type { Cell } from '../../../src/records/record-format'
import { KnownFailureBook, type RunContext } from '../run/run-context'
import { ServerGone, StatementTimeout, type Answer, type ExecClient } from '../server/exec-client'
import { reproduce } from './reproduce'

// pauses take no time and move the clock
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => {
    vi.setSystemTime(Date.now() + milliseconds)
    return Promise.resolve()
  },
}))

const rows = (columns: string[], ...values: Cell[][]): Answer => ({
  kind: 'rows',
  columns: columns.map((name) => ({ name, type: 'STRING' })),
  rows: values,
})

let folder: string
/** Statements that were run. */
let run: string[]
/** What the server answers or throws; it answers `ok` to other statements. */
let answers: Record<string, Answer | Error>
/** How often transactions were waited for. */
let settled: number
/** What asking for transactions throws or returns. */
let wal: () => Cell[][]
/** End of the server's log, when it has exited. */
let lastWords: () => string | undefined

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reproduce-'))
  run = []
  answers = {}
  settled = 0
  wal = () => []
  lastWords = () => undefined
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  fs.rmSync(folder, { recursive: true, force: true })
})

function reproduceOn(reproduction: Reproduction, datasets: Record<string, string> = {}) {
  const client = {
    exec: (sql: string) => {
      run.push(sql)
      const answer = answers[sql] ?? { kind: 'ok' }
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
    query: (sql: string) => {
      if (!sql.includes('wal_tables()')) return Promise.resolve([])
      settled++
      return Promise.resolve().then(wal)
    },
  }
  const context: RunContext = {
    root: folder,
    server: {
      client: client as unknown as ExecClient,
      version: '9.0.1',
      host: '127.0.0.1',
      ports: { http: 41000, minHttp: 41001, line: 41002, pgWire: 41003 },
      lastWords: () => lastWords(),
      stop: () => Promise.resolve(),
    },
    datasets: new Map(Object.entries(datasets)),
    knownFailures: new KnownFailureBook([]),
    workFolder: path.join(folder, 'work/issues'),
  }
  return reproduce(reproduction, context)
}

describe('reproduce, for SQL', () => {
  it('loads demo tables, and then runs the statements one after the other', async () => {
    answers['SELECT 1'] = rows(['a', 'b'], ['1', null])
    const seen = await reproduceOn(
      {
        datasets: ['trades', 'quotes'],
        sql: 'INSERT INTO trades; -- a comment\nSELECT 1;',
        columns: ['a', 'b'],
        rows: [['1', null]],
      },
      { trades: 'CREATE TABLE trades', quotes: 'CREATE TABLE quotes' },
    )
    expect(seen).toBeUndefined()
    expect(run).toEqual(['CREATE TABLE trades', 'CREATE TABLE quotes', 'INSERT INTO trades', 'SELECT 1'])
  })

  it('waits for transactions after each statement that is not the last query', async () => {
    answers['SELECT 1'] = rows(['1'], ['1'])
    await reproduceOn({ sql: 'INSERT 1; INSERT 2; SELECT 1', columns: ['1'], rows: [['1']] })
    expect(settled).toBe(2)
  })

  it('waits for transactions after a last statement without rows', async () => {
    await reproduceOn({ sql: 'INSERT 1', error: '' })
    expect(settled).toBe(1)
  })

  it('shows rows that differ', async () => {
    answers['SELECT 1'] = rows(['a', 'b'], ['1', null], ['2', ''])
    expect(await reproduceOn({ sql: 'SELECT 1', columns: ['a', 'b'], rows: [['1', '2']] })).toEqual([
      'expected:',
      'a | b',
      '1 | 2',
      'seen:',
      'a | b',
      '1 | null',
      '2 | ',
    ])
  })

  it('compares the names of columns', async () => {
    answers['SELECT 1'] = rows(['b'], ['1'])
    expect(await reproduceOn({ sql: 'SELECT 1', columns: ['a'], rows: [['1']] })).toEqual([
      'expected:',
      'a',
      '1',
      'seen:',
      'b',
      '1',
    ])
  })

  it('takes a part of the message of an error for the error', async () => {
    answers['SELECT 1'] = { kind: 'error', message: 'table does not exist [table=nope]', position: 5 }
    expect(await reproduceOn({ sql: 'SELECT 1', error: 'does not exist' })).toBeUndefined()
  })

  it('shows an error that differs', async () => {
    answers['SELECT 1'] = { kind: 'error', message: 'table does not exist', position: 5 }
    expect(await reproduceOn({ sql: 'SELECT 1', error: 'out of memory' })).toEqual([
      'expected:',
      'error: out of memory',
      'seen:',
      'error: table does not exist',
    ])
  })

  it('expects an error without a message to have none', async () => {
    answers['SELECT 1'] = { kind: 'error', message: '', position: 5 }
    expect(await reproduceOn({ sql: 'SELECT 1', error: '' })).toBeUndefined()
    answers['SELECT 1'] = { kind: 'error', message: 'now it has one', position: 5 }
    expect(await reproduceOn({ sql: 'SELECT 1', error: '' })).toEqual([
      'expected:',
      'error: ',
      'seen:',
      'error: now it has one',
    ])
  })

  it('shows that a statement succeeds that should not', async () => {
    expect(await reproduceOn({ sql: 'ALTER TABLE x', error: 'busy' })).toEqual([
      'expected:',
      'error: busy',
      'seen:',
      'no rows',
    ])
  })

  it('shows an error instead of rows', async () => {
    answers['SELECT 1'] = { kind: 'error', message: 'no', position: 0 }
    expect(await reproduceOn({ sql: 'SELECT 1', columns: ['a'], rows: [] })).toEqual([
      'expected:',
      'a',
      'seen:',
      'error: no',
    ])
  })

  it('shows a last statement that takes too long', async () => {
    answers['SELECT 2'] = new StatementTimeout(10_000, 'SELECT 2')
    expect(await reproduceOn({ sql: 'SELECT 1; SELECT 2', columns: ['a'], rows: [] })).toEqual([
      'SELECT 2',
      'It took longer than 10 s.',
    ])
  })

  it('does not go on after a statement that fails', async () => {
    answers['CREATE TABLE x'] = { kind: 'error', message: 'table exists', position: 0 }
    await expect(reproduceOn({ sql: 'CREATE TABLE x; SELECT 1', error: 'x' })).rejects.toThrow(
      new Error('CREATE TABLE x: table exists'),
    )
    expect(run).toEqual(['CREATE TABLE x'])
  })

  it.each(['-- nothing', undefined])('refuses an entry without statements: %s', async (sql) => {
    await expect(reproduceOn({ sql, error: 'x' })).rejects.toThrow(new Error('its sql contains no statement'))
  })

  it('goes on when a table is suspended, which many issues are about', async () => {
    wal = () => [['trades', 'true', 'true', null, null]]
    answers['SELECT 1'] = rows(['a'], ['1'])
    expect(await reproduceOn({ sql: 'INSERT 1; SELECT 1', columns: ['a'], rows: [['1']] })).toBeUndefined()
  })

  it('goes on when the server is gone after a statement', async () => {
    wal = () => {
      throw new ServerGone('ECONNREFUSED')
    }
    answers['SELECT 1'] = rows(['a'], ['1'])
    expect(await reproduceOn({ sql: 'INSERT 1; SELECT 1', columns: ['a'], rows: [['1']] })).toBeUndefined()
  })

  it('fails when waiting fails for another reason', async () => {
    wal = () => {
      throw new Error('no such function')
    }
    await expect(reproduceOn({ sql: 'INSERT 1; SELECT 1', error: 'x' })).rejects.toThrow('no such function')
  })

  it('fails when the server is gone and should not be', async () => {
    answers['SELECT 1'] = new ServerGone('ECONNRESET')
    lastWords = () => 'crashed'
    await expect(reproduceOn({ sql: 'SELECT 1', error: 'x' })).rejects.toThrow(ServerGone)
  })

  describe('of an issue that ends the server', () => {
    /** The process exits after some time. */
    const exitAfter = (milliseconds: number) => {
      const end = Date.now() + milliseconds
      lastWords = () => (Date.now() >= end ? 'crashed' : undefined)
    }

    it('waits for the end when the connection breaks', async () => {
      answers['SELECT 1'] = new ServerGone('ECONNRESET')
      exitAfter(9_000)
      expect(await reproduceOn({ sql: 'SELECT 1', ends: true })).toBeUndefined()
    })

    it('waits for the end when the server has answered', async () => {
      exitAfter(9_000)
      expect(await reproduceOn({ sql: 'INSERT 1', ends: true })).toBeUndefined()
    })

    it('shows that the server goes on', async () => {
      exitAfter(11_000)
      answers['SELECT 1'] = rows(['a'], ['1'])
      expect(await reproduceOn({ sql: 'SELECT 1', ends: true })).toEqual([
        'expected:',
        'the server process ends',
        'seen:',
        'a',
        '1',
      ])
    })

    it('fails when the connection breaks and the server goes on', async () => {
      answers['SELECT 1'] = new ServerGone('ECONNRESET')
      exitAfter(11_000)
      await expect(reproduceOn({ sql: 'SELECT 1', ends: true })).rejects.toThrow(ServerGone)
    })

    it('fails for any other reason even if the server has ended', async () => {
      answers['SELECT 1'] = new Error('out of paper')
      exitAfter(0)
      await expect(reproduceOn({ sql: 'SELECT 1', ends: true })).rejects.toThrow('out of paper')
    })
  })
})

describe('reproduce, for a script', () => {
  it('runs it against the server, with demo tables, in an empty folder', async () => {
    fs.mkdirSync(path.join(folder, 'work/issues'), { recursive: true })
    fs.writeFileSync(path.join(folder, 'work/issues/left.txt'), '')
    const seen = await reproduceOn(
      {
        datasets: ['trades'],
        shell: 'echo http://localhost:9000/exec\necho "$(ls)" >&2\necho here > left-too.txt',
        prints: ['http://127.0.0.1:41000/exec'],
      },
      { trades: 'CREATE TABLE trades' },
    )
    expect(seen).toBeUndefined()
    expect(run).toEqual(['CREATE TABLE trades'])
    expect(fs.readdirSync(path.join(folder, 'work/issues')).filter((name) => !name.startsWith('.'))).toEqual([
      'left-too.txt',
    ])
  })

  it('reads both outputs', async () => {
    expect(await reproduceOn({ shell: 'echo one; echo two >&2', prints: ['one', 'two'] })).toBeUndefined()
  })

  it('does not mind that the script fails', async () => {
    expect(await reproduceOn({ shell: 'echo one; exit 3', prints: ['one'] })).toBeUndefined()
  })

  it('shows what was not printed, and what was', async () => {
    const shell = 'for i in $(seq 60); do echo "line $i"; done'
    const seen = await reproduceOn({ shell, prints: ['line 7', 'line 61', 'nothing'] })
    expect(seen).toEqual([
      'expected, but not printed:',
      'line 61',
      'nothing',
      'printed:',
      ...Array.from({ length: 40 }, (_, i) => `line ${i + 1}`),
    ])
  })

  it('passes a script that promises nothing', async () => {
    expect(await reproduceOn({ shell: 'exit 1' })).toBeUndefined()
  })

  it('gives a script a minute', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reproduced = reproduceOn({ shell: 'echo begun; touch begun; sleep 20', prints: ['the end'] })
    const begun = path.join(folder, 'work/issues/begun')
    while (!fs.existsSync(begun)) await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(59_000)
    let isOver = false
    void reproduced.then(() => (isOver = true))
    for (let i = 0; i < 50; i++) await new Promise((resolve) => setImmediate(resolve))
    expect(isOver).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(await reproduced).toEqual([
      'expected, but not printed:',
      'the end',
      'The script took too long and was stopped.',
      'printed:',
      'begun',
    ])
  })
})
