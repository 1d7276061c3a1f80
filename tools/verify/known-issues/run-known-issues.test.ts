import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Tally } from '../run/tally'
import { ExecClient, type Answer } from '../server/exec-client'
import type { Server } from '../server/server'
import { runKnownIssues } from './run-known-issues'
import { issue } from '../../../tests/support/known-issue'

let root: string
/** Keeps the preferences of the fake servers. */
let settings: http.Server
/** What happened to the servers, in order. */
let events: string[]

beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'known-issues-'))
  // the folder of scripts is made there as well
  vi.stubEnv('TMPDIR', root)
  events = []
  settings = http.createServer((_, response) => response.end('{"preferences":{}}'))
  settings.listen(0, '127.0.0.1')
  await once(settings, 'listening')
})
afterEach(() => {
  vi.unstubAllEnvs()
  settings.closeAllConnections()
  settings.close()
  fs.rmSync(root, { recursive: true, force: true })
})

/** A server that answers `SELECT 1` and nothing else. */
function fakeServer(name: string, version: string): Server {
  const exec = (sql: string): Promise<Answer> => {
    events.push(`${name}: ${sql}`)
    if (sql === 'SELECT 1')
      return Promise.resolve({ kind: 'rows', columns: [{ name: '1', type: 'INT' }], rows: [['1']] })
    if (/^(CHECKPOINT|DROP|CREATE)/.test(sql)) return Promise.resolve({ kind: 'ok' })
    return Promise.resolve({ kind: 'error', message: 'nothing else', position: 0 })
  }
  const url = new URL(`http://127.0.0.1:${(settings.address() as AddressInfo).port}/`)
  return {
    client: Object.assign(new ExecClient(url), { exec, query: () => Promise.resolve([]) }),
    version,
    host: '127.0.0.1',
    ports: { http: 41000, minHttp: 41001, line: 41002, pgWire: 41003 },
    lastWords: () => undefined,
    stop: () => {
      events.push(`${name} stops`)
      return Promise.resolve()
    },
  }
}

const GOOD = "{ sql: SELECT 1, columns: ['1'], rows: [['1']] }"
const OWN = "{ server: own, sql: SELECT 1, columns: ['1'], rows: [['1']] }"

async function run(...issues: string[]): Promise<{ tally: Tally; output: string }> {
  if (issues.length > 0) {
    fs.mkdirSync(path.join(root, 'content'))
    fs.writeFileSync(path.join(root, 'content/known-issues.yml'), issues.join(''))
  }
  const lines: string[] = []
  const tally = new Tally((line) => lines.push(line))
  tally.passed = 2
  await runKnownIssues({
    root,
    open: () => Promise.resolve(fakeServer('shared', '9.0.1')),
    openDefault: () => Promise.resolve(fakeServer('own', '9.0.2')),
    datasets: new Map([['one', 'CREATE TABLE one']]),
    tally,
  })
  return { tally, output: lines.join('\n') }
}

describe('runKnownIssues', () => {
  it('does nothing on a site without known issues', async () => {
    const { tally, output } = await run()
    expect([tally.passed, tally.failed, output, events]).toEqual([2, 0, '', []])
  })

  it('counts the issues that reproduce with what passed before', async () => {
    const { tally, output } = await run(issue('a', GOOD), issue('b', GOOD))
    expect([tally.passed, tally.failed]).toEqual([4, 0])
    expect(output).toBe('known issues: 2 of 2 reproduce')
  })

  it('empties the shared server before each issue, and stops it at the end', async () => {
    await run(issue('a', '{ datasets: [one], sql: SELECT 1, error: x }'), issue('b', GOOD))
    expect(events.filter((event) => !event.includes('sys.'))).toEqual([
      'shared: CHECKPOINT RELEASE',
      'shared: DROP ALL TABLES',
      'shared: CREATE TABLE one',
      'shared: SELECT 1',
      'shared: CHECKPOINT RELEASE',
      'shared: DROP ALL TABLES',
      'shared: SELECT 1',
      'shared stops',
    ])
  })

  it('starts a server for an issue that needs one of its own, and stops it even if the issue cannot be run', async () => {
    const { output } = await run(
      issue('a', OWN),
      issue('b', '{ server: own, sql: SELECT nope; SELECT 1, error: x }'),
    )
    expect(events).toEqual(['own: SELECT 1', 'own stops', 'own: SELECT nope', 'own stops'])
    expect(output).toContain('known issues: 1 of 2 reproduce')
  })

  it('names an issue that does not reproduce, with its line, the version, and what was seen', async () => {
    const { tally, output } = await run(
      issue('fine', GOOD),
      issue('gone', "{ sql: SELECT 1, error: '' }"),
      issue('own', "{ server: own, sql: SELECT 1, error: '' }"),
    )
    expect(tally.failed).toBe(2)
    expect(output.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      'content/known-issues.yml:9: gone no longer reproduces on 9.0.1: remove or update it',
      '',
      'content/known-issues.yml:17: own no longer reproduces on 9.0.2: remove or update it',
      '',
      'known issues: 1 of 3 reproduce',
    ])
    expect(output).toContain('    seen:\n    1\n    1')
  })

  it('goes on after an issue that cannot be run', async () => {
    const { tally, output } = await run(
      issue('a', '{ sql: SELECT nope; SELECT 1, error: x }'),
      issue('b', GOOD),
    )
    expect(output).toContain(
      'content/known-issues.yml:1: a could not be run\n    SELECT nope: nothing else\n',
    )
    expect([tally.passed, tally.failed]).toEqual([3, 1])
  })

  it('removes the folder in which scripts ran', async () => {
    const before = process.listenerCount('exit')
    const { output } = await run(issue('a', "{ shell: 'pwd; touch left', prints: [/questdb-issues-] }"))
    expect(output).toBe('known issues: 1 of 1 reproduce')
    expect(fs.readdirSync(root)).toEqual(['content'])
    expect(process.listenerCount('exit')).toBe(before)
  })

  it('removes the folder also when the process exits in the middle', async () => {
    const before = process.listeners('exit')
    const end = () => {
      const added = process.listeners('exit').filter((listener) => !before.includes(listener))
      for (const listener of added) listener.call(process, 0)
      events.push(`left: ${fs.readdirSync(root).join()}`)
      return fakeServer('own', '9.0.2')
    }
    fs.mkdirSync(path.join(root, 'content'))
    fs.writeFileSync(path.join(root, 'content/known-issues.yml'), issue('a', OWN))
    const rest = { root, datasets: new Map<string, string>(), tally: new Tally(() => undefined) }
    const open = () => Promise.reject(new Error('not needed'))
    await runKnownIssues({ ...rest, open, openDefault: () => Promise.resolve(end()) })
    expect(events[0]).toBe('left: content')
  })
})
