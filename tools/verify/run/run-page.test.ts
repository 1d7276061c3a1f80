import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PageFence } from '../../../src/records/page-source'
import {
  contextOf,
  errorAnswer,
  FakeServer,
  fenceOf,
  OK,
  pageOf,
  rowsAnswer,
  SUSPENDED,
  taskOf,
} from '../../../tests/support/example-run'
import { ServerGone } from '../server/exec-client'
import { runPage } from './run-page'

const ONE = rowsAnswer('x LONG', [['1']])
const CODE = 'SELECT\n1'

let root: string
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'run-page-'))))
afterEach(() => {
  fs.rmSync(root, { recursive: true })
})

const work = () => path.join(root, 'work')

/** Runs a page with these fences and demo tables. */
function run(server: FakeServer, fences: PageFence[], datasets: string[] = []) {
  const known = new Map([
    ['trades', 'CREATE trades'],
    ['fx', 'CREATE fx'],
  ])
  const context = contextOf(server, { root, workFolder: work(), datasets: known })
  return runPage(pageOf(fences, { datasets }), fences.map(taskOf), context)
}

const bash = (code: string) => fenceOf(`# curl localhost:9000\n${code}`, '', { language: 'bash' })

describe('the examples of a page', () => {
  it('run in page order, SQL and shell', async () => {
    const { outcomes, stop } = await run(new FakeServer({ 'SELECT 1': ONE }), [
      bash('echo 1 > shared.txt'),
      fenceOf('SELECT 1'),
      bash('cat shared.txt'),
    ])
    expect(stop).toBeUndefined()
    expect(outcomes.map(({ actual }) => actual?.language)).toEqual(['bash', 'questdb-sql', 'bash'])
    expect(outcomes[2]?.actual).toMatchObject({ response: { lines: ['1'] } })
  })

  it('continue after one that failed', async () => {
    const { outcomes, stop } = await run(new FakeServer({ 'SELECT 1': ONE }), [
      fenceOf('SELECT nope'),
      fenceOf('SELECT 1'),
    ])
    expect(stop).toBeUndefined()
    expect(outcomes.map(({ failures }) => failures.length)).toEqual([1, 0])
  })

  it('find the demo tables of the page and of their fence, each loaded once', async () => {
    const server = new FakeServer({ 'CREATE trades': OK, 'CREATE fx': OK, 'SELECT 1': ONE })
    const fences = ['', 'dataset="fx"', 'dataset="fx"', 'dataset="trades"'].map((flags) =>
      fenceOf('SELECT 1', flags),
    )
    await run(server, fences, ['trades', 'trades'])
    expect(server.ran).toEqual(['CREATE trades', 'SELECT 1', 'CREATE fx', 'SELECT 1', 'SELECT 1', 'SELECT 1'])
  })
})

describe('the folders of a page', () => {
  it('contain the downloads of the site and nothing of the page before', async () => {
    const imports = path.join(root, 'import')
    for (const folder of [work(), imports]) {
      fs.mkdirSync(path.join(folder, 'old'), { recursive: true })
      fs.writeFileSync(path.join(folder, 'old/left.csv'), '')
    }
    fs.mkdirSync(path.join(root, 'static/downloads/deep'), { recursive: true })
    fs.writeFileSync(path.join(root, 'static/downloads/deep/x.csv'), 'x')
    const server = new FakeServer({})
    server.importRoot = imports
    await run(server, [])
    for (const folder of [work(), imports]) {
      expect(fs.readdirSync(folder)).toEqual(['deep'])
      expect(fs.readFileSync(path.join(folder, 'deep/x.csv'), 'utf8')).toBe('x')
    }
  })

  it('are made when they are missing, empty without downloads', async () => {
    const server = new FakeServer({})
    server.importRoot = path.join(root, 'server/import')
    expect(await run(server, [])).toEqual({ outcomes: [] })
    expect(fs.readdirSync(work())).toEqual([])
    expect(fs.readdirSync(server.importRoot)).toEqual([])
  })
})

describe('a page that cannot continue', () => {
  it('stops at the example that suspended a table', async () => {
    const server = new FakeServer({ 'INSERT t': OK, 'wal_tables()': SUSPENDED })
    const { outcomes, stop } = await run(server, [fenceOf('INSERT t'), fenceOf('SELECT 1')])
    expect(outcomes).toEqual([])
    expect(stop).toMatchObject({ line: 11, detail: ['INSERT t'] })
    expect(stop?.problem).toContain('table t is suspended')
    expect(server.ran).toEqual(['INSERT t'])
  })

  it('names the file, not a line, when a demo table of the page cannot be loaded', async () => {
    const server = new FakeServer({ 'CREATE fx': errorAnswer('disk full') })
    expect((await run(server, [fenceOf('SELECT 1')], ['fx'])).stop).toEqual({
      file: 'content/docs/p.mdx',
      problem: 'demo table "fx" could not be loaded: disk full',
      detail: [],
    })
  })

  it('names the example whose demo table cannot be loaded', async () => {
    const includedAt = { file: 'content/docs/a.mdx', line: 3 }
    const { outcomes, stop } = await run(new FakeServer({ 'SELECT 1': ONE }), [
      fenceOf('SELECT 1'),
      fenceOf(CODE, 'dataset="none"', { includedAt }),
    ])
    expect(outcomes).toHaveLength(1)
    expect(stop).toEqual({
      file: 'content/docs/p.mdx',
      line: 10,
      includedAt,
      problem: 'unknown demo table "none": use one of trades, fx',
      detail: ['SELECT', '1'],
    })
  })

  it('shows the last words of a server that exited, for which it waits', async () => {
    const server = new FakeServer({ [CODE]: new ServerGone('reset') })
    const done = run(server, [fenceOf(CODE)])
    setTimeout(() => (server.log = 'out of memory\nexiting'), 100)
    expect((await done).stop).toEqual({
      file: 'content/docs/p.mdx',
      line: 10,
      includedAt: undefined,
      problem: 'the server exited while this example was running',
      detail: ['SELECT', '1', 'out of memory', 'exiting'],
    })
  })

  it('shows the last words of a server that exited while a demo table was loaded', async () => {
    const server = new FakeServer({ 'CREATE fx': new ServerGone('reset') })
    server.log = 'out of memory'
    expect((await run(server, [], ['fx'])).stop).toMatchObject({
      file: 'content/docs/p.mdx',
      detail: ['out of memory'],
    })
  })

  it('says that a server which still runs does not respond', async () => {
    const server = new FakeServer({ [CODE]: new ServerGone('reset') })
    expect((await run(server, [fenceOf(CODE)])).stop).toMatchObject({
      problem: 'the server is not responding: reset',
      detail: ['SELECT', '1'],
    })
  })

  it('does not blame a log that was there before for another error', async () => {
    const server = new FakeServer({ [CODE]: new Error('no idea') })
    server.log = 'old words'
    expect((await run(server, [fenceOf(CODE)])).stop).toMatchObject({ problem: 'no idea' })
  })
})
