import { describe, expect, it } from 'vitest'
import { RefusedQuery, readRows, tableIn } from './read-answer'
import { MalformedAnswer } from '../base/malformed-answer'

const answer = (names: string[], ...dataset: unknown[][]) => ({
  query: 'q',
  columns: names.map((name) => ({ name, type: 'DOUBLE' })),
  timestamp: 0,
  dataset,
  count: dataset.length,
})

describe('tableIn', () => {
  it('takes an answer of /exec', () => {
    expect(tableIn(answer(['x'], [1])).dataset).toEqual([[1]])
  })

  it('gives the words of a refusal', () => {
    const refusal = { query: 'q', error: 'table does not exist [table=book]', position: 14 }
    expect(() => tableIn(refusal)).toThrow(new RefusedQuery('table does not exist [table=book]'))
  })

  it.each([
    ['null', null],
    ['a text', 'hello'],
    ['an answer to an insert', { dml: 'OK' }],
    ['no rows', { columns: [{ name: 'x' }] }],
    ['rows that are too short', answer(['x', 'y'], [1])],
    ['columns without names', { columns: [1], dataset: [] }],
  ])('does not take %s', (_, json) => {
    expect(() => tableIn(json)).toThrow(MalformedAnswer)
  })
})

describe('readRows', () => {
  it('reads by name and cuts microseconds', () => {
    const table = answer(['rsi', 'timestamp'], [55.5, '2025-07-03T23:59:53.311999Z'])
    expect(readRows('rsi', table)).toEqual([{ time: Date.UTC(2025, 6, 3, 23, 59, 53, 311), rsi: 55.5 }])
  })

  it('reads a book', () => {
    const table = answer(
      ['timestamp', 'bid_prices', 'bid_depth', 'ask_prices', 'ask_depth'],
      ['2025-07-03T21:00:00.000000Z', [10, 9], [1, 3], [11], [2]],
    )
    expect(readRows('book', table)[0]).toMatchObject({
      bids: [
        { price: 10, total: 1 },
        { price: 9, total: 3 },
      ],
      asks: [{ price: 11, total: 2 }],
    })
  })

  it('names the column that is missing', () => {
    expect(() => readRows('rsi', answer(['timestamp'], ['2025-07-03T21:00:00Z']))).toThrow(
      'column rsi is missing',
    )
  })

  it.each([
    ['a text for a number', ['2025-07-03T21:00:00Z', 'high']],
    ['a time that is none', ['yesterday', 1]],
    ['a number that JSON has not', ['2025-07-03T21:00:00Z', Infinity]],
  ])('does not take %s', (_, row) => {
    expect(() => readRows('rsi', answer(['timestamp', 'rsi'], row))).toThrow(MalformedAnswer)
  })

  it('lets only those be null that may be', () => {
    const names = ['timestamp', 'open', 'high', 'low', 'close', 'volume', 'vwap']
    const day = '2025-07-03T21:00:00Z'
    expect(readRows('candles', answer(names, [day, 1, 1, 1, 1, 0, null]))[0]?.vwap).toBeNull()
    expect(() => readRows('candles', answer(names, [day, null, 1, 1, 1, 0, null]))).toThrow(
      'column open contains null',
    )
  })
})
