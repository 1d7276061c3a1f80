import { describe, expect, it } from 'vitest'
import type { ExampleRecord } from '../../records/record-format'
import { exampleFields } from './example-node'

const known = { functions: ['avg'], keywords: ['SELECT', 'FROM'] }
const place = { index: 0, anchor: 'averages', heading: 'Averages', depth: 2, line: 12, title: 'The mean' }
const fields = (example: ExampleRecord, language = example.language) =>
  exampleFields(
    { route: '/docs/x/', title: 'X' },
    { ...place, language },
    { engine: '9.0.1', examples: [example] },
    known,
  )
const sqlExample = (
  statements: Extract<ExampleRecord, { language: 'questdb-sql' }>['statements'],
): ExampleRecord => ({
  language: 'questdb-sql',
  index: 0,
  sql: 'SELECT avg(x) FROM t',
  statements,
})

describe('exampleFields', () => {
  it('joins place, record and what the SQL uses', () => {
    const rows = {
      kind: 'rows',
      sql: '',
      columns: [{ name: 'avg', type: 'DOUBLE' }],
      rows: [['1.5']],
      rowCount: 1,
    } as const
    expect(fields(sqlExample([{ ...rows, columns: [...rows.columns], rows: [['1.5']] }]))).toEqual({
      route: '/docs/x/',
      pageTitle: 'X',
      anchor: 'averages',
      section: 'Averages',
      line: 12,
      title: 'The mean',
      language: 'questdb-sql',
      sql: 'SELECT avg(x) FROM t',
      verifiedOn: '9.0.1',
      volatile: null,
      tables: ['t'],
      functions: ['avg'],
      keywords: ['FROM', 'SELECT'],
      kind: 'rows',
      result: { columns: [{ name: 'avg', type: 'DOUBLE' }], rows: [['1.5']], rowCount: 1, truncated: false },
      plan: null,
      error: null,
      response: null,
    })
  })

  it('shows a failure on purpose wherever it stands, and no place where the server names none', () => {
    const statements = [
      { kind: 'error', sql: '', message: 'no such table', position: -1 },
      { kind: 'ok', sql: '' },
    ] as const
    expect(fields(sqlExample([...statements]))).toMatchObject({
      kind: 'error',
      error: { message: 'no such table', position: null },
    })
  })

  it('knows calls of the REST API', () => {
    const response = { exitCode: 0, statuses: [200], lines: ['{}'], lineCount: 1 }
    expect(
      fields({ language: 'bash', index: 0, command: 'curl localhost:9000/exec', response }),
    ).toMatchObject({
      kind: 'response',
      sql: 'curl localhost:9000/exec',
      response: { statuses: [200], lines: ['{}'] },
    })
  })

  it('is undefined for an example that the record does not hold', () => {
    expect(fields(sqlExample([]), 'bash')).toBeUndefined()
  })
})
