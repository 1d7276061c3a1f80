import { describe, expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'
import type { ExampleFlags, SqlExample } from '../../records/record-format'
import { parseYaml } from '../../content/yaml-source'
import { recordError, type PageRecordSource } from './check-examples'

const fence = (sql: string, flags = '') => `\`\`\`questdb-sql ${flags}\n${sql}\n\`\`\`\n\n`

function entry(index: number, sql: string, flags: ExampleFlags = {}): SqlExample {
  const columns = [
    { name: 'symbol', type: 'SYMBOL' },
    { name: 'price', type: 'DOUBLE' },
  ]
  const rows = [
    ['A', '1.0'],
    ['B', '2.0'],
  ]
  const statements = [{ kind: 'rows' as const, sql, columns, rows, rowCount: 2 }]
  return { language: 'questdb-sql', index, sql, statements, ...flags }
}

function recorded(...examples: SqlExample[]): { recordOf: () => PageRecordSource } {
  const record = { engine: '9.0.1', examples }
  const text = JSON.stringify(record, null, 2)
  return {
    recordOf: () => ({ record, lineOf: (at) => parseYaml('record', text).lineOf(['examples', at]) }),
  }
}

/** Messages of the record's problems, and the page. */
async function check(body: string, services: Parameters<typeof compileText>[1] = {}) {
  const page = await compileText(body, services)
  return { ...page, messages: page.recordProblems.map((one) => recordError(one).message) }
}

describe('examples and the record of their page', () => {
  it('agree: no problems, no notices', async () => {
    const page = await check(fence('SELECT 1'), recorded(entry(0, 'SELECT 1')))
    expect(page.messages).toEqual([])
    expect(page.html).not.toContain('data-record-problem')
    expect(page.examples).toHaveLength(1)
  })

  it('a page without its record is one problem, and a notice at each example', async () => {
    const { messages, html, examples } = await check(`Text.\n\n${fence('SELECT 1')}${fence('SELECT 2')}`)
    expect(messages).toEqual([
      'content/docs/test.mdx:7: the page has 2 examples, but there is no record content/docs/test.examples.json. run make record PAGE=test, or move the record here if the page was renamed.',
    ])
    expect(html.match(/data-record-problem/g)).toHaveLength(2)
    expect(html).toContain(
      'The example "SELECT 1" has no record. To show its result, run make record PAGE=test.',
    )
    expect(examples).toEqual([])
  })

  it('an edited example keeps no result', async () => {
    const { messages, html } = await check(fence('SELECT 2', 'title="Two"'), recorded(entry(0, 'SELECT 1')))
    expect(messages).toEqual([
      'content/docs/test.mdx:5: the example "Two" has been edited since it was recorded. run make record PAGE=test.',
    ])
    expect(html).not.toContain('<table')
    expect(html).toMatch(/<figure[^]*<\/figure><aside class="admonition warning"/)
  })

  it('a new example is named, and those that it moves are told once', async () => {
    const { messages } = await check(
      fence('SELECT 0') + fence('SELECT 1') + fence('SELECT 2'),
      recorded(entry(0, 'SELECT 1'), entry(1, 'SELECT 2')),
    )
    expect(messages).toEqual([
      expect.stringContaining('test.mdx:5: the example "SELECT 0" has no record.'),
      expect.stringContaining(
        'test.mdx:9: the example "SELECT 1" has moved since it was recorded (and so have 1',
      ),
    ])
  })

  it('an entry without an example is told with its line in the record', async () => {
    const { messages } = await check(
      fence('SELECT 1'),
      recorded(entry(0, 'SELECT 1'), entry(1, 'SELECT gone')),
    )
    expect(messages).toEqual([
      expect.stringMatching(
        /^content\/docs\/test\.examples\.json:\d\d: no example of content\/docs\/test\.mdx uses the entry "SELECT gone"\. run make record PAGE=test/,
      ),
    ])
    const { messages: ofBarePage } = await check('Text.', recorded(entry(0, 'SELECT gone')))
    expect(ofBarePage.join()).toContain('uses the entry "SELECT gone"')
  })

  it('other values for placeholders are other results', async () => {
    const { messages } = await check(
      fence('SELECT * FROM <table>', 'template="table=quotes"'),
      recorded(entry(0, 'SELECT * FROM <table>', { template: { table: 'trades' } })),
    )
    expect(messages.join()).toMatch(/has different flags than when it was recorded \(.*trades.*quotes/)
  })

  it.each([
    ['a fence that is not shown', fence('CREATE TABLE t (a INT)', 'setup')],
    ['a call of the server by curl', '```bash\ncurl -G localhost:9000/exec\n```'],
    ['a call of the server by psql', '```bash\npsql -p 8812\n```'],
  ])('%s is an example', async (_, body) => {
    const { messages, html } = await check(body)
    expect(messages.join()).toContain('the page has an example')
    expect(html).toContain('data-record-problem')
  })

  it.each([
    ['Enterprise', fence('CREATE USER u', 'enterprise')],
    ['another dialect', fence('SELECT 1', 'foreign="InfluxQL"')],
    ['shell that calls no server', '```bash\nls\n```'],
    ['shell that cannot run', '```bash notRun="needs a key"\ncurl localhost:9000/exec\n```'],
    ['another language', '```python\nprint(1)\n```'],
  ])('%s needs no record', async (_, body) => {
    expect((await check(body)).messages).toEqual([])
  })

  it('one that has moved alone is told alone', async () => {
    const { messages } = await check(fence('SELECT 0') + fence('SELECT 1'), recorded(entry(0, 'SELECT 1')))
    expect(messages).toEqual([
      'content/docs/test.mdx:5: the example "SELECT 0" has no record. run make record PAGE=test.',
      'content/docs/test.mdx:9: the example "SELECT 1" has moved since it was recorded. run make record PAGE=test.',
    ])
  })

  it('are named by the beginning of their code if they have no title', async () => {
    const long = `SELECT\n  ${'a'.repeat(51)}\n  FROM t`
    const exact = `SELECT ${'b'.repeat(53)}`
    const { messages } = await check(fence(long) + fence(exact), recorded(entry(9, 'x')))
    expect(messages[0]).toContain(`the example "SELECT ${'a'.repeat(51)} …" has no record`)
    expect(messages[1]).toContain(`the example "${exact}" has no record`)
  })

  it('keep the order of the rest when one is removed', async () => {
    const { messages } = await check(fence('SELECT 2'), recorded(entry(0, 'SELECT 1'), entry(1, 'SELECT 2')))
    expect(messages[0]).toContain('the example "SELECT 2" has moved since it was recorded.')
    expect(messages[1]).toMatch(/uses the entry "SELECT 1"\. run make record PAGE=test, which removes it\.$/)
  })

  it('that are known to fail are not other examples', async () => {
    const failing = entry(0, 'SELECT 1', { knownFailure: 'a defect of 9.0.1' })
    expect((await check(fence('SELECT 1'), recorded(failing))).messages).toEqual([])
  })

  it('are not asked of a fragment that pages include', async () => {
    const { messages, html } = await check(fence('SELECT 1'), { isIncluded: () => true })
    expect(messages).toEqual([])
    expect(html).not.toContain('data-record-problem')
  })

  it('are told along with everything else that is wrong with a page', async () => {
    expect(await problemsOf(`${fence('SELECT 1')}<Chart />`)).toEqual([
      expect.stringContaining('unknown component <Chart>'),
      expect.stringContaining('the page has an example, but there is no record'),
    ])
  })
})

describe('a chart', () => {
  const page = (chart: string) => fence('SELECT 1', `chart="${chart}"`)

  it('stops the page when the recorded columns do not have its column', async () => {
    const services = recorded(entry(0, 'SELECT 1'))
    expect(await problemsOf(page('bars x=symbol y=price'), services)).toEqual([])
    expect((await problemsOf(page('bars x=symbol y=cost'), services)).join()).toMatch(
      /test\.mdx:5: the chart uses column "cost", which is not in the result/,
    )
    expect((await problemsOf(page('bars x=name y=price'), services)).join()).toMatch(/"name"/)
  })

  it('does not pass unseen without a record', async () => {
    const { messages } = await check(page('bars x=symbol y=cost'))
    expect(messages.join()).toContain('there is no record')
  })
})
