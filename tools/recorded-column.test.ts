import { describe, expect, it } from 'vitest'
import { recordedTable, type Recording } from '../src/dashboard/recording'
import { recordedColumn } from './recorded-column'

/** Reads columns as the page does. */
function read(columns: Record<string, readonly unknown[]>): unknown[][] {
  const answer = { columns: Object.entries(columns).map(([name, values]) => recordedColumn(name, values)) }
  const recording = { symbols: { 'BTC-USDT': { steps: {}, book: answer, trades: answer } } }
  return recordedTable(recording as unknown as Recording, { symbol: 'BTC-USDT', step: '5m' }, 'book').dataset
}

describe('recordedColumn', () => {
  it('stores numbers as differences of whole parts', () => {
    expect(recordedColumn('price', [107_230, 107_238.1, 107_229.5])).toEqual({
      name: 'price',
      scale: 10,
      values: [1_072_300, 81, -86],
    })
  })

  it('is read as it was, with text, nulls, and lists', () => {
    const columns = {
      timestamp: [1_751_587_200_000, 1_751_586_900_000, 1_751_586_600_000],
      side: ['buy', 'sell', 'sell'],
      amount: [0.004955, null, 0.1],
      depth: [[0.3, 0.7, 1.2], [0.1, 0.2], [107_464.51]],
    }
    const rows = read(columns)
    expect(rows).toEqual(
      [0, 1, 2].map((row) => Object.values(columns).map((column: readonly unknown[]) => column[row])),
    )
  })

  it('rejects numbers that it could not restore', () => {
    expect(() => recordedColumn('rsi', [1 / 3])).toThrow('rsi: more than 8 decimal places')
  })
})
