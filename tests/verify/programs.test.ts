/** `make programs` over small programs that need nothing but Python. */
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import tls from 'node:tls'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ExampleRecord } from '../../src/content/client-examples/schemas'
import { readOptions } from '../../tools/programs/options'
import { Run } from '../../tools/programs/run-all'
import { reservePorts } from '../../tools/programs/server/addresses'
import { Relays } from '../../tools/programs/server/relays'
import { Servers } from '../../tools/programs/server/servers'
import { TestSite } from './site'

const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-cache-'))
const servers = new Servers()
let site: TestSite

const PYTHON = 'content/examples/python'

/** Stores one row; fails without a server, as it must. */
const program = (row = 'trades,symbol=BTC-USDT price=1.5 1751362200123456789', headers = '{}') => `
import sys
from urllib.request import Request, urlopen

try:
    urlopen(Request("http://localhost:9000/write", b"${row}\\n", ${headers})).close()
except Exception as error:
    sys.exit(f"Error running example: {error}")
`

const EXPECTED = `
table: trades
designatedTimestamp: timestamp
columns:
  - { name: symbol, type: SYMBOL }
  - { name: price, type: DOUBLE }
  - { name: timestamp, type: TIMESTAMP }
rows:
  - ['BTC-USDT', '1.5', '2025-07-01T09:30:00.123456Z']
`

beforeEach(() => {
  site = new TestSite()
  site.file('content/examples/expected.yml', EXPECTED)
})
afterEach(() => site.remove())
afterAll(async () => {
  await servers.stop()
  fs.rmSync(cache, { recursive: true, force: true })
})

/** Writes a program and its entry of the manifest. */
function example(name: string, code: string, keys = ''): void {
  site.file(`${PYTHON}/requirements.txt`, '# nothing\n').file(`${PYTHON}/${name}.py`, code)
  const manifest = `${PYTHON}/examples.yml`
  const before = site.exists(manifest) ? site.read(manifest) : 'label: Python\nexamples:\n'
  site.file(manifest, `${before}  - { name: ${name}, title: A program${keys} }\n`)
}

async function run(...args: string[]): Promise<{ failed: number; output: string }> {
  const lines: string[] = []
  const options = readOptions([...args, '--root', site.root], {}, '/')
  const failed = await new Run(options, [servers], (line) => lines.push(line), cache).run()
  return { failed, output: lines.join('\n') }
}

const records = () => JSON.parse(site.read(`${PYTHON}/records.json`)) as Record<string, ExampleRecord>

describe('a client kind', () => {
  it('passes when it stores the expected row, and fails without a server', async () => {
    example('from-conf', program())
    const recorded = await run('PROGRAM=python/from-conf', 'RECORD=1')
    expect(recorded.output).toContain('all passed')
    expect(records()['from-conf']?.ranWith).toMatchObject({ client: '', server: 'QuestDB 9.0.1' })
    const { failed, output } = await run('PROGRAM=python/from-conf')
    expect(output).toMatch(/python client kinds +1 +1 +1 +1 +1 +- +- +- /)
    expect(failed).toBe(0)
  })

  it('is compared on the secured server, which rejects it without its password', async () => {
    example('http-auth', program(undefined, '{"Authorization": "Basic YWRtaW46cXVlc3Q="}'))
    expect((await run('PROGRAM=python/http-auth', 'RECORD=1')).failed).toBe(0)
    site.file(`${PYTHON}/http-auth.py`, program())
    const { failed, output } = await run('PROGRAM=python/http-auth', 'RECORD=1')
    expect(failed).toBe(1)
    expect(output).toMatch(
      /http-auth\.py: it ended with exit code 1\n.*Error running example: HTTP Error 401/,
    )
  })

  it.each([
    [
      'another value',
      'trades,symbol=BTC-USDT price=2.5 1751362200123456789',
      /- BTC-USDT +1\.5 .*\n +\+ BTC-USDT +2\.5 /,
    ],
    [
      'another type',
      'trades,symbol=BTC-USDT price=1i 1751362200123456789',
      /- price DOUBLE\n +\+ price LONG/,
    ],
    [
      'another table',
      'fills,symbol=BTC-USDT price=1.5 1751362200123456789',
      /did not create the table "trades"/,
    ],
  ])('that stores %s is reported', async (_, row, message) => {
    example('from-conf', program(row))
    const { failed, output } = await run('PROGRAM=python/from-conf', 'RECORD=1')
    expect(failed).toBe(1)
    expect(output).toMatch(/^content\/examples\/python\/from-conf\.py: /m)
    expect(output).toMatch(message)
    expect(site.exists(`${PYTHON}/records.json`)).toBe(false)
  })

  it('that succeeds or says nothing without a server is reported', async () => {
    example('from-conf', program().replace('sys.exit(', 'print('))
    const silent = await run('PROGRAM=python/from-conf', 'RECORD=1')
    expect(silent.output).toContain(
      'from-conf.py: without a server, it ends with exit code 0, as if it had succeeded',
    )
    site.file(`${PYTHON}/from-conf.py`, program().replace('Error running example: ', ''))
    const wordless = await run('PROGRAM=python/from-conf', 'RECORD=1')
    expect(wordless.output).toContain('it fails, but does not print "Error running example"')
    expect([silent.failed, wordless.failed]).toEqual([1, 1])
  })
})

describe('another program', () => {
  const count = `
from urllib.request import urlopen
print("localhost:9000 says", urlopen("http://localhost:9000/exec?query=select+count()+from+sensors").read().decode()[-30:])
`
  const query = ', datasets: [sensors], queries: [{ title: Rows, sql: SELECT x FROM sensors }]'
  const sensors = (x: number) =>
    site.file('content/datasets/sensors.sql', `CREATE TABLE sensors AS (SELECT ${x} x);`)

  it('is recorded with its output and queries, with the ports of its source, and compared', async () => {
    sensors(1)
    example('count', count, query)
    expect((await run('RECORD=1')).output).toContain('all passed')
    expect(records().count?.output).toMatch(/^localhost:9000 says .*"count":1/)
    expect(records().count?.queries).toEqual([{ columns: [{ name: 'x', type: 'INT' }], rows: [['1']] }])
    expect((await run()).failed).toBe(0)

    sensors(2)
    const { failed, output } = await run()
    expect(failed).toBe(1)
    expect(output).toMatch(/count\.py: query "Rows": the rows differ[^]*- 1\n +\+ 2/)
  })

  it('is reported when its record is stale, or a record is left over', async () => {
    example('hello', 'print("hello")')
    example('gone', 'print("gone")')
    expect((await run('RECORD=1')).failed).toBe(0)
    site.file(`${PYTHON}/hello.py`, 'print("hello" )')
    site.replace(`${PYTHON}/examples.yml`, '  - { name: gone, title: A program }\n', '')
    fs.rmSync(path.join(site.root, PYTHON, 'gone.py'))
    const stale = await run()
    expect(stale.output).toMatch(
      /hello\.py: the program hello\.py has changed .*: run make programs LANGUAGE=python RECORD=1/,
    )
    expect(stale.output).toMatch(/records\.json: "gone" has a record, but no such program is run/)
    expect(stale.failed).toBe(2)
    await run('RECORD=1')
    expect(Object.keys(records())).toEqual(['hello'])
    expect((await run()).failed).toBe(0)
  })

  it('need not fail without a server that it never asks for anything', async () => {
    example('hello', 'print("hello")')
    expect((await run('RECORD=1')).output).toMatch(/python others +1 +1 +- +- +- +- +- +- /)
  })

  it('that fails is reported with what it printed, and the others still run', async () => {
    example('bad', 'raise ValueError("no such luck")')
    example('good', 'print("good")')
    const { failed, output } = await run('RECORD=1')
    expect(failed).toBe(1)
    expect(output).toMatch(/bad\.py: it ended with exit code 1\n[^]*ValueError: no such luck/)
    expect(Object.keys(records())).toEqual(['good'])
  })
})

it('reports dependencies that cannot be installed', async () => {
  example('hello', 'print("hello")')
  example('bye', 'print("bye")')
  site.file(`${PYTHON}/requirements.txt`, 'not a requirement\n')
  const { failed, output } = await run('RECORD=1')
  expect(output).toMatch(/hello\.py: the Python programs could not be built: .*failed\n[^]*not a requirement/)
  expect(output).toMatch(/bye\.py: the Python programs could not be built/)
  expect(failed).toBe(2)
})

describe('what is not run', () => {
  it('is listed with its reason, and its syntax is checked', async () => {
    site.file(
      'content/examples/csharp/examples.yml',
      'label: .NET\nnotRun: no SDK\nexamples:\n  - { name: arrays, title: Arrays }\n',
    )
    site.file(
      'content/examples/csharp/arrays.cs',
      'var prices = new double[] { 1.5, 2.5 };\nConsole.WriteLine(prices);\n',
    )
    const { failed, output } = await run('LANGUAGE=csharp')
    expect(output).toContain('1 csharp program was not run: no SDK')
    expect(output).toMatch(/csharp others +1 +- +- +- +- +1 +1 +- /)
    expect(failed).toBe(0)
    site.file(
      'content/examples/csharp/arrays.cs',
      'var prices = new double[] { 1.5, 2.5 };\nConsole.WriteLine(prices;\n',
    )
    const broken = await run('LANGUAGE=csharp')
    expect(broken.output).toMatch(/content\/examples\/csharp\/arrays\.cs:2: /)
    expect(broken.failed).toBe(1)
  })

  it('lacks a toolchain: a failure only where CI is set', async () => {
    example('hello', 'print("hello")')
    const launchWithoutPython = (env: NodeJS.ProcessEnv) =>
      launch({ PATH: '/nowhere', XDG_CACHE_HOME: cache, CI: '', ...env }).done
    const local = await launchWithoutPython({})
    expect(local.output).toMatch(/1 python program was not run: Python was not found: install Python/)
    expect(local.code).toBe(0)
    const ci = await launchWithoutPython({ CI: '1' })
    expect(ci.output).toMatch(/hello\.py: Python was not found: install Python/)
    expect(ci.code).toBe(1)
  })
})

describe('a tool', () => {
  const tool = (script: string) =>
    site
      .file(
        'content/examples/tools/demo/tool.yml',
        'label: Demo\nci: true\noutputs: [{ name: rows, language: text }]\n',
      )
      .file('content/examples/tools/demo/address.txt', 'localhost:9000')
      .file('content/examples/tools/demo/run.sh', `set -e\n${script}\necho Demo 1.0 > $OUT/versions.txt\n`)

  it('writes outputs that are recorded and compared, with the ports of its files', async () => {
    tool('test $QUESTDB_HTTP -gt 20000\ngrep -q :$QUESTDB_HTTP address.txt\ncp address.txt $OUT/rows.txt')
    expect((await run('TOOL=demo', 'RECORD=1')).output).toContain('all passed')
    expect(JSON.parse(site.read('content/examples/tools/demo/records.json'))).toMatchObject({
      ranWith: { versions: ['Demo 1.0'], server: 'QuestDB 9.0.1' },
      outputs: { rows: 'localhost:9000' },
    })
    expect((await run('TOOL=demo')).failed).toBe(0)
    site.replace('content/examples/tools/demo/records.json', 'localhost:9000', 'elsewhere')
    const { failed, output } = await run()
    expect(output).toMatch(/demo\/run\.sh: the output "rows" differs .*\n +- elsewhere\n +\+ localhost:9000/)
    expect(failed).toBe(1)
  })

  it('that fails, or does not write an output, is reported', async () => {
    tool('echo no luck >&2; exit 7')
    expect((await run('TOOL=demo', 'RECORD=1')).output).toMatch(/run\.sh ended with exit code 7\n +no luck/)
    tool('true')
    const { failed, output } = await run('TOOL=demo', 'RECORD=1')
    expect(output).toContain('run.sh did not write the output "rows" to $OUT')
    expect(failed).toBe(1)
  })
})

it('names what exists when something unknown is asked for', async () => {
  example('hello', 'print("hello")')
  await expect(run('LANGUAGE=cobol')).rejects.toThrow('unknown language "cobol": use one of python')
  await expect(run('PROGRAM=python/bye')).rejects.toThrow('unknown program of python "bye": use one of hello')
  await expect(run('TOOL=kafka')).rejects.toThrow('unknown tool "kafka": there is none')
})

it('ends TLS before the secured server, with a certificate that only its authority vouches for', async () => {
  const [{ identity, trust }, server] = await Promise.all([servers.tls(), servers.get('tls')])
  const reserved = await reservePorts(17)
  const relays = new Relays(reserved.ports)
  await relays.open(server.ports, identity)
  const handshake = (ca?: Buffer) =>
    new Promise((resolve, reject) => {
      const socket = tls.connect({ port: reserved.ports.line, host: 'localhost', ca }, () =>
        resolve(socket.destroy()),
      )
      socket.on('error', reject)
    })
  await handshake(fs.readFileSync(trust.SSL_CERT_FILE!))
  await expect(handshake()).rejects.toThrow(/certificate/)
  await relays.close()
  reserved.release()
})

it('ends programs and servers on Ctrl-C', async () => {
  const mark = path.join(site.root, 'pid')
  example('wait', `import os, time\nopen("${mark}", "w").write(str(os.getpid()))\ntime.sleep(600)\n`)
  const { child, done } = launch({ XDG_CACHE_HOME: cache })
  while (!fs.existsSync(mark) || fs.readFileSync(mark, 'utf8') === '') await sleep(50)
  child.kill('SIGINT')
  expect((await done).code).toBe(130)
  // what no parent has waited for yet is still in the table of processes, as a zombie
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', fs.readFileSync(mark, 'utf8')], {
    encoding: 'utf8',
  })
  expect(stdout.trim()).toMatch(/^Z|^$/)
})

function launch(env: NodeJS.ProcessEnv) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/programs/main.ts', '--root', site.root, 'RECORD=1'],
    {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { ...process.env, ...env },
    },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const done = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
  return { child, done }
}
