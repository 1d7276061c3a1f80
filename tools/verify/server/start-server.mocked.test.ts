import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ports } from './ports'
import type { Server } from './server'
import { defaultConf } from './server-conf'
import { startOn, startServer, type Extras } from './start-server'

// pauses are much shorter than they are for a real QuestDB
vi.mock('node:timers/promises', async (load) => {
  const real = await load<typeof import('node:timers/promises')>()
  const quicker: typeof sleep = (milliseconds = 0, value, options) =>
    real.setTimeout(milliseconds / 20, value, options)
  return { ...real, setTimeout: quicker }
})

/** A program that can pass for QuestDB. Further keys of its configuration say how it fails. */
const FAKE = String.raw`
const [fs, http, path] = [require('fs'), require('http'), require('path')]
const root = process.argv.at(-1)
const lines = fs.readFileSync(path.join(root, 'conf/server.conf'), 'utf8').trim().split('\n')
const conf = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s)))
const facts = { args: process.argv.slice(2), cwd: process.cwd(), pid: process.pid }
fs.writeFileSync(path.join(root, 'facts.json'), JSON.stringify(facts))
if (conf.prints) console.log(JSON.parse(conf.prints).join('\n'))
if (conf.complains) console.error(conf.complains)
if (conf.exits) process.exit(Number(conf.exits))
if (conf.stubborn) process.on('SIGTERM', () => undefined)
if (conf.foreign) setTimeout(() => process.exit(55), 300)
if (conf.silent) setInterval(() => undefined, 1000)
else
  http
    .createServer(({ url, headers }, response) => {
      const isLogin = headers.authorization === 'Basic ' + Buffer.from(conf.login ?? '').toString('base64')
      if (conf.login && !isLogin) return response.writeHead(401).end('Unauthorized')
      const isBuild = url.includes('build')
      if (!isBuild && !url.includes('cairo.sql.copy.work.root')) return response.end('{"error":"unexpected"}')
      const value = isBuild ? 'Build Information: QuestDB 9.0.1, JDK 17' : path.join(conf.foreign ?? root, 'tmp')
      const dataset = conf.forgetful && !isBuild ? [] : [[value]]
      response.end(JSON.stringify({ columns: [{ name: 'x', type: 'STRING' }], dataset }))
    })
    .listen(Number(conf['http.bind.to'].split(':')[1]), '127.0.0.1')
`

let folder: string
let servers: Server[]
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'start-server-'))
  servers = []
  const files = {
    'fake.cjs': FAKE,
    'bin/java': `#!/bin/sh
[ "$1" = -version ] && { echo 'openjdk version "17.0.1"' >&2; exit 0; }
exec "${process.execPath}" "${folder}/fake.cjs" "$@"
`,
    '.m2/repository/org/questdb/questdb/9.0.1/questdb-9.0.1.jar': '',
  }
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text, { mode: 0o755 })
  }
  vi.stubEnv('JAVA_HOME', folder)
  vi.stubEnv('HOME', folder)
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(servers.map((server) => server.stop()))
  vi.unstubAllEnvs()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Starts a fake server whose configuration has further keys. */
async function start(conf: Record<string, string> = {}, extras: Extras = {}): Promise<Server> {
  const server = await startServer((ports) => defaultConf(ports, conf), extras)
  servers.push(server)
  return server
}
const messageOf = (starting: Promise<Server>): Promise<string> =>
  starting.then(
    () => 'it started',
    (error: unknown) => (error as Error).message,
  )
const read = (server: Server, name: string) => fs.readFileSync(path.join(server.root ?? '', name), 'utf8')
const factsOf = (server: Server) =>
  JSON.parse(read(server, 'facts.json')) as { args: string[]; cwd: string; pid: number }
const roots = () => fs.readdirSync(folder).filter((name) => name.startsWith('questdb-verify-'))

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('startServer', () => {
  it('starts a server with the settings for examples in a root of its own, which goes with it', async () => {
    const server = await startServer()
    servers.push(server)
    expect(server).toMatchObject({ version: '9.0.1', host: '127.0.0.1' })
    expect(roots()).toEqual([path.basename(server.root ?? '')])
    expect(server.importRoot).toBe(path.join(server.root ?? '', 'import'))
    expect(fs.statSync(server.importRoot ?? '').isDirectory()).toBe(true)
    expect(read(server, 'conf/server.conf')).toMatch(
      new RegExp(`http\\.bind\\.to=127\\.0\\.0\\.1:${server.ports.http}\\n[^]*shared\\.worker\\.count=1\\n`),
    )
    expect(server.lastWords()).toBeUndefined()
    const { pid } = factsOf(server)
    await server.stop()
    expect([isRunning(pid), roots()]).toEqual([false, []])
  })

  it('runs the jar with options for a short life, in its root', async () => {
    const server = await start()
    const { args, cwd } = factsOf(server)
    const jar = path.join(folder, '.m2/repository/org/questdb/questdb/9.0.1/questdb-9.0.1.jar')
    expect(args).toEqual([
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-XX:-CreateCoredumpOnCrash',
      '-p',
      jar,
      '-m',
      'io.questdb/io.questdb.ServerMain',
      '-d',
      server.root,
    ])
    expect(fs.realpathSync(cwd)).toBe(fs.realpathSync(server.root ?? ''))
  })

  it('writes what the server prints into a log', async () => {
    const server = await start({ prints: '["hello"]', complains: 'watch out' })
    expect(read(server, 'server.log')).toBe('hello\nwatch out\n')
  })

  it('leaves Ctrl-C to this process', async () => {
    const { pid } = factsOf(await start())
    // a signal to the group of the server exists only if it is in one of its own
    expect(isRunning(-pid)).toBe(true)
  })

  it('uses the login, files, and options of Java that the caller gives', async () => {
    const server = await start(
      { login: 'admin:secret' },
      {
        login: { user: 'admin', password: 'secret' },
        files: { 'conf/log.conf': 'writers=stdout\n' },
        jvm: ['-Xmx1g'],
      },
    )
    expect(server.version).toBe('9.0.1')
    expect(read(server, 'conf/log.conf')).toBe('writers=stdout\n')
    expect(factsOf(server).args.slice(0, 2)).toEqual(['-Xmx1g', '-p'])
  })

  it('keeps a root that the caller gives, for the next server', async () => {
    const root = path.join(folder, 'mine')
    fs.mkdirSync(root)
    const server = await start({}, { root })
    expect(server.root).toBe(root)
    await server.stop()
    expect(fs.existsSync(path.join(root, 'conf/server.conf'))).toBe(true)
    expect((await start({}, { root })).root).toBe(root)
  })

  it('starts again on other ports when another program was quicker', async () => {
    const reasons = ['could not bind socket', 'java.net.BindException: Bind failed', 'address already in use']
    const tried: Ports[] = []
    const server = await startServer((ports) => {
      const reason = reasons[tried.length]
      tried.push(ports)
      return defaultConf(ports, reason === undefined ? {} : { prints: JSON.stringify([reason]), exits: '55' })
    })
    servers.push(server)
    expect(server.ports).toEqual(tried[3])
    expect(new Set(tried.map(({ http }) => http)).size).toBeGreaterThan(1)
    expect(roots()).toHaveLength(1)
  })

  it('gives up after four starts', async () => {
    let starts = 0
    const message = await messageOf(
      startServer((ports) => {
        starts++
        return defaultConf(ports, { prints: '["could not bind"]', exits: '55' })
      }),
    )
    expect([starts, message]).toEqual([
      4,
      'QuestDB did not start: the process exited with code 55\ncould not bind',
    ])
    expect(roots()).toEqual([])
  })

  it('gives up at once for any other reason', async () => {
    let starts = 0
    const message = await messageOf(
      startServer((ports) => {
        starts++
        return defaultConf(ports, { complains: 'bad key', exits: '3' })
      }),
    )
    expect([starts, message]).toEqual([1, 'QuestDB did not start: the process exited with code 3\nbad key'])
  })

  it('shows the end of the log, and what went wrong above it', async () => {
    const causes = ['Error 1', 'could not open x', 'java.io.IOException: y', 'Error 4']
    const trace = Array.from({ length: 14 }, (_, i) => `  at ${i}`)
    const prints = JSON.stringify(['starting', ...causes, ...trace])
    expect(await messageOf(start({ prints, exits: '1' }))).toBe(
      ['QuestDB did not start: the process exited with code 1', ...causes.slice(1), ...trace.slice(2)].join(
        '\n',
      ),
    )
  })

  it('does not take another server on its port for its own', async () => {
    expect(await messageOf(start({ foreign: '/elsewhere' }))).toMatch(
      /did not start: the process exited with code 55/,
    )
    expect(roots()).toEqual([])
  })

  it.each([
    ['does not answer', { silent: 'true' }, /^QuestDB did not respond within 60 s: .*not responding/],
    [
      'does not tell its root',
      { forgetful: 'true' },
      /^QuestDB did not respond .*another server is listening on its port$/,
    ],
  ])('gives up when the server %s for a minute', async (_, conf, message) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let isLate = false
    const minute = setTimeout(() => {
      isLate = true
      vi.setSystemTime(Date.now() + 60_001)
    }, 300)
    try {
      expect(await messageOf(start(conf))).toMatch(message)
      expect(isLate).toBe(true)
      expect(roots()).toEqual([])
    } finally {
      clearTimeout(minute)
    }
  })
})

describe('a started server', () => {
  it('can be stopped twice', async () => {
    const server = await start()
    await Promise.all([server.stop(), server.stop()])
    await server.stop()
    expect(roots()).toEqual([])
  })

  it('has a moment to stop by itself, and is killed if it does not', async () => {
    const server = await start({ stubborn: 'true' })
    const { pid } = factsOf(server)
    const begin = Date.now()
    await server.stop()
    // a twentieth of five seconds
    expect(Date.now() - begin).toBeGreaterThan(200)
    expect(server.lastWords()).toBe('the process was terminated by SIGKILL')
    expect(isRunning(pid)).toBe(false)
  })

  it('stops at once when it obeys', async () => {
    const server = await start()
    await server.stop()
    expect(server.lastWords()).toBe('the process was terminated by SIGTERM')
  })

  it('tells how it died', async () => {
    const server = await start({ prints: '["hello"]' })
    process.kill(factsOf(server).pid, 'SIGKILL')
    await vi.waitFor(() => expect(server.lastWords()).toBe('the process was terminated by SIGKILL\nhello'))
  })

  it('ends with this process, and its root with it', async () => {
    const before = process.listeners('exit')
    const server = await start()
    const { pid } = factsOf(server)
    const [atExit] = process.listeners('exit').filter((listener) => !before.includes(listener))
    atExit?.call(process, 0)
    expect(roots()).toEqual([])
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false))
  })

  it('is forgotten once it is stopped', async () => {
    const before = process.listenerCount('exit')
    const server = await start()
    await server.stop()
    expect(process.listenerCount('exit')).toBe(before)
  })
})

describe('startOn', () => {
  it('uses the ports and programs that the caller gives', async () => {
    const server = await startServer()
    servers.push(server)
    await server.stop()
    const again = await startOn(server.ports, path.join(folder, 'bin/java'), '/some.jar')
    servers.push(again)
    expect(again.ports).toBe(server.ports)
    expect(factsOf(again).args).toContain('/some.jar')
    expect(read(again, 'conf/server.conf')).toContain('shared.worker.count=1\n')
  })
})
