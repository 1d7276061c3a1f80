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
  [undefined, 9, 5],
  [undefined, 6, 6],
  [2, 9, 2],
  [8, 9, 9],
])('shows as many rows as the page with rows=%s and %s recorded rows', (shown, length, count) => {
  const many = Array.from({ length }, (_, at) => ['x', String(at)])
  const copy = markdown(sql([rows(many, 40)]), shown === undefined ? {} : { rows: shown })
  expect(copy.split('\n').filter((line) => line.startsWith('| x'))).toHaveLength(count)
  expect(copy).toContain(`\n\n*${count} of 40 rows*`)
})

it('says that there are no rows, and why values vary', () => {
  expect(markdown(sql([rows([])]))).toBe('| ts | text |\n| - | - |\n\n*No rows*')
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

it('shows the output of a command, and the statuses it received', () => {
  const command = (statuses: number[], lines: string[], lineCount: number) =>
    markdown({
      language: 'bash',
      index: 0,
      command: '',
      response: { exitCode: 0, statuses, lines, lineCount },
    })
  expect(command([204], [''], 1)).toBe('*Response: HTTP 204*')
  expect(command([], ['one'], 1)).toBe('```text\none\n```')
  expect(command([200], ['{"a":1}\r'], 3)).toBe(
    '*Response: HTTP 200*\n\n```text\n{"a":1}\n… 2 more lines\n```',
  )
})
