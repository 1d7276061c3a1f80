import { describe, expect, it } from 'vitest'
import { parseFenceMeta } from './fence-meta'
import { isExample, planFence } from './plan-fence'

const plan = (language: string, meta: string, code: string) =>
  planFence(
    { language, code, meta: parseFenceMeta(meta), index: 0, place: { file: 'p.mdx', line: 12 } },
    new Set(['trades', 'fx_trades']),
  )

describe('planFence', () => {
  it.each([
    ['questdb-sql', '', 'SELECT 1', 'sql'],
    ['questdb-sql', 'setup', 'SELECT 1', 'sql'],
    ['questdb-sql', 'enterprise', 'CREATE USER x', 'none'],
    ['questdb-sql', 'foreign="InfluxQL"', 'SELECT 1', 'none'],
    ['sql', 'foreign="PostgreSQL"', 'SELECT 1', 'none'],
    ['bash', '', 'curl -G localhost:9000/exec', 'shell'],
    ['bash', '', 'curl -G \\\n  http://127.0.0.1:9000/exec', 'shell'],
    ['bash', '', 'psql -h localhost -p 8812 -U admin -c "SELECT 1"', 'shell'],
    ['bash', '', 'curl https://example.com', 'shell-syntax'],
    ['bash', 'notRun="needs docker"', 'docker run x && curl localhost:9000', 'shell-syntax'],
    ['bash', 'verifiedBy="the recorded example"', 'curl localhost:9000', 'shell-syntax'],
    ['python', 'notRun="needs a key"', 'print(1)', 'none'],
  ])('%s %s: %s is %s', (language, meta, code, kind) => {
    expect(plan(language, meta, code)).toMatchObject({ problems: [], task: { kind } })
  })

  it('fills placeholders for the run', () => {
    const { task } = plan('questdb-sql', 'template="table=trades"', 'SELECT * FROM <table>')
    expect(task).toMatchObject({ statements: [{ sql: 'SELECT * FROM trades' }] })
  })

  it.each([
    ['text', '', 'SELECT * FROM trades', /a fence of another language contains SQL/],
    ['sql', '', 'SELECT 1', /a fence of another language contains SQL/],
    ['', '', 'SELECT 1', /has no language/],
    ['questdb-sql', 'notRun="slow"', 'SELECT 1', /notRun/],
    ['questdb-sql', 'verifiedBy="the test"', 'SELECT 1', /verifiedBy is used/],
    ['questdb-sql', 'dataset="nope"', 'SELECT 1', /unknown demo table "nope"/],
    ['questdb-sql', '', '-- nothing', /no statement/],
    ['questdb-sql', 'template="table=trades"', 'SELECT 1', /does not contain/],
    [
      'questdb-sql',
      'enterprise volatile="x"',
      'SELECT 1',
      /flag volatile is used on a fence that is not run/,
    ],
    ['python', 'error="x"', 'print(1)', /flag error is used/],
    ['bash', 'rows=3', 'ls', /flag rows is used/],
  ])('refuses %s %s: %s', (language, meta, code, problem) => {
    const { problems, task } = plan(language, meta, code)
    expect(problems.map((each) => each.problem).join()).toMatch(problem)
    expect(task).toBeUndefined()
  })

  it.each([
    [
      'questdb-sql',
      'dataset="nope"',
      'SELECT 1',
      'p.mdx:12: unknown demo table "nope". use one of: trades, fx_trades.',
    ],
    [
      'questdb-sql',
      'template="table=trades"',
      'SELECT 1',
      'p.mdx:12: template= defines a value for "table", which the fence does not contain. add <table> to the fence.',
    ],
    [
      'sql',
      '',
      'SELECT 1',
      'p.mdx:12: a fence of another language contains SQL. use questdb-sql, or name the product: foreign="…".',
    ],
    [
      '',
      '',
      'x = 1',
      'p.mdx:12: the fence has no language. specify one; if this line is meant to close a fence, the opening line has a backtick in its flags, so use ~~~ to open and close the fence.',
    ],
    [
      'questdb-sql',
      'notRun="slow"',
      'SELECT 1',
      'p.mdx:12: notRun is used on a questdb-sql fence. make the example run, or use error=, enterprise, or foreign=.',
    ],
    [
      'questdb-sql',
      '',
      '-- nothing',
      'p.mdx:12: the fence contains no statement. add one or remove the fence.',
    ],
    ['bash', 'rows=3', 'ls', 'p.mdx:12: the flag rows is used on a fence that is not run. remove rows.'],
  ])('names the place, the problem and the remedy of %s %s: %s', (language, meta, code, message) => {
    expect(plan(language, meta, code).problems.map((problem) => problem.message)).toEqual([message])
  })

  it('reports every flag that a fence without a run contradicts', () => {
    const { problems } = plan('python', 'setup dataset="trades" error="x" unordered volatile="y" rows=5', 'x')
    expect(problems.map(({ instead }) => instead)).toEqual([
      'remove setup',
      'remove dataset',
      'remove error',
      'remove unordered',
      'remove volatile',
      'remove rows',
    ])
  })

  it.each([
    ['questdb-sql', 'setup dataset="trades" error="x" unordered volatile="y" rows=5', 'SELECT 1'],
    ['bash', 'error="x" volatile="y" rows=5', 'curl localhost:9000/exec'],
    ['python', 'title="Insert rows" {1} numbers wrap', 'x = 1'],
    ['questdb-sql', 'foreign="InfluxQL" title="Means"', 'SELECT mean(x) FROM y'],
  ])('accepts these flags on a %s fence: %s', (language, meta, code) => {
    expect(plan(language, meta, code).problems).toEqual([])
  })

  it.each([
    ['questdb-sql', 'enterprise', 'CREATE USER x', 'questdb-sql enterprise'],
    ['questdb-sql', 'foreign="InfluxQL"', 'SELECT 1', 'questdb-sql foreign (InfluxQL)'],
    ['python', '', 'x = 1', 'python'],
    ['sql', 'foreign="PostgreSQL"', 'SELECT 1', 'sql'],
  ])('counts a fence with %s %s under what it is', (language, meta, code, why) => {
    expect(plan(language, meta, code).task).toMatchObject({ kind: 'none', why })
  })
})

describe('isExample', () => {
  const example = (language: string, meta: string, code: string) =>
    isExample({ language, code, meta: parseFenceMeta(meta) })

  it.each([
    ['questdb-sql', '', 'SELECT 1'],
    ['questdb-sql', 'setup error="x"', 'SELECT 1'],
    ['bash', '', 'curl -G localhost:9000/exec'],
    ['bash', 'template="host=localhost"', 'curl -G http://<host>:9000/exec'],
    ['bash', '', 'psql -p 8812'],
  ])('%s with "%s": %s is one', (language, meta, code) => {
    expect(example(language, meta, code)).toBe(true)
  })

  it.each([
    ['questdb-sql', 'enterprise', 'SELECT 1'],
    ['questdb-sql', 'foreign="InfluxQL"', 'SELECT 1'],
    ['bash', 'enterprise', 'curl -G localhost:9000/exec'],
    ['bash', 'notRun="needs docker"', 'curl -G localhost:9000/exec'],
    ['bash', '', 'curl -G <host>:9000/exec'],
    ['bash', '', 'curl -G localhost:9003/metrics'],
    ['bash', '', 'wget localhost:9000/exec'],
    ['bash', '', 'psql -p 5432'],
    ['python', '', 'run("curl -G localhost:9000/exec")'],
    ['text', '', 'psql -p 8812'],
  ])('%s with "%s": %s is none', (language, meta, code) => {
    expect(example(language, meta, code)).toBe(false)
  })
})
