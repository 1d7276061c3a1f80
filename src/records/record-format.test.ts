import { describe, expect, it } from 'vitest'
import { findExample, type PageRecord } from './record-format'

const record: PageRecord = {
  engine: '9.0.1',
  examples: [
    { language: 'questdb-sql', index: 0, sql: 'SELECT 1;', statements: [] },
    { language: 'questdb-sql', index: 2, sql: 'SELECT 1;', statements: [] },
    {
      language: 'bash',
      index: 0,
      command: 'curl x',
      response: { exitCode: 0, statuses: [], lines: [], lineCount: 0 },
    },
  ],
}

describe('findExample', () => {
  it('finds a fence by its language, place and code', () => {
    expect(findExample(record, { language: 'questdb-sql', code: 'SELECT 1;\n', index: 2 })).toBe(
      record.examples[1],
    )
    expect(findExample(record, { language: 'bash', code: 'curl x', index: 0 })).toBe(record.examples[2])
  })

  it('finds nothing for a fence that was edited or is not run', () => {
    expect(findExample(record, { language: 'questdb-sql', code: 'SELECT 2;', index: 0 })).toBeUndefined()
    expect(findExample(record, { language: 'questdb-sql', code: 'SELECT 1;', index: 1 })).toBeUndefined()
  })

  it('ignores blank lines at the end, and no indentation', () => {
    const withCode = (sql: string): PageRecord => ({
      ...record,
      examples: [{ language: 'questdb-sql', index: 0, sql, statements: [] }],
    })
    const find = (sql: string, code: string) =>
      findExample(withCode(sql), { language: 'questdb-sql', code, index: 0 })
    expect(find('SELECT 1;\n\n', 'SELECT 1;')).toBeDefined()
    expect(find('SELECT 1;', 'SELECT 1; \n')).toBeDefined()
    expect(find('  SELECT 1;', 'SELECT 1;')).toBeUndefined()
    expect(find('SELECT 1;', '  SELECT 1;')).toBeUndefined()
  })
})
