/** What fences may ask for, on a real QuestDB. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ExecClient, StatementTimeout } from '../../tools/verify/server/exec-client'
import { connectServer } from '../../tools/verify/server/connect-server'
import { resetDatabase } from '../../tools/verify/server/reset-database'
import type { Server } from '../../tools/verify/server/server'
import { startServer } from '../../tools/verify/server/start-server'
import { TestSite } from './site'

// A real server on what may be a slow machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let server: Server
let site: TestSite

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  site = new TestSite()
})
afterEach(() => site.remove())

const sql = (code: string, flags = '') => `\`\`\`questdb-sql ${flags}\n${code}\n\`\`\`\n`
const bash = (code: string, flags = '') => `\`\`\`bash ${flags}\n${code}\n\`\`\`\n`

/** Records a page and returns its examples; the page must pass then. */
async function recorded(body: string, extra = '') {
  site.page('p', body, extra)
  const record = await site.run('record', server)
  expect(record.failed, record.output).toBe(0)
  const verify = await site.run('verify', server)
  expect(verify.failed, verify.output).toBe(0)
  return site.record('p').examples
}

describe('SQL examples', () => {
  it('read demo tables from front matter and flags', async () => {
    site.file('content/datasets/a.sql', "CREATE TABLE a (x INT, s STRING);\nINSERT INTO a VALUES (1, ';');")
    site.file('content/datasets/b.sql', 'CREATE TABLE b AS (SELECT x FROM long_sequence(2));')
    const body = sql('SELECT * FROM a') + sql('SELECT count() c FROM b', 'dataset="b"')
    const examples = await recorded(body, 'datasets: [a]\n')
    expect(examples).toMatchObject([
      { statements: [{ rows: [['1', ';']] }] },
      { statements: [{ rows: [['2']] }] },
    ])
  })

  it('run on the values of a template', async () => {
    const body =
      sql('CREATE TABLE t (x INT)', 'setup') + sql('SELECT count() FROM <table>', 'template="table=t"')
    const examples = await recorded(body)
    expect(examples[1]).toMatchObject({
      sql: 'SELECT count() FROM <table>',
      template: { table: 't' },
      statements: [{ sql: 'SELECT count() FROM t' }],
    })
  })

  it('see materialized views up to date', async () => {
    const base = 'CREATE TABLE base (ts TIMESTAMP, x DOUBLE) TIMESTAMP(ts) PARTITION BY DAY WAL'
    const view = (name: string, mode = '') =>
      `CREATE MATERIALIZED VIEW ${name} ${mode} AS (SELECT ts, sum(x) s FROM base SAMPLE BY 1h) PARTITION BY DAY`
    const insert = (hour: string) => `INSERT INTO base VALUES ('2025-07-01T${hour}:00:00Z', 1)`
    const examples = await recorded(
      sql([base, insert('01'), view('fast'), view('slow', 'REFRESH MANUAL')].join(';\n')) +
        sql('SELECT count() FROM fast; SELECT count() FROM slow') +
        sql(insert('02')) +
        sql('SELECT count() FROM fast; SELECT count() FROM slow') +
        sql('REFRESH MATERIALIZED VIEW slow INCREMENTAL; SELECT count() FROM slow'),
    )
    const counts = examples.map((example) =>
      example.language === 'bash'
        ? []
        : example.statements.flatMap((each) => (each.kind === 'rows' ? each.rows[0] : [])),
    )
    expect(counts).toEqual([[], ['1', '1'], [], ['2', '1'], ['2']])
  })

  it('may change in value, not in shape, when they are volatile', async () => {
    const page = (body: string) => site.page('p', body)
    const [before] = await recorded(sql('SELECT now() AS t, rnd_long() AS r', 'volatile="the clock"'))
    await site.run('record', server)
    expect(site.record('p').examples[0]).toEqual(before)
    page(sql('SELECT now() AS t, rnd_str(4,4,0) AS r', 'volatile="the clock"'))
    const name = 'content/docs/p.examples.json'
    site.file(name, site.read(name).replaceAll('rnd_long()', 'rnd_str(4,4,0)'))
    expect((await site.run('verify', server)).output).toContain('the columns differ from the recorded ones')
  })

  it('are not recorded when they answer otherwise the second time', async () => {
    site.page('p', sql('SELECT rnd_long() AS r'))
    const { output, failed } = await site.run('record', server)
    expect(failed).toBeGreaterThan(0)
    expect(output).toContain('content/docs/p.mdx:6: a second run returns a different result')
    expect(site.exists('content/docs/p.examples.json')).toBe(false)
  })

  it('may not cut groups of a hash table with LIMIT', async () => {
    const table = 'CREATE TABLE t AS (SELECT x::symbol s, x FROM long_sequence(20))'
    site.page('p', sql(table) + sql('SELECT s, sum(x) FROM t LIMIT 3'))
    expect((await site.run('record', server)).output).toContain('LIMIT truncates rows in an undefined order')
    await recorded(sql(table) + sql('SELECT s, sum(x) FROM t ORDER BY s LIMIT 3'))
  })

  it('come from fragments too, with parameters', async () => {
    site.file(
      'content/docs/partials/f.mdx',
      '---\ntitle: Fragment\ndescription: A fragment for a test.\n---\n\n```questdb-sql\nSELECT @n@ AS n;\n```\n',
    )
    const examples = await recorded(
      '<Include name="partials/f" n="1" />\n\n<Include name="partials/f" n="2" />',
    )
    expect(examples).toMatchObject([{ statements: [{ rows: [['1']] }] }, { statements: [{ rows: [['2']] }] }])
    expect(site.exists('content/docs/partials/f.examples.json')).toBe(false)
  })
})

describe('shell examples', () => {
  it('call the server at its own port and are recorded with the usual one', async () => {
    const [example] = await recorded(
      bash("curl -G http://localhost:9000/exec --data-urlencode 'query=SELECT 42 AS x'"),
    )
    expect(example).toMatchObject({ language: 'bash', response: { exitCode: 0, statuses: [200] } })
    expect(JSON.stringify(example)).toContain('\\"dataset\\":[[42]]')
  })

  it('see files of the downloads folder', async () => {
    site.file('static/downloads/x.csv', 'ts,x\n2025-07-01T00:00:00.000000Z,7\n')
    const examples = await recorded(
      bash("curl -F data=@x.csv 'http://localhost:9000/imp?name=x'") + sql('SELECT x FROM x'),
    )
    expect(examples[1]).toMatchObject({ statements: [{ rows: [['7']] }] })
  })

  it('speak PGWire through psql', async () => {
    const [example] = await recorded(bash('psql -h localhost -p 8812 -U admin -d qdb -At -c "SELECT 42"'))
    expect(example).toMatchObject({ response: { lines: ['42'] } })
  })

  it.each([
    ['an HTTP error', "curl -G localhost:9000/exec --data-urlencode 'query=nope'", '', 'HTTP 400'],
    ['an exit code', 'curl localhost:9000/exec?query=1; false', '', 'exit code 1'],
    [
      'success instead of an error',
      'curl -s localhost:9000/exec?query=SELECT+1',
      'error="query"',
      'succeeded',
    ],
    [
      'another error',
      "curl -G localhost:9000/exec --data-urlencode 'query=nope'",
      'error="denied"',
      'its output does not contain',
    ],
  ])('fail with %s', async (_, code, flags, problem) => {
    site.page('p', bash(code, flags))
    expect((await site.run('verify', server)).output).toContain(problem)
  })

  it('may show an error that the page announces', async () => {
    const code = "curl -G localhost:9000/exec --data-urlencode 'query=SELECT * FROM nope'"
    const [example] = await recorded(bash(code, 'error="table does not exist"'))
    expect(example).toMatchObject({ response: { statuses: [400] } })
  })

  it('catch a changed response', async () => {
    await recorded(bash("curl -sG localhost:9000/exp --data-urlencode 'query=SELECT 42 AS x'"))
    site.replace('content/docs/p.examples.json', '          "42', '          "43')
    const { output } = await site.run('verify', server)
    expect(output).toContain('its output differs from the recorded output')
    expect(output).toContain('- 43')
  })
})

describe('the server', () => {
  it('gives up a statement that takes too long, and goes on', async () => {
    const slow =
      'SELECT count() FROM long_sequence(1000000) a CROSS JOIN long_sequence(1000000) b WHERE a.x + b.x = 1'
    const client = new ExecClient(server.client.url)
    await expect(client.exec(slow, 500)).rejects.toThrow(StatementTimeout)
    expect(await client.exec('SELECT 1', 10_000)).toMatchObject({ kind: 'rows' })
  })

  it('of somebody else is refused unless it is empty or may be emptied', async () => {
    const address = server.client.url.href
    await server.client.exec('CREATE TABLE precious (x INT)')
    await expect(connectServer(address, false)).rejects.toThrow(
      /contains 1 tables \(precious\).*--allow-drop/,
    )
    await expect(connectServer(address, true)).resolves.toMatchObject({ version: '9.0.1' })
    await resetDatabase(server.client)
    await expect(connectServer(address, false)).resolves.toMatchObject({ version: '9.0.1' })
  })
})
