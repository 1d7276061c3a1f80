import { describe, expect, it } from 'vitest'
import { compareTables, type StoredTable } from './stored-rows'

const COLUMNS = [
  { name: 'symbol', type: 'SYMBOL' },
  { name: 'bids', type: 'DOUBLE[]' },
  { name: 'timestamp', type: 'TIMESTAMP' },
]
const ROW = ['BTC-USDT', '[1.5,2.0]', '2025-07-01T09:30:00.123456Z']
const EXPECTED = { table: 'trades', designatedTimestamp: 'timestamp', columns: COLUMNS, rows: [ROW] }

const compare = (stored: Partial<StoredTable>) =>
  compareTables(EXPECTED, { columns: COLUMNS, designatedTimestamp: 'timestamp', rows: [ROW], ...stored })

describe('compareTables', () => {
  it('finds nothing where everything is as expected', () => {
    expect(compare({})).toBeUndefined()
  })

  it.each([
    ['another value', [['ETH-USDT', ROW[1]!, ROW[2]!]]],
    ['another element of an array', [[ROW[0]!, '[1.5,2.1]', ROW[2]!]]],
    ['another microsecond', [[ROW[0]!, ROW[1]!, '2025-07-01T09:30:00.123457Z']]],
    ['a missing value', [[ROW[0]!, null, ROW[2]!]]],
    ['a row too many', [ROW, ROW]],
    ['no row', []],
  ])('reports %s', (_, rows) => {
    expect(compare({ rows })?.problem).toMatch(
      /^the table "trades" does not match content\/examples\/expected\.yml: /,
    )
  })

  it('shows the rows that differ', () => {
    expect(compare({ rows: [['ETH-USDT', ROW[1]!, ROW[2]!]] })?.detail.join('\n')).toMatch(
      /- BTC-USDT.*\n\+ ETH-USDT/,
    )
  })

  it('reports columns that are missing, added or of another type', () => {
    const columns = COLUMNS.map((column) =>
      column.name === 'symbol' ? { ...column, type: 'VARCHAR' } : column,
    )
    expect(compare({ columns })?.detail).toEqual(
      expect.arrayContaining(['- symbol SYMBOL', '+ symbol VARCHAR']),
    )
    expect(compare({ columns: COLUMNS.slice(1), rows: [ROW.slice(1)] })?.problem).toContain(
      'the columns differ',
    )
    expect(compare({ columns: [...COLUMNS, { name: 'x', type: 'LONG' }] })?.problem).toContain(
      'the columns differ',
    )
  })

  it('reports another designated timestamp', () => {
    expect(compare({ designatedTimestamp: undefined })?.problem).toBe(
      'the designated timestamp of "trades" is missing instead of timestamp',
    )
  })
})
