import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageFence } from '../../../src/records/page-source'
import {
  contextOf,
  errorAnswer,
  FakeServer,
  fenceOf,
  SUSPENDED,
  taskOf,
} from '../../../tests/support/example-run'
import { PageStopped } from '../report/failure'
import { checkShellSyntax, pointAt, reportsError, runBash, runShell } from './run-shell'
import type { Task } from '../../../src/records/plan-fence'

type ShellTask = Extract<Task, { kind: 'shell' }>

/** What the REST endpoint returns for each address. */
const RESPONSES: Record<string, [status: number, body: string]> = {
  '/good': [200, '{"ddl":"OK"}\n'],
  '/bad': [400, '{"query":"x","error":"no such table","position":0}\n'],
  '/plain': [400, 'bad request\n'],
  '/late': [200, '{"query":"x","columns":[],"dataset":[[1]],"error":"too late","errorPos":3}\n'],
  '/words': [200, 'the column "error": is shown\n'],
}

const rest = http.createServer((request, response) => {
  const [status, body] = RESPONSES[request.url ?? ''] ?? [404, 'nothing here\n']
  response.writeHead(status).end(body)
})
beforeAll(() => new Promise<void>((resolve) => void rest.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => void rest.close(resolve)))

let folder: string
let server: FakeServer
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-shell-'))
  server = new FakeServer({})
  server.ports.http = (rest.address() as AddressInfo).port
})
afterEach(() => {
  vi.useRealTimers()
  fs.rmSync(folder, { recursive: true })
})

const get = (address: string) => `curl localhost:9000${address}`

function run(code: string, flags = '', given: Partial<PageFence> = {}) {
  const task = taskOf(fenceOf(code, flags, { language: 'bash', ...given }))
  return runShell(task as ShellTask, contextOf(server, { workFolder: folder }))
}
/** An example that calls the server only in a comment. */
const runCode = (code: string, flags = '') => run(`# ${get('/')}\n${code}`, flags)
const responseOf = async (done: ReturnType<typeof run>) => {
  const { actual, failures } = await done
  expect(failures).toEqual([])
  if (actual?.language !== 'bash') throw new Error('there is nothing to record')
  return actual.response
}
const problemOf = async (done: ReturnType<typeof run>) => {
  const { actual, failures } = await done
  expect(actual).toBeUndefined()
  return failures.map(({ problem }) => problem)
}

describe('a shell example that succeeds', () => {
  it('calls this server and is recorded with its text, its flags and what it printed', async () => {
    const code = `${get('/good')}\necho done`
    const { actual, ...outcome } = await run(code, 'unordered', { index: 3 })
    expect(actual).toEqual({
      language: 'bash',
      index: 3,
      unordered: true,
      command: code,
      response: { exitCode: 0, statuses: [200], lines: ['{"ddl":"OK"}', 'done'], lineCount: 2 },
    })
    expect(outcome).toMatchObject({ orders: [], failures: [] })
  })

  it('has a hash that ignores the order of lines if it is unordered', async () => {
    const { digest } = await responseOf(runCode('seq 150', 'unordered'))
    expect((await responseOf(runCode('seq 150 -1 1', 'unordered'))).digest).toBe(digest)
    expect((await responseOf(runCode('seq 150 -1 1'))).digest).not.toBe(digest)
  })

  it('is recorded with the status of each call', async () => {
    expect(await responseOf(run(`${get('/good')}; ${get('/words')}`))).toMatchObject({ statuses: [200, 200] })
  })

  it('is recorded without what it writes to the error output', async () => {
    expect(await responseOf(runCode('echo progress >&2; echo out'))).toMatchObject({ lines: ['out'] })
  })

  it('is recorded with the places of a default installation', async () => {
    const text = await responseOf(runCode(`echo "${folder}/data.csv /tmp/questdb-root/db 127.0.0.1:18812"`))
    expect(text).toMatchObject({ lines: ['data.csv /var/lib/questdb/db 127.0.0.1:8812'] })
  })

  it('is recorded after the server has applied what it sent', async () => {
    await run(get('/good'))
    expect(server.asked[0]).toContain('wal_tables()')
  })

  it('runs in the working folder, without a pager, and with the default password', async () => {
    fs.writeFileSync(path.join(folder, 'data.csv'), '')
    const { lines } = await responseOf(
      runCode('ls; echo "$PGPASSWORD $PAGER $LC_ALL"; echo "${PATH:+found}"'),
    )
    expect(lines).toEqual(['data.csv', 'quest cat C.UTF-8', 'found'])
  })
})

describe('a shell example that fails', () => {
  it('is reported at its fence, with its code, its output and its errors', async () => {
    const includedAt = { file: 'content/docs/a.mdx', line: 3 }
    const code = `${get('/bad')}\necho "in ${folder}/x" >&2`
    const { failures, actual } = await run(code, '', { includedAt })
    expect(actual).toBeUndefined()
    expect(failures).toEqual([
      {
        file: 'content/docs/p.mdx',
        line: 10,
        includedAt,
        problem: 'the example failed (exit code 0, HTTP 400)',
        detail: [...code.split('\n'), RESPONSES['/bad']![1].trim(), '', 'in x'],
      },
    ])
  })

  it('shows at most 20 lines of its output', async () => {
    const { failures } = await runCode('seq 50; false')
    expect(failures[0]?.detail.slice(2)).toEqual(Array.from({ length: 20 }, (_, i) => String(i + 1)))
  })

  it.each([
    ['one of its calls fails', `${get('/bad')}; ${get('/good')}`, 'exit code 0, HTTP 400, 200'],
    ['a call fails without an error of the database', get('/plain'), 'exit code 0, HTTP 400'],
    ['a statement fails after its first rows', get('/late'), 'exit code 0, HTTP 200'],
    ['a command fails', `# ${get('/')}\nfalse\necho more`, 'exit code 1, HTTP status unknown'],
    ['a command of a pipe fails', `# ${get('/')}\nfalse | cat`, 'exit code 1, HTTP status unknown'],
  ])('is noticed when %s', async (_, code, ending) => {
    expect(await problemOf(run(code))).toEqual([`the example failed (${ending})`])
  })

  it('is not seen in an output that only mentions errors', async () => {
    expect(await responseOf(run(get('/words')))).toMatchObject({ lines: ['the column "error": is shown'] })
  })

  it('is ended when it takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const done = runCode('echo begun; sleep 120')
    vi.advanceTimersByTime(60_000)
    expect(await problemOf(done)).toEqual(['the example took longer than 60 s'])
  })

  it('stops the page when a table is suspended', async () => {
    server.answers['wal_tables()'] = SUSPENDED
    const error = await run(get('/good')).catch((each: unknown) => each)
    expect(error).toBeInstanceOf(PageStopped)
    expect((error as PageStopped).failure).toEqual({
      file: 'content/docs/p.mdx',
      line: 10,
      includedAt: undefined,
      problem: 'table t is suspended (DISK FULL: no space left), so its transactions are not applied',
      detail: [],
    })
  })

  it('is no reason to hide that the server does not answer', async () => {
    server.answers['wal_tables()'] = errorAnswer('access denied')
    const error = await run(get('/good')).catch((each: unknown) => each)
    expect(error).not.toBeInstanceOf(PageStopped)
    expect((error as Error).message).toContain('access denied')
  })
})

describe('a shell example with error=', () => {
  it('is recorded with its output and its errors', async () => {
    expect(await responseOf(run(`${get('/bad')}\necho oops >&2`, 'error="no such table"'))).toEqual({
      exitCode: 0,
      statuses: [400],
      lines: [RESPONSES['/bad']![1].trim(), 'oops'],
      lineCount: 2,
    })
  })

  it('is recorded without a blank line when it prints only errors, or none', async () => {
    expect(await responseOf(runCode('echo oops >&2; exit 3', 'error="oops"'))).toMatchObject({
      exitCode: 3,
      lines: ['oops'],
    })
    expect(await responseOf(run(get('/bad'), 'error="table"'))).toMatchObject({ lineCount: 1 })
  })

  it('must print the text', async () => {
    expect(await problemOf(run(get('/bad'), 'error="Invalid column"'))).toEqual([
      'its output does not contain error="Invalid column"',
    ])
  })

  it('must not succeed', async () => {
    expect(await problemOf(run(get('/good'), 'error="OK"'))).toEqual([
      'the example succeeded, but error= expects it to fail',
    ])
  })
})

describe('reportsError', () => {
  const rows =
    '{"query":"x","columns":[{"name":"error","type":"STRING"}],"dataset":[["{\\"error\\":\\"a\\"}"]]}'

  it.each([
    // as recorded in content
    '{"error":"preferences view is out of date [currentVersion=1, expectedVersion=0]"}',
    '{"query":"DROP TABLE limits","error":"/exp endpoint only accepts SELECT","position":0}',
    '{"error":"empty query","query":"","position":"0"}',
    '{"query":"q","columns":[{"name":"x","type":"LONG"}],"dataset":[[1]],"error":"no", "errorPos":222}',
    // two responses without a line break between them
    `{"ddl":"OK"}${rows}{"query":"x","error":"no"}`,
    'first\n{"error":"a \\"quoted\\" {brace"}\nlast',
  ])('is true of %s', (output) => {
    expect(reportsError(output)).toBe(true)
  })

  it.each([
    rows,
    '{"ddl":"OK"}',
    'the column "error": is shown',
    '{"query":"x","count":1} "error": none',
    '{"query":{"error":"nested"}}',
    '{"query":"x","error":null}',
    '{"query": incomplete, "error":"x"}',
    '{"query"',
    '',
  ])('is false of %s', (output) => {
    expect(reportsError(output)).toBe(false)
  })
})

describe('checkShellSyntax', () => {
  const check = (code: string) =>
    checkShellSyntax({ kind: 'shell-syntax', fence: fenceOf(code), code }, folder)

  it('accepts a script without running it', async () => {
    expect(await check('no-such-program > made.txt; touch made.txt')).toBeUndefined()
    expect(fs.existsSync(path.join(folder, 'made.txt'))).toBe(false)
  })

  it('reports the lines of the script at which bash stumbles, without its path', async () => {
    expect(await check('echo 1\necho )')).toEqual({
      file: 'content/docs/p.mdx',
      line: 10,
      includedAt: undefined,
      problem: 'bash reports a syntax error',
      detail: [expect.stringMatching(/^line 2: syntax error near/), "line 2: `echo )'"],
    })
  })
})

describe('pointAt', () => {
  const point = (code: string) => pointAt(code, Object.assign(new FakeServer({}), { host: 'db' }))

  it.each([
    ['curl http://localhost:9000/exec', 'curl http://db:19000/exec'],
    ['curl 127.0.0.1:9003 localhost:9003', 'curl db:19003 db:19003'],
    ['nc localhost:9009', 'nc db:19009'],
    ['psql postgresql://admin@localhost:8812/qdb', 'psql postgresql://admin@db:18812/qdb'],
    ['psql -h localhost -p 8812', 'psql -h db -p 18812'],
    ['psql -h127.0.0.1 -p8812', 'psql -hdb -p18812'],
    ['psql --host=localhost --port=8812', 'psql --host=db --port=18812'],
    ['psql --host localhost --port 8812', 'psql --host db --port 18812'],
    ['psql "host=127.0.0.1 port=8812"', 'psql "host=db port=18812"'],
  ])('sends %s to this server', (code, pointed) => {
    expect(point(code)).toBe(pointed)
  })

  it.each([
    'curl localhost:8080 localhost:90001 localhost/9000',
    'curl mylocalhost:9000 127x0y0z1:9000',
    'psql -p 88120 -h localhosted -h 127x0y0z1 support=8812 ghost=localhost 8812',
  ])('leaves %s alone', (code) => {
    expect(point(code)).toBe(code)
  })
})

describe('runBash', () => {
  it('ends a script after the given time', async () => {
    expect(await runBash('sleep 60', folder, [], 200)).toMatchObject({ timedOut: true })
  })
})
