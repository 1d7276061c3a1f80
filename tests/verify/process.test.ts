/** The runner as a process: what it starts, it ends. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findJar, findJava, MissingTool } from '../../tools/verify/server/questdb-jar'
import { serverConf } from '../../tools/verify/server/server-conf'
import { startOn, startServer } from '../../tools/verify/server/start-server'
import { TestSite } from './site'

const PROJECT = path.resolve(import.meta.dirname, '../..')
const SLOW =
  'SELECT count() FROM long_sequence(1000000) a CROSS JOIN long_sequence(1000000) b WHERE a.x + b.x = 1'
const sql = (code: string) => `\`\`\`questdb-sql\n${code}\n\`\`\`\n`

// Servers start here, and machines may be slow.
vi.setConfig({ testTimeout: 120_000 })

let site: TestSite
beforeEach(() => {
  site = new TestSite()
})
afterEach(() => site.remove())

function launch(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/verify/main.ts', ...args, '--root', site.root],
    {
      cwd: PROJECT,
      env: { ...process.env, PAGE: '', QUESTDB_URL: '', ...env },
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

/** Process ids and roots of the servers that a process has started. */
function serversOf(parent: number): { pid: number; root: string }[] {
  const table = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return table.split('\n').flatMap((line) => {
    const [, pid, ppid, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    const root = / -d (\S*questdb-verify-\S+)/.exec(args ?? '')?.[1]
    return root && Number(ppid) === parent ? [{ pid: Number(pid), root }] : []
  })
}

/** Waits for the first server of a runner. Returns an empty list if the runner ends without one. */
async function startedBy(runner: ChildProcess): Promise<{ pid: number; root: string }[]> {
  let servers: { pid: number; root: string }[] = []
  await waitWhileRunning(runner, () => {
    servers = serversOf(runner.pid!)
    return servers.length > 0
  })
  return servers
}

/** Waits until a condition is true or the process has ended. */
async function waitWhileRunning(child: ChildProcess, isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 100_000
  while (!isTrue() && child.exitCode === null && child.signalCode === null) {
    if (Date.now() > deadline) {
      child.kill('SIGTERM')
      throw new Error('The runner did not get this far within 100 s')
    }
    await sleep(20)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('the command', () => {
  it('ends with the counts and the exit code of the run, and leaves nothing behind', async () => {
    site.page('p', sql('SELECT 1 AS x'))
    const record = await launch(['record']).done
    expect(record.output.trimEnd().split('\n').at(-1)).toBe('1 passed, 0 failed')
    expect(record.code).toBe(0)

    site.replace('content/docs/p.examples.json', '["1"]', '["2"]')
    const { child, done } = launch(['verify', '--page', 'p'])
    const servers = await startedBy(child)
    const verify = await done
    expect(verify.output.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed')
    expect(verify.code).toBe(1)
    expect(servers).toHaveLength(1)
    expect(isAlive(servers[0]!.pid)).toBe(false)
    expect(fs.existsSync(servers[0]!.root)).toBe(false)
  })

  it('ends its server on Ctrl-C', async () => {
    site.page('p', sql(SLOW))
    const { child, done } = launch(['verify'])
    const servers = await startedBy(child)
    expect(servers).toHaveLength(1)
    const log = path.join(servers[0]!.root, 'server.log')
    await waitWhileRunning(
      child,
      () => fs.existsSync(log) && fs.readFileSync(log, 'utf8').includes('CROSS JOIN'),
    )
    child.kill('SIGINT')
    expect((await done).code).toBe(130)
    expect(isAlive(servers[0]!.pid)).toBe(false)
    expect(fs.existsSync(servers[0]!.root)).toBe(false)
  })

  it('says in one line what to install', async () => {
    site.page('p', sql('SELECT 1'))
    const { code, output } = await launch(['verify'], { PATH: '/nowhere', JAVA_HOME: '' }).done
    expect(code).toBe(2)
    expect(output.trim()).toMatch(/^Java was not found: install a JDK 17 or newer[^\n]*$/)
  })

  it('names the page that does not exist', async () => {
    site.page('concept/symbol', 'Words.')
    const { code, output } = await launch(['verify'], { PAGE: 'symbol' }).done
    expect(code).toBe(2)
    expect(output.trim()).toBe('unknown page "symbol": did you mean concept/symbol?')
  })
})

describe('the tools it needs', () => {
  it('asks for Maven when the jar is not there', async () => {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'verify-home-'))
    await expect(findJar({ HOME: home, PATH: '/nowhere' })).rejects.toThrow(/^Maven was not found: install/)
    fs.rmSync(home, { recursive: true })
  })

  it('refuses an old Java', async () => {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'verify-java-'))
    fs.mkdirSync(path.join(home, 'bin'))
    fs.writeFileSync(path.join(home, 'bin/java'), '#!/bin/sh\necho \'openjdk version "11.0.2"\' >&2\n', {
      mode: 0o755,
    })
    const answer = findJava({ ...process.env, JAVA_HOME: home })
    await expect(answer).rejects.toThrow(MissingTool)
    await expect(answer).rejects.toThrow(/^Java 11 is too old/)
    fs.rmSync(home, { recursive: true })
  })
})

describe('a port that another server took', () => {
  it('is never mistaken for our own server', async () => {
    const other = await startServer()
    try {
      await other.client.query('SELECT 1')
      await other.client.exec('CREATE TABLE precious (x INT)')
      await expect(startOn(other.ports, await findJava(), await findJar())).rejects.toThrow(/bind/i)
      expect(await other.client.query('SELECT table_name FROM tables()')).toEqual([['precious']])
    } finally {
      await other.stop()
    }
  })
})

describe('a server that dies', () => {
  it('fails the page on which it died; the others go on with a new one', async () => {
    // simulate_crash makes the server write to address 0.
    site.page('a', sql('SELECT 1 AS x') + sql("SELECT simulate_crash('C')") + sql('SELECT 2 AS x'))
    site.page('b', sql('SELECT 3 AS x'))
    const report = await siteRun()
    expect(report).toContain('content/docs/a.mdx:9: the server exited while this example was running')
    expect(report).toContain("SELECT simulate_crash('C')")
    expect(report).toContain('subsequent examples that did not run and count as failed: 1')
    expect(site.exists('content/docs/a.examples.json')).toBe(false)
    expect(site.exists('content/docs/b.examples.json')).toBe(true)
    expect(report).toContain('2 passed, 2 failed')
  })

  async function siteRun(): Promise<string> {
    const { runSite } = await import('../../tools/verify/run/run-site')
    const lines: string[] = []
    const conf = { 'dev.mode.enabled': 'true', 'cairo.simulate.crash.enabled': 'true' }
    const open = () => startServer((ports) => serverConf(ports, conf))
    await runSite({ mode: 'record', root: site.root }, { open }, (line) => lines.push(line))
    return lines.join('\n')
  }
})
