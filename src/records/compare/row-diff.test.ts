import { describe, expect, it } from 'vitest'
import type { Cell, RowsResult } from '../record-format'
import { diffRows } from './row-diff'

const result = (...rows: Cell[][]): RowsResult => ({
  kind: 'rows',
  sql: 'SELECT',
  columns: [
    { name: 'symbol', type: 'SYMBOL' },
    { name: 'price', type: 'DOUBLE' },
    { name: 'side', type: 'SYMBOL' },
  ],
  rows,
  rowCount: rows.length,
})

describe('diffRows', () => {
  it('prints recorded and current rows in columns below their names', () => {
    const recorded = result(['BTC-USDT', '1.5', 'buy'], ['A', '2.0', null])
    const actual = result(['BTC-USDT', '1234.56789', 'buy'], ['A', '2.0', null])
    expect(diffRows(recorded, actual)).toEqual([
      '  symbol    price       side',
      '- BTC-USDT  1.5         buy',
      '+ BTC-USDT  1234.56789  buy',
      '  A         2.0         null',
    ])
  })

  it('prints a row whose last digits differ as unchanged, with its current value', () => {
    const recorded = result(['A', '0.30000000000000004', 'buy'], ['B', '1.0', 'buy'])
    const actual = result(['A', '0.3', 'buy'], ['B', '1.0', 'sell'])
    expect(diffRows(recorded, actual)).toEqual([
      '  symbol  price  side',
      '  A       0.3    buy',
      '- B       1.0    buy',
      '+ B       1.0    sell',
    ])
  })

  it('prints the rows that are gone from an empty result', () => {
    expect(diffRows(result(['A', '1.0', 'buy']), result())).toEqual([
      '  symbol  price  side',
      '- A       1.0    buy',
    ])
  })
})
