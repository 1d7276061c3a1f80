import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { exampleRecord, examplesJson, type ExampleNode } from './examples-json'
import { examplesSchema } from './examples-schema'

const SITE = 'https://questdb.com'
const node = (given: Partial<ExampleNode> = {}): ExampleNode => ({
  route: '/docs/x/',
  pageTitle: 'X',
  anchor: 'a-query',
  section: 'A query',
  title: null,
  language: 'questdb-sql',
  sql: 'SELECT 1;',
  kind: 'rows',
  result: { columns: [{ name: '1', type: 'INT' }], rows: [['1']], rowCount: 1, truncated: false },
  plan: null,
  error: null,
  response: null,
  verifiedOn: '9.0.1',
  volatile: null,
  tables: [],
  functions: [],
  keywords: ['SELECT'],
  demoUrl: null,
  ...given,
})
const validate = new Ajv2020().compile(examplesSchema(SITE))

it('gives each example an address and one result, whatever its kind', () => {
  expect(exampleRecord(node(), SITE)).toMatchObject({
    url: 'https://questdb.com/docs/x/#a-query',
    result: { rows: [['1']] },
  })
  expect(exampleRecord(node({ anchor: null }), SITE).url).toBe('https://questdb.com/docs/x/')
  const plan = exampleRecord(node({ kind: 'plan', result: null, plan: ['VirtualRecord'] }), SITE)
  expect(plan.result).toEqual(['VirtualRecord'])
  expect(plan).not.toHaveProperty('plan')
})

it('writes JSON with a record on each line', () => {
  const records = [exampleRecord(node(), SITE), exampleRecord(node({ sql: 'a\nb' }), SITE)]
  expect(JSON.parse(examplesJson(records))).toEqual(records)
  expect(examplesJson(records).trim().split('\n')).toHaveLength(records.length + 2)
  expect(JSON.parse(examplesJson([]))).toEqual([])
})

it('describes the shape of every kind of answer', () => {
  const kinds: Partial<ExampleNode>[] = [
    {},
    { kind: 'plan', result: null, plan: ['VirtualRecord'] },
    { kind: 'ok', result: null },
    { kind: 'error', result: null, error: { message: 'Invalid column: a', position: 7 } },
    { kind: 'response', language: 'bash', result: null, response: { statuses: [200], lines: ['{}'] } },
  ]
  expect(
    validate(kinds.map((given) => exampleRecord(node(given), SITE))),
    JSON.stringify(validate.errors),
  ).toBe(true)
})

it('takes no result that does not belong to its kind, and no unknown field', () => {
  expect(validate([exampleRecord(node({ kind: 'plan' }), SITE)])).toBe(false)
  expect(validate([{ ...exampleRecord(node(), SITE), line: 4 }])).toBe(false)
})
