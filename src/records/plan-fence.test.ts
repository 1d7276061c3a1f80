import { describe, expect, it } from 'vitest'
import { parseFenceMeta } from './fence-meta'
import { planFence } from './plan-fence'

const plan = (language: string, meta: string, code: string) =>
  planFence(
    { language, code, meta: parseFenceMeta(meta), index: 0, place: { file: 'p.mdx', line: 1 } },
    new Set(['trades']),
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
})
