/** Correct records pass, and every kind of wrong record is reported. On a real QuestDB. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Server } from '../../tools/verify/server/server'
import { serverConf } from '../../tools/verify/server/server-conf'
import { startServer } from '../../tools/verify/server/start-server'
import { TestSite } from './site'

const PAGE = `Prices of a day.

\`\`\`questdb-sql title="A table"
CREATE TABLE prices (ts TIMESTAMP, symbol SYMBOL, price DOUBLE, size LONG) TIMESTAMP(ts) PARTITION BY DAY WAL;
INSERT INTO prices VALUES
  ('2025-07-01T09:00:00Z', 'A', 1.5, 9007199254740993),
  ('2025-07-01T10:00:00Z', 'B', 2.5, null),
  ('2025-07-01T11:00:00Z', 'A', 3.0, 3);
\`\`\`

\`\`\`questdb-sql
SELECT * FROM prices;
\`\`\`

\`\`\`questdb-sql error="Invalid column"
SELECT nope FROM prices;
\`\`\`

\`\`\`questdb-sql
EXPLAIN SELECT symbol, avg(price) FROM prices WHERE size > 1;
\`\`\`
`
const FILE = 'content/docs/concept/prices.mdx'
const RECORD = 'content/docs/concept/prices.examples.json'

// A real server on what may be a slow machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let server: Server
let site: TestSite

beforeAll(async () => {
  // Development mode lets a test suspend a table.
  server = await startServer((ports) => serverConf(ports, { 'dev.mode.enabled': 'true' }))
})
afterAll(() => server.stop())
beforeEach(async () => {
  site = new TestSite().page('concept/prices', PAGE)
  const report = await site.run('record', server)
  expect(report.output).toContain('4 passed, 0 failed')
})
afterEach(() => site.remove())

const verify = () => site.run('verify', server)

describe('a true page', () => {
  it('is recorded with the values, types and words of the server', () => {
    const { engine, examples } = site.record('concept/prices')
    expect(engine).toBe('9.0.1')
    expect(examples[1]).toMatchObject({
      language: 'questdb-sql',
      index: 1,
      sql: 'SELECT * FROM prices;',
      statements: [
        {
          kind: 'rows',
          columns: [
            { name: 'ts', type: 'TIMESTAMP' },
            { name: 'symbol', type: 'SYMBOL' },
            { name: 'price', type: 'DOUBLE' },
            { name: 'size', type: 'LONG' },
          ],
          rows: [
            ['2025-07-01T09:00:00.000000Z', 'A', '1.5', '9007199254740993'],
            ['2025-07-01T10:00:00.000000Z', 'B', '2.5', null],
            ['2025-07-01T11:00:00.000000Z', 'A', '3.0', '3'],
          ],
          rowCount: 3,
        },
      ],
    })
    expect(examples[2]).toMatchObject({
      statements: [{ kind: 'error', message: 'Invalid column: nope', position: 7 }],
    })
    expect(examples[3]).toMatchObject({ statements: [{ kind: 'plan' }] })
    expect(JSON.stringify(examples[3])).toContain('filter: 1<size')
  })

  it('passes, again and again, and recording it again changes nothing', async () => {
    const before = site.read(RECORD)
    for (let i = 0; i < 2; i++) expect((await verify()).output).toMatch(/^4 passed, 0 failed$/m)
    const again = await site.run('record', server)
    expect(again.output).not.toContain(RECORD)
    expect(site.read(RECORD)).toBe(before)
  })

  it('runs on an empty database, whatever the page before it left', async () => {
    site.page('concept/zebra', '```questdb-sql\nSELECT count() AS tables FROM tables();\n```')
    await site.run('record', server)
    expect(site.record('concept/zebra').examples[0]).toMatchObject({ statements: [{ rows: [['0']] }] })
  })
})

describe('wrong results', () => {
  it.each([
    ['a value', '"2.5"', '"2.6"'],
    ['a digit of a long number', '9007199254740993', '9007199254740992'],
    ['null', ', null]', ', "0"]'],
    ['a type', '"DOUBLE"', '"FLOAT"'],
    ["a column's name", '"symbol"', '"ticker"'],
    ['the number of rows', '"rowCount": 3', '"rowCount": 4'],
    ['an error message', 'Invalid column: nope', 'Invalid column: nine'],
    ['the place of an error', '"position": 7', '"position": 8'],
    ['a plan', 'filter: 1<size', 'filter: 2<size'],
    ['the engine', '"engine": "9.0.1"', '"engine": "9.0.0"'],
  ])('catches a change of %s in the record', async (_, from, to) => {
    site.replace(RECORD, from, to)
    const { failed, output } = await verify()
    expect(failed, output).toBeGreaterThan(0)
  })

  it('shows page, line, statement and the rows that differ', async () => {
    site.replace(RECORD, '"B", "2.5"', '"B", "2.6"')
    const { output } = await verify()
    expect(output).toContain(`${FILE}:16: the rows differ from the recorded ones`)
    expect(output).toContain('SELECT * FROM prices;')
    expect(output).toMatch(/^ +- 2025-07-01T10:00:00.000000Z {2}B +2\.6 +null$/m)
    expect(output).toMatch(/^ +\+ 2025-07-01T10:00:00.000000Z {2}B +2\.5 +null$/m)
    expect(output).toContain('3 passed, 1 failed')
  })

  it('catches another order, unless the fence says that it is free', async () => {
    const swap = () => {
      const lines = site.read(RECORD).split('\n')
      const first = lines.findIndex((line) => line.includes('09:00:00.000000Z"'))
      const second = lines.findIndex((line) => line.includes('10:00:00.000000Z"'))
      const [a, b] = [lines[first]!, lines[second]!]
      lines[first] = b
      lines[second] = a
      site.file(RECORD, lines.join('\n'))
    }
    swap()
    expect((await verify()).output).toContain('the rows are in a different order')
    swap()
    site.replace(FILE, '```questdb-sql\nSELECT *', '```questdb-sql unordered\nSELECT *')
    await site.run('record', server)
    swap()
    expect((await verify()).failed).toBe(0)
  })

  it('catches a change in rows beyond those recorded', async () => {
    const body = (from: number) =>
      `\`\`\`questdb-sql setup\nCREATE TABLE t AS (SELECT CASE WHEN x = 240 THEN ${from} ELSE x END y FROM long_sequence(250));\n\`\`\`\n\n\`\`\`questdb-sql\nt;\n\`\`\``
    site.page('concept/long', body(240))
    await site.run('record', server)
    const { examples } = site.record('concept/long')
    expect(examples[1]).toMatchObject({ statements: [{ rowCount: 250, truncated: true }] })
    expect(JSON.stringify(examples[1]).match(/\["\d+"\]/g)).toHaveLength(100)
    expect((await verify()).failed).toBe(0)
    // The same fences with other data: what a demo table's change would do.
    site.page('concept/long', body(7))
    const text = site.read('content/docs/concept/long.examples.json')
    site.file('content/docs/concept/long.examples.json', text.replaceAll('THEN 240', 'THEN 7'))
    expect((await verify()).output).toContain(
      'the rows differ from the recorded ones, either in the recorded part or beyond it',
    )
  })
})

describe('wrong statements', () => {
  it('catches a record that is no JSON any more, and writes it anew', async () => {
    const before = site.read(RECORD)
    site.file(RECORD, before.slice(0, 200))
    expect((await verify()).output).toContain(`${RECORD}: is not valid JSON`)
    await site.run('record', server)
    expect(site.read(RECORD)).toBe(before)
  })

  it('catches an edited fence and shows the edit', async () => {
    site.replace(FILE, 'SELECT * FROM prices;', 'SELECT * FROM prices LIMIT 3;')
    const { output } = await verify()
    expect(output).toContain(`${FILE}:16: the fence differs from the recorded one`)
    expect(output).toContain('+ SELECT * FROM prices LIMIT 3;')
  })

  it('catches a statement edited in the record', async () => {
    site.replace(RECORD, '"sql": "SELECT * FROM prices",', '"sql": "SELECT * FROM rates",')
    expect((await verify()).output).toContain('the statement differs from the recorded one')
  })

  it('catches a fence without a record and a record without a fence', async () => {
    site.file(FILE, `${site.read(FILE)}\n\`\`\`questdb-sql\nSELECT 1;\n\`\`\`\n`)
    expect((await verify()).output).toContain('the fence has no record')
    site.page('concept/prices', PAGE.replace(/```questdb-sql\nEXPLAIN[\s\S]*/, ''))
    expect((await verify()).output).toContain('contains a record that no fence uses')
  })

  it('catches records of pages that are gone or have no examples', async () => {
    site.file('content/docs/concept/gone.examples.json', site.read(RECORD))
    site.page('concept/words', 'Words.').file('content/docs/concept/words.examples.json', site.read(RECORD))
    const { output } = await verify()
    expect(output).toContain('content/docs/concept/gone.examples.json: does not belong to any page')
    expect(output).toContain('content/docs/concept/words.examples.json: belongs to a page without examples')
    await site.run('record', server)
    expect(site.exists('content/docs/concept/gone.examples.json')).toBe(false)
    expect(site.exists('content/docs/concept/words.examples.json')).toBe(false)
  })

  it('catches flags that changed since the record', async () => {
    site.replace(FILE, '```questdb-sql\nSELECT *', '```questdb-sql volatile="no reason"\nSELECT *')
    expect((await verify()).output).toContain('its flags differ from the recorded ones')
  })

  it.each([
    ['an unknown flag', '```questdb-sql skip\nSELECT 1\n```', 'unknown flag "skip"'],
    ['an empty reason', '```questdb-sql volatile=""\nSELECT 1\n```', 'volatile is empty'],
    [
      'SQL in another fence',
      '```text\nSELECT * FROM prices\n```',
      'a fence of another language contains SQL',
    ],
    ['notRun on SQL', '```questdb-sql notRun="slow"\nSELECT 1\n```', 'notRun is used on a questdb-sql fence'],
    ['bad shell', '```bash\nif true; the\n```', 'bash reports a syntax error'],
  ])('catches %s, and does not record such a page', async (_, fence, problem) => {
    const before = site.read(RECORD)
    site.file(FILE, `${site.read(FILE)}\n${fence}\n\n\`\`\`questdb-sql\nSELECT 2;\n\`\`\`\n`)
    for (const mode of ['verify', 'record'] as const) {
      const { output, failed } = await site.run(mode, server)
      expect(output).toContain(problem)
      expect(output).toContain(`${FILE}:29`)
      expect(failed).toBeGreaterThan(0)
    }
    expect(site.read(RECORD)).toBe(before)
  })
})

describe('wrong errors', () => {
  it('points at the place of an error that nobody announced', async () => {
    site.page('concept/bad', '```questdb-sql\nSELECT 1;\nSELECT x,\n  nope FROM long_sequence(1);\n```')
    const { output } = await verify()
    expect(output).toContain('content/docs/concept/bad.mdx:8: the statement failed')
    expect(output).toContain('      nope FROM long_sequence(1)\n      ^\n')
    expect(output).toContain('Invalid column: nope')
  })

  it.each([
    [
      'another message',
      'error="table does not exist"',
      'SELECT nope FROM prices;',
      'it failed, but not with',
    ],
    ['success', 'error="Invalid column"', 'SELECT price FROM prices;', 'the statement succeeded, but'],
  ])('catches %s where a page promises an error', async (_, flag, sql, problem) => {
    site.page('concept/prices', `${PAGE}\n\`\`\`questdb-sql ${flag}\n${sql}\n\`\`\`\n`)
    expect((await verify()).output).toContain(problem)
  })

  it('does not let a known failure pass unnoticed', async () => {
    const entry = (message: string, statement = 'SELECT nope FROM prices') =>
      `- page: concept/prices\n  statement: ${statement}\n  message: "${message}"\n  reason: a bug\n`
    site.replace(FILE, ' error="Invalid column"', '')
    expect((await verify()).failed).toBeGreaterThan(0)
    site.file('content/known-failures.yml', entry('Invalid column'))
    await site.run('record', server)
    expect(site.record('concept/prices').examples[2]).toMatchObject({ knownFailure: 'a bug' })
    expect((await verify()).failed).toBe(0)

    site.file('content/known-failures.yml', entry('other words'))
    expect((await verify()).output).toContain('it failed, but not with the known')
    site.file('content/known-failures.yml', entry('Invalid column') + entry('x', 'SELECT 12345'))
    expect((await verify()).output).toContain('no example on concept/prices runs this statement')
    site.file('content/known-failures.yml', entry('Invalid column', 'SELECT * FROM prices'))
    expect((await verify()).output).toContain('a known failure now passes')
  })
})

describe('a server in trouble', () => {
  it('fails a statement of more than 10 s, and runs those after it', async () => {
    const slow =
      'SELECT count() FROM long_sequence(1000000) a CROSS JOIN long_sequence(1000000) b WHERE a.x + b.x = 1'
    site.page('concept/slow', `\`\`\`questdb-sql\n${slow};\n\`\`\`\n\n\`\`\`questdb-sql\nSELECT 1;\n\`\`\``)
    const { output } = await site.run('verify', server, 'concept/slow')
    expect(output).toContain('content/docs/concept/slow.mdx:7: the statement took longer than 10 s')
    expect(output).toContain('content/docs/concept/slow.mdx:10: the fence has no record')
  })

  it('fails the page of a suspended table, and what follows on it', async () => {
    const body = [
      '```questdb-sql',
      'CREATE TABLE s (ts TIMESTAMP) TIMESTAMP(ts) PARTITION BY DAY WAL;',
      'ALTER TABLE s SUSPEND WAL;',
      '```',
      '',
      '```questdb-sql',
      'SELECT count() FROM s;',
      '```',
    ]
    site.page('concept/suspended', body.join('\n'))
    const { output } = await verify()
    expect(output).toContain('content/docs/concept/suspended.mdx:8: table s is suspended')
    expect(output).toContain('4 passed, 2 failed')
  })
})

describe('the floor', () => {
  it('rises with make record and never goes down', async () => {
    expect(JSON.parse(site.read('content/examples-floor.json'))).toEqual({ examples: 4 })
    site.page('concept/prices', PAGE.replace(/```questdb-sql\nEXPLAIN[\s\S]*/, ''))
    expect((await site.run('record', server)).failed).toBe(1)
    expect(JSON.parse(site.read('content/examples-floor.json'))).toEqual({ examples: 4 })
    expect((await verify()).output).toContain('3 examples were run, fewer than the minimum of 4')
  })

  it('does not bear on a run of some pages', async () => {
    site.page('concept/prices', PAGE.replace(/```questdb-sql\nEXPLAIN[\s\S]*/, ''))
    await site.run('record', server, 'concept/prices')
    expect((await site.run('verify', server, 'concept/prices')).output).toContain('3 passed, 0 failed')
  })
})
