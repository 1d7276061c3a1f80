import { expect, it } from 'vitest'
import { errorResult } from '../markdown/results/text-results'
import { MOST_ROWS, readAnswer } from './read-answer'

const rows = (dataset: unknown[][], columns = [{ name: 'x', type: 'LONG' }]) =>
  JSON.stringify({ query: 'q', columns, dataset, count: dataset.length })

it('reads rows with the digits that the server wrote', () => {
  const text =
    '{"columns":[{"name":"a","type":"LONG"},{"name":"b","type":"DOUBLE"},{"name":"c","type":"ARRAY"}],"dataset":[[9223372036854775807,1.0,[1.5,[2]]],[null,-1e-7,null]],"timings":{"compiler":1500000,"execute":500000}}'
  const { result, milliseconds, hasMore } = readAnswer('q', text)
  expect(result).toMatchObject({
    kind: 'rows',
    rowCount: 2,
    rows: [
      ['9223372036854775807', '1.0', '[1.5,[2]]'],
      [null, '-1e-7', null],
    ],
  })
  expect([milliseconds, hasMore]).toEqual([2, false])
})

it('reads a plan, a change, and an error', () => {
  const plan =
    '{"columns":[{"name":"QUERY PLAN","type":"STRING"}],"dataset":[["Filter"],["&nbsp;&nbsp;x&lt;1"]]}'
  expect(readAnswer('q', plan).result).toEqual({ kind: 'plan', sql: 'q', lines: ['Filter', '  x<1'] })
  expect(readAnswer('q', '{"ddl":"OK"}').result).toEqual({ kind: 'ok', sql: 'q' })
  expect(readAnswer('q', '{"dml":"OK","updated":3}').result).toEqual({ kind: 'ok', sql: 'q', updated: 3 })
  expect(readAnswer('SELECT foo', '{"error":"Invalid column: foo","position":7}').result).toEqual({
    kind: 'error',
    sql: 'SELECT foo',
    message: 'Invalid column: foo',
    position: 7,
  })
})

it('shows an error below the place in its line', () => {
  const sql = 'SELECT price\nFROM nowhere\nLIMIT 1'
  const { result } = readAnswer(sql, '{"error":"table does not exist","position":18}')
  if (result.kind !== 'error') throw new Error('not an error')
  expect(errorResult(result, '1').body?.children[0]).toMatchObject({
    value: 'FROM nowhere\n     ^ table does not exist',
  })
})

it.each([-5, 1e9, '"__proto__"', null, 1.5])('ignores the position %s', (position) => {
  const { result } = readAnswer('SELECT 1', `{"error":"no","position":${position}}`)
  expect(result).toMatchObject({ position: -1 })
})

it('cuts what a page cannot show', () => {
  const many = readAnswer('q', rows(Array.from({ length: 5000 }, (_, x) => [x])))
  expect(many).toMatchObject({ hasMore: true, result: { rowCount: MOST_ROWS } })
  const wide = Array.from({ length: 200 }, (_, at) => ({ name: `c${at}`, type: 'INT' }))
  const row = wide.map(() => 1)
  expect(readAnswer('q', rows(Array<number[]>(500).fill(row), wide)).result).toMatchObject({ rowCount: 100 })
  const long = readAnswer('q', rows([['x'.repeat(1e6)]])).result
  expect(long.kind === 'rows' && long.rows[0]?.[0]?.length).toBe(2001)
})

it('takes names and values of any kind for text', () => {
  const names = ['__proto__', 'constructor', '<img src=x onerror=alert(1)>']
  const columns = names.map((name) => ({ name, type: '__proto__' }))
  const { result } = readAnswer('q', rows([['<script>', true, { toString: 1 }]], columns))
  expect(result).toMatchObject({ columns, rows: [['<script>', 'true', '{"toString":"1"}']] })
})

it.each([
  ['<!DOCTYPE html><title>Sign in</title>', /not valid JSON/],
  ['', /not valid JSON/],
  ['[]', /no columns/],
  ['null', /not an object/],
  ['{"columns":{},"dataset":[]}', /no columns/],
  ['{"columns":[{"name":{},"type":"INT"}],"dataset":[]}', /without a name/],
  ['{"columns":[{"name":"x","type":"INT"}],"dataset":{"length":1}}', /no rows/],
  ['{"columns":[{"name":"x","type":"INT"}],"dataset":[[1,2]]}', /more or fewer values/],
])('rejects %s', (text, message) => expect(() => readAnswer('q', text)).toThrow(message))
