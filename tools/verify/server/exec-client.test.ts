import { describe, expect, it } from 'vitest'
import { readAnswer, ServerGone } from './exec-client'

const rows = (dataset: string, type = 'LONG') =>
  readAnswer(
    `{"query":"q","columns":[{"name":"x","type":"${type}"}],"timestamp":-1,"dataset":${dataset},"count":1}`,
  )

describe('readAnswer', () => {
  it('keeps numbers as the server wrote them', () => {
    expect(rows('[[9007199254740993],[-1.0],[1.0E20]]')).toMatchObject({
      rows: [['9007199254740993'], ['-1.0'], ['1.0E20']],
    })
  })

  it('tells null from an empty text and leaves digits in texts alone', () => {
    expect(rows(String.raw`[[null],[""],["a \"1\" 2.5"]]`, 'STRING')).toMatchObject({
      rows: [[null], [''], ['a "1" 2.5']],
    })
  })

  it('writes arrays as the server does', () => {
    expect(rows('[[[[1.0,2.0],[null,4.0]]]]', 'DOUBLE[][]')).toMatchObject({
      rows: [['[[1.0,2.0],[null,4.0]]']],
    })
  })

  it('reads errors, also those whose position is a text', () => {
    expect(readAnswer('{"error":"empty query","query":"","position":"0"}')).toEqual({
      kind: 'error',
      message: 'empty query',
      position: 0,
    })
  })

  it('takes rows that end in an error for an error', () => {
    const text =
      '{"query":"q","columns":[{"name":"x","type":"LONG"}],"dataset":[[]],"error":"no", "errorPos":222}'
    expect(readAnswer(text)).toEqual({ kind: 'error', message: 'no', position: 222 })
  })

  it('reads answers without rows', () => {
    expect(readAnswer('{"ddl":"OK"}')).toEqual({ kind: 'ok' })
    expect(readAnswer('{"dml":"OK","updated":2}')).toEqual({ kind: 'ok', updated: 2 })
  })

  it('does not take a broken answer for a result', () => {
    expect(() => readAnswer('{"query":"q","columns":[{"na')).toThrow(ServerGone)
  })
})
