import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { errorAnswer, FakeServer, OK, rowsAnswer } from '../../../tests/support/example-run'
import { TestSite } from '../../../tests/verify/site'
import { runSite, type Servers } from './run-site'
import type { RunOptions } from './run-options'

const FLOOR = 'content/examples-floor.json'
const RECORD = 'content/docs/p.examples.json'

/** The settings of a server, which is all that a run asks for besides statements. */
const settings = http.createServer((_, response) => {
  response.end('{"preferences":{},"preferences.version":0}')
})
beforeAll(() => new Promise<void>((resolve) => void settings.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => void settings.close(resolve)))

const ONE = rowsAnswer('x LONG', [['1']])
const newServer = (answers: FakeServer['answers']) =>
  new FakeServer(answers, new URL(`http://127.0.0.1:${(settings.address() as AddressInfo).port}/`))

let site: TestSite
let server: FakeServer
let opened: number
beforeEach(() => {
  site = new TestSite()
  server = newServer({ 'SELECT 1': ONE, 'SELECT 2': ONE })
  opened = 0
})
afterEach(() => {
  vi.unstubAllEnvs()
  site.remove()
})

const sql = (code: string, flags = '') => `\`\`\`questdb-sql ${flags}\n${code}\n\`\`\`\n`
const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`

async function run(mode: RunOptions['mode'], options: Partial<RunOptions> = {}, more: Partial<Servers> = {}) {
  const said: string[] = []
  const open = () => {
    opened += 1
    return Promise.resolve(server)
  }
  const servers = { open, ...more }
  const totals = await runSite({ mode, root: site.root, ...options }, servers, (line) => said.push(line))
  return { ...totals, said, output: said.join('\n').replace(/\d+\.\d s\b/g, '# s') }
}
const record = (options?: Partial<RunOptions>) => run('record', options)
const verify = (options?: Partial<RunOptions>) => run('verify', options)

/** Records a site with one page. */
async function recorded(body = sql('SELECT 1') + sql('SELECT 2')) {
  site.page('p', body)
  const { failed, output } = await record()
  expect(failed, output).toBe(0)
}

describe('a run of the whole site', () => {
  it('records it, after which it verifies', async () => {
    site.page('p', sql('SELECT 1') + sql('SELECT 2') + fence('java', 'int x;'))
    site.page('q', sql('SELECT 1'))
    expect(await record()).toMatchObject({ passed: 3, failed: 0 })
    expect(site.record('p').examples).toHaveLength(2)
    expect(site.record('q').examples).toHaveLength(1)

    const { output, passed, failed } = await verify()
    expect({ passed, failed }).toEqual({ passed: 3, failed: 0 })
    expect(output.split('\n')).toEqual([
      'not compared: functions, parameters, and keywords, because the server was not started by this tool',
      'QuestDB 9.0.1, 2 pages, 3 examples run (3 questdb-sql) in # s',
      'not run: 1 java',
      '3 passed, 0 failed',
    ])
  })

  it('tells one page and one example from several', async () => {
    await recorded(sql('SELECT 1'))
    expect((await verify()).output).toContain('QuestDB 9.0.1, 1 page, 1 example run (1 questdb-sql)')
  })

  it('fails when a result differs, and leaves the record alone', async () => {
    await recorded()
    server.answers['SELECT 2'] = rowsAnswer('x LONG', [['7']])
    const before = site.read(RECORD)
    const { output, ...totals } = await verify()
    expect(totals).toMatchObject({ passed: 1, failed: 1 })
    expect(output).toContain('content/docs/p.mdx:9: the rows differ from the recorded ones')
    expect(site.read(RECORD)).toBe(before)
  })

  it('empties the database before each page', async () => {
    site.page('p', sql('SELECT 1')).page('q', sql('SELECT 2'))
    await verify()
    expect(server.asked.filter((each) => /^(?:DROP ALL|SELECT \d$)/.test(each))).toEqual([
      'DROP ALL TABLES',
      'SELECT 1',
      'DROP ALL TABLES',
      'SELECT 2',
    ])
    expect({ opened, stops: server.stops }).toEqual({ opened: 1, stops: 1 })
  })

  it('runs pages on several servers at the same time, and stops them all', async () => {
    site.page('p', sql('SELECT 1'))
    site.page('q', sql('SELECT 2'))
    await record()
    const answers = { 'SELECT 1': ONE, 'SELECT 2': ONE }
    // neither page can end before the other one has started
    const began: (() => void)[] = []
    const meeting = new Promise<void>((resolve) => began.push(resolve))
    const servers: FakeServer[] = []
    const open = () => {
      const one = newServer(answers)
      servers.push(one)
      if (servers.length === 2) began[0]?.()
      return meeting.then(() => one)
    }
    const { passed, failed } = await run('verify', {}, { open, atOnce: 2 })
    expect({ passed, failed }).toEqual({ passed: 2, failed: 0 })
    expect(servers.map(({ ran, stops }) => [ran.length, stops])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  it('ends with the page that is running when another server cannot be started', async () => {
    site.page('p', sql('SELECT 1'))
    site.page('q', sql('SELECT 2'))
    site.page('r', sql('SELECT 1'))
    await record()
    const first = newServer({ 'SELECT 1': ONE, 'SELECT 2': ONE })
    let tried = 0
    const open = () => (tried++ === 0 ? Promise.resolve(first) : Promise.reject(new Error('no more memory')))
    await expect(run('verify', {}, { open, atOnce: 2 })).rejects.toThrow('no more memory')
    expect({ ran: first.ran, stops: first.stops, tried }).toEqual({ ran: ['SELECT 1'], stops: 1, tried: 2 })
  })

  it('needs no server for pages without examples', async () => {
    site.page('p', 'Only text.')
    const { output } = await record()
    expect(output.split('\n').slice(-3)).toEqual([
      '1 page, 0 examples run (none) in # s',
      'not run: none',
      '0 passed, 0 failed',
    ])
    expect(opened).toBe(0)
  })

  it('loads the demo tables that pages name', async () => {
    site.file('content/datasets/trades.sql', 'CREATE trades;')
    site.page('p', sql('SELECT 1', 'dataset="trades"'))
    server.answers['CREATE trades'] = OK
    expect(await record()).toMatchObject({ passed: 1, failed: 0 })
    expect(server.ran).toContain('CREATE trades')
  })

  it('runs pages with the facts of the given release', async () => {
    site.page('p', sql('SELECT @release.version@'))
    server.answers['SELECT 9.9.9'] = ONE
    expect(await record({ release: '9.9.9' })).toMatchObject({ passed: 1, failed: 0 })
  })

  it('leaves no folder behind, and no listener', async () => {
    const folder = fs.mkdtempSync(`${os.tmpdir()}/run-site-`)
    vi.stubEnv('TMPDIR', folder)
    const listeners = process.listenerCount('exit')
    await recorded()
    await expect(run('verify', {}, { open: () => Promise.reject(new Error('no Java')) })).rejects.toThrow(
      'no Java',
    )
    expect(fs.readdirSync(folder)).toEqual([])
    expect(process.listenerCount('exit')).toBe(listeners)
    fs.rmdirSync(folder)
  })
})

describe('a run of some pages', () => {
  it('says how each of them went, and looks at nothing else', async () => {
    site
      .page('p', sql('SELECT 1'))
      .page('q', sql('SELECT 1') + sql('SELECT 2'))
      .page('r', sql('SELECT 1'))
    await record({ pages: 'p,q' })
    site.file('content/docs/gone.examples.json', '{}')
    const { output, ...totals } = await verify({ pages: 'p,q' })
    expect(totals).toMatchObject({ passed: 3, failed: 0 })
    expect(output.split('\n')).toEqual([
      'p: 1 example, # s',
      'q: 2 examples, # s',
      'QuestDB 9.0.1, 2 pages, 3 examples run (3 questdb-sql) in # s',
      'not run: none',
      '3 passed, 0 failed',
    ])
    expect(site.exists(FLOOR)).toBe(false)
    expect(site.exists('content/docs/r.examples.json')).toBe(false)
  })

  it('fails at once when there is no such page', async () => {
    site.page('p', sql('SELECT 1'))
    await expect(verify({ pages: 'x' })).rejects.toThrow('unknown page "x"')
    expect(opened).toBe(0)
  })
})

describe('problems that need no server', () => {
  it('are reported for pages that cannot be read', async () => {
    await recorded()
    site.file('content/docs/p.mdx', '---\ntitle: 5\n---\n')
    site.page('q', sql('SELECT 1'))
    const { output, failed } = await record()
    expect(failed).toBeGreaterThan(0)
    expect(output).toContain('content/docs/p.mdx')
    expect(site.exists(RECORD)).toBe(true)
  })

  it('are reported for fences with unknown flags, one by one, while other fences run', async () => {
    site.page('p', sql('SELECT 1') + sql('SELECT 2', 'oops') + sql('SELECT 2', 'dataset="none"'))
    const { output, ...totals } = await record()
    expect(totals).toMatchObject({ passed: 1, failed: 2 })
    expect(output).toContain('content/docs/p.mdx:9: unknown flag "oops" on a code fence')
    expect(output).toContain('content/docs/p.mdx:12: unknown demo table "none"')
    expect(output).toContain(`${RECORD}: not written, because the page failed`)
  })

  it('are reported for shell with a syntax error, even if it does not run', async () => {
    site.page('p', fence('bash', 'docker run )') + fence('bash', 'docker ps'))
    const { output, ...totals } = await run('record')
    expect(totals).toMatchObject({ passed: 0, failed: 1 })
    expect(output).toContain('content/docs/p.mdx:6: bash reports a syntax error')
    expect(output).toContain('not run: 2 bash (syntax checked)')
  })

  it('keep a record from being removed that belongs to fences which could not be read', async () => {
    await recorded(sql('SELECT 1'))
    site.page('p', sql('SELECT 1', 'oops'))
    await record()
    expect(site.exists(RECORD)).toBe(true)
  })

  it('end the run when a program is missing that an example calls', async () => {
    site.page('p', sql('SELECT 1') + fence('bash', 'psql -h localhost -p 8812 -c x'))
    vi.stubEnv('PATH', '/nowhere')
    await expect(verify()).rejects.toThrow('psql was not found, but an example in content/docs/p.mdx')
    expect(opened).toBe(0)
  })
})

describe('known failures', () => {
  const FILE = 'content/known-failures.yml'
  const entry = (page: string, statement: string) =>
    `- { page: ${page}, statement: ${JSON.stringify(statement)}, message: not supported, reason: bug 1 }\n`

  it('pass', async () => {
    site.file(FILE, entry('p', 'SELECT broken'))
    server.answers['SELECT broken'] = errorAnswer('not supported')
    await recorded(sql('SELECT broken'))
    expect(await verify()).toMatchObject({ passed: 1, failed: 0 })
  })

  it('must be removed when no example runs them, or when their page is gone', async () => {
    await recorded()
    site.file(FILE, entry('p', 'SELECT a\nFROM b') + entry('gone', 'SELECT 1'))
    const { output, failed } = await verify()
    expect(failed).toBe(2)
    expect(output).toContain(
      `${FILE}: no example on p runs this statement: remove the entry\n    SELECT a\n    FROM b`,
    )
    expect(output).toContain(
      `${FILE}: no example on gone runs this statement: remove the entry\n    SELECT 1`,
    )
  })

  it('of pages that do not run are left alone, unless the page is gone', async () => {
    site.page('q', sql('SELECT 1'))
    await recorded()
    site.file(FILE, entry('q', 'SELECT broken'))
    expect(await verify({ pages: 'p' })).toMatchObject({ failed: 0 })
    site.file(FILE, entry('gone', 'SELECT broken'))
    expect(await verify({ pages: 'p' })).toMatchObject({ failed: 1 })
  })
})

describe('records without a page', () => {
  const ORPHAN = 'content/docs/gone.examples.json'

  it('fail a verification', async () => {
    await recorded()
    site.file(ORPHAN, '{}')
    const { output, failed } = await verify()
    expect(failed).toBe(1)
    expect(output).toContain(`${ORPHAN}: does not belong to any page: remove it`)
    expect(site.exists(ORPHAN)).toBe(true)
  })

  it('are removed when the site is recorded', async () => {
    await recorded()
    site.file(ORPHAN, '{}')
    const { output, failed } = await record()
    expect(failed).toBe(0)
    expect(output).toContain(`${ORPHAN}: removed, because it does not belong to any page`)
    expect(site.exists(ORPHAN)).toBe(false)
    expect(site.exists(RECORD)).toBe(true)
  })
})

describe('the minimum number of examples', () => {
  it('is set by the first recording and raised by later ones', async () => {
    site.page('p', sql('SELECT 1'))
    expect((await record()).output).toContain(`${FLOOR}: none → 1 examples`)
    site.page('p', sql('SELECT 1') + sql('SELECT 2'))
    expect((await record()).output).toContain(`${FLOOR}: 1 → 2 examples`)
    expect((await record()).output).not.toContain(FLOOR)
    expect(JSON.parse(site.read(FLOOR))).toEqual({ examples: 2 })
  })

  it('is raised by the examples that passed, not by those that failed', async () => {
    site.page('p', sql('SELECT 1')).page('q', sql('SELECT nope'))
    await record()
    expect(JSON.parse(site.read(FLOOR))).toEqual({ examples: 1 })
  })

  it.each<[RunOptions['mode']]>([['verify'], ['record']])(
    'fails a run of fewer examples (%s)',
    async (mode) => {
      await recorded()
      site.page('p', sql('SELECT 1'))
      if (mode === 'verify') site.file(RECORD, site.read(RECORD))
      const { output, failed } = await run(mode)
      expect(failed).toBeGreaterThan(0)
      expect(output).toContain(
        `${FLOOR}: 1 examples were run, fewer than the minimum of 2: restore the missing examples, or lower the minimum by hand and explain why`,
      )
      expect(JSON.parse(site.read(FLOOR))).toEqual({ examples: 2 })
    },
  )

  it('is not changed by a verification of more examples', async () => {
    await recorded()
    site.file(FLOOR, '{"examples": 1}')
    expect(await verify()).toMatchObject({ failed: 0 })
    expect(site.read(FLOOR)).toBe('{"examples": 1}')
  })

  it('must be there for a verification', async () => {
    await recorded()
    fs.rmSync(`${site.root}/${FLOOR}`)
    const { output, failed } = await verify()
    expect(failed).toBe(1)
    expect(output).toContain(`${FLOOR}: is missing: run make record`)
  })
})

describe('a run that started the server itself', () => {
  const ISSUES = `- id: broken-select
  title: A select fails
  severity: low
  affects: [9.0.1]
  symptom: A select fails with an error.
  workaround: Do not use this select at all.
  pages: [/docs/p/]
  reproduction: { sql: SELECT broken, error: not supported }
`
  const FACTS = {
    'SELECT name, signature_translated, type FROM functions()': rowsAnswer('n STRING', [
      ['abs', 'abs(x)', 'STANDARD'],
    ]),
    '(SHOW PARAMETERS)': rowsAnswer('x STRING', []),
    'SELECT keyword FROM keywords()': rowsAnswer('x STRING', [['select']]),
  }

  let plain: FakeServer
  beforeEach(() => {
    plain = newServer(FACTS)
  })
  const openDefault = () => Promise.resolve(plain)

  it('compares the lists of a server with its defaults, and stops that server', async () => {
    site.page('p', sql('SELECT 1'))
    const { output, failed } = await run('record', {}, { openDefault })
    expect(failed).toBe(0)
    expect(output).toContain("the server's own lists: 1 functions, 0 parameters, 1 keywords")
    expect(output).not.toContain('not compared')
    expect(plain.stops).toBe(1)
  })

  it('reproduces the known issues', async () => {
    site.page('p', sql('SELECT 1')).file('content/known-issues.yml', ISSUES)
    server.answers['SELECT broken'] = errorAnswer('not supported')
    const { output, ...totals } = await run('record', {}, { openDefault })
    expect(totals).toMatchObject({ passed: 2, failed: 0 })
    expect(output).toContain('known issues: 1 of 1 reproduce')
  })

  it('reproduces them as well when the page that lists them runs, and not with other pages', async () => {
    site.page('p', sql('SELECT 1')).file('content/known-issues.yml', ISSUES)
    site.file(
      'content/pages/release-notes.mdx',
      '---\ntitle: Release notes\ndescription: A page that exists for a test and says what it is for.\n---\n\nText.\n',
    )
    server.answers['SELECT broken'] = errorAnswer('not supported')
    const notes = await run('verify', { pages: 'p,pages/release-notes' }, { openDefault })
    expect(notes.output).toContain('known issues: 1 of 1 reproduce')
    expect(notes.output).not.toContain('own lists')
    const other = await run('record', { pages: 'p' }, { openDefault })
    expect(other.output).not.toContain('known issues')
    const elsewhere = await run('verify', { pages: 'pages/release-notes' })
    expect(elsewhere.output).not.toContain('known issues')
  })
})
