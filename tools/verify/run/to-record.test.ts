import { describe, expect, it } from 'vitest'
import type { RowOrder } from '../../../src/records/compare/row-order'
import type { RowsResult } from '../../../src/records/record-format'
import { columnsOf, errorAnswer, OK, planAnswer, rowsAnswer } from '../../../tests/support/example-run'
import { isPlan, planLines, toRecord, toResponse } from './to-record'

const DEFINED: RowOrder = { kind: 'defined' }
const numbers = (count: number) => Array.from({ length: count }, (_, i) => [String(i)])
const record = (...given: Parameters<typeof toRecord>) => toRecord(...given) as RowsResult

describe('the record of an answer', () => {
  it('has the message and position of an error', () => {
    expect(toRecord('SELECT', errorAnswer('no column', 6), DEFINED, false)).toEqual({
      kind: 'error',
      sql: 'SELECT',
      message: 'no column',
      position: 6,
    })
  })

  it('has the number of updated rows only if the server reports it', () => {
    expect(toRecord('CREATE', OK, DEFINED, false)).toEqual({ kind: 'ok', sql: 'CREATE' })
    expect(toRecord('UPDATE', { kind: 'ok', updated: 0 }, DEFINED, false)).toEqual({
      kind: 'ok',
      sql: 'UPDATE',
      updated: 0,
    })
  })

  it('has readable lines of a plan', () => {
    expect(toRecord('EXPLAIN', planAnswer(['Sort', '  keys: [x]']), DEFINED, false)).toEqual({
      kind: 'plan',
      sql: 'EXPLAIN',
      lines: ['Sort', '  keys: [x]'],
    })
  })

  it('has all rows of a result of 100 rows, and no hash', () => {
    expect(toRecord('SELECT x', rowsAnswer('x LONG', numbers(100)), DEFINED, false)).toEqual({
      kind: 'rows',
      sql: 'SELECT x',
      columns: columnsOf('x LONG'),
      rows: numbers(100),
      rowCount: 100,
    })
  })

  it('has the first 100 rows of a longer result, the number of rows, and a hash', () => {
    expect(toRecord('SELECT x', rowsAnswer('x LONG', numbers(101)), DEFINED, false)).toEqual({
      kind: 'rows',
      sql: 'SELECT x',
      columns: columnsOf('x LONG'),
      rows: numbers(100),
      rowCount: 101,
      truncated: true,
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
  })

  it.each<[string, RowOrder, boolean, boolean]>([
    ['changes', DEFINED, false, true],
    ['does not change', DEFINED, true, false],
    ['does not change', { kind: 'undefined' }, false, false],
    ['does not change', { kind: 'ties', keys: ['x'] }, false, false],
  ])('has a hash that %s with the order of rows (%o, unordered: %s)', (_, order, unordered, changes) => {
    const there = record('q', rowsAnswer('x LONG', numbers(150)), order, unordered)
    const back = record('q', rowsAnswer('x LONG', numbers(150).reverse()), order, unordered)
    expect(there.digest !== back.digest).toBe(changes)
    expect(back.rows[0]).toEqual(['149'])
  })
})

describe('a plan', () => {
  it.each([
    ['an answer to EXPLAIN', planAnswer(['Sort']), true],
    ['another single column', rowsAnswer('x LONG', [['1']]), false],
    ['an answer without columns', { kind: 'rows' as const, columns: [], rows: [] }, false],
    [
      'a column of this name among others',
      {
        kind: 'rows' as const,
        columns: [...columnsOf('x LONG'), { name: 'QUERY PLAN', type: '' }],
        rows: [],
      },
      false,
    ],
    [
      'a column of this name before others',
      {
        kind: 'rows' as const,
        columns: [{ name: 'QUERY PLAN', type: '' }, ...columnsOf('x LONG')],
        rows: [],
      },
      false,
    ],
    ['a success', OK, false],
    ['an error', errorAnswer('no'), false],
  ])('is told from other answers: %s', (_, answer, expected) => {
    expect(isPlan(answer)).toBe(expected)
  })

  it('has lines with spaces, an empty one where the server returns null, and any other answer has none', () => {
    expect(planLines(planAnswer(['a', '  b']))).toEqual(['a', '  b'])
    expect(planLines({ ...planAnswer([]), rows: [[null], []] } as never)).toEqual(['', ''])
    expect(planLines(rowsAnswer('x LONG', [['1']]))).toEqual([])
    expect(planLines(OK)).toEqual([])
  })
})

describe('the record of an output', () => {
  const lines = (count: number) => numbers(count).flat()

  it('has its lines without line breaks at the end', () => {
    expect(toResponse(7, [200, 400], '\na\n\nb\n\n')).toEqual({
      exitCode: 7,
      statuses: [200, 400],
      lines: ['', 'a', '', 'b'],
      lineCount: 4,
    })
  })

  it('has 100 lines without a hash', () => {
    expect(toResponse(0, [], lines(100).join('\n'))).toEqual({
      exitCode: 0,
      statuses: [],
      lines: lines(100),
      lineCount: 100,
    })
  })

  it('has the first 100 lines of a longer output, the number of lines, and a hash of all of them', () => {
    const response = toResponse(0, [], lines(101).join('\n'))
    expect(response).toEqual({
      exitCode: 0,
      statuses: [],
      lines: lines(100),
      lineCount: 101,
      truncated: true,
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect(toResponse(0, [], [...lines(100), 'other'].join('\n')).digest).not.toBe(response.digest)
    expect(toResponse(0, [], lines(101).join('\n') + '\n').digest).toBe(response.digest)
  })

  it.each([
    [true, 'ignores'],
    [false, 'depends on'],
  ])('has a hash that, if unordered is %s, %s the order of lines', (unordered, verb) => {
    const there = toResponse(0, [], lines(150).join('\n'), unordered)
    const back = toResponse(0, [], lines(150).reverse().join('\n'), unordered)
    expect(there.digest === back.digest).toBe(verb === 'ignores')
    expect(back.lines[0]).toBe(lines(150).at(-1))
  })

  it('has another hash when a line break moves beyond the recorded lines', () => {
    const digest = (...end: string[]) => toResponse(0, [], [...lines(100), ...end].join('\n')).digest
    expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'))
  })
})
