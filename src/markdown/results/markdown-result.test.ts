import { toMarkdown } from 'mdast-util-to-markdown'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { expect, it } from 'vitest'
import type { ExampleRecord, SqlExample, StatementRecord } from '../../records/record-format'
import { markdownResult } from './markdown-result'

const sql = (statements: StatementRecord[], flags: Partial<SqlExample> = {}): SqlExample => ({
  language: 'questdb-sql',
  index: 0,
  sql: '',
  statements,
  ...flags,
})

const rows = (values: (string | null)[][], rowCount = values.length): StatementRecord => ({
  kind: 'rows',
  sql: '',
  columns: [
    { name: 'ts', type: 'TIMESTAMP' },
    { name: 'text', type: 'STRING' },
  ],
  rows: values,
  rowCount,
})

const markdown = (example: ExampleRecord, meta: Parameters<typeof markdownResult>[1] = {}) =>
  toMarkdown(
    { type: 'root', children: markdownResult(example, meta) },
    { extensions: [gfmTableToMarkdown({ tablePipeAlign: false })] },
  ).trimEnd()

it('shows rows as a table with full timestamps, nulls, and values in one line', () => {
  expect(
    markdown(
      sql([
        rows([
          ['2025-07-01T00:00:00.000000Z', 'a|b'],
          [null, 'two\n  lines'],
        ]),
      ]),
    ),
  ).toBe('| ts | text |\n| - | - |\n| 2025-07-01T00:00:00.000000Z | a\\|b |\n| null | two lines |')
})

it.each([
  [undefined, 5],
  [2, 2],
  [9, 9],
])('shows as many rows as the page with rows=%s', (shown, count) => {
  const many = Array.from({ length: 9 }, (_, at) => ['x', String(at)])
  const copy = markdown(sql([rows(many, 40)]), shown === undefined ? {} : { rows: shown })
  expect(copy.split('\n').filter((line) => line.startsWith('| x'))).toHaveLength(count)
  expect(copy).toContain(`\n\n*${count} of 40 rows*`)
})

it('says that there are no rows, and why values vary', () => {
  expect(markdown(sql([rows([])]))).toBe('*No rows*')
  expect(markdown(sql([rows([['x', 'y']])], { volatile: 'the clock' }))).toMatch(
    /\n\n\*Values vary between runs: the clock\.\*$/,
  )
})

it('shows plans and errors as on the page, and nothing for a statement without a result', () => {
  expect(markdown(sql([{ kind: 'plan', sql: '', lines: ['Filter', '    Frame'] }]))).toBe(
    '```text\nFilter\n    Frame\n```',
  )
  expect(
    markdown(sql([{ kind: 'error', sql: 'SELECT x', message: 'Invalid column: x', position: 7 }, rows([])])),
  ).toBe('```text\nSELECT x\n       ^ Invalid column: x\n```')
  expect(markdown(sql([rows([]), { kind: 'ok', sql: '' }], { volatile: 'the clock' }))).toBe('')
})

it('shows the output of a command', () => {
  const response = { exitCode: 0, statuses: [200], lines: ['{"a":1}\r'], lineCount: 3 }
  expect(markdown({ language: 'bash', index: 0, command: '', response })).toBe(
    '```text\n{"a":1}\n… 2 more lines\n```',
  )
})
