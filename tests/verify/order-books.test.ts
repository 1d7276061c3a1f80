/** Whether quotes and order books of the demo tables are sound, and agree with the trades. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DemoTables } from './demo-tables'
import { correlation, dispersion, mean, quantile, steps } from './statistics'

let tables: DemoTables

beforeAll(async () => {
  tables = await DemoTables.start('trades', 'core_price', 'crypto_book', 'market_data')
})
afterAll(() => tables.server.stop())

describe('quotes', () => {
  it('never cross, and widen with volatility', async () => {
    expect(
      await tables.column(
        'SELECT count() FROM core_price WHERE NOT (ask_price > bid_price AND bid_volume > 0 AND ask_volume > 0)',
      ),
    ).toEqual([0])
    const { measures, ranges } = await tables.bySlice(
      'core_price',
      'EURUSD',
      'ask_price - bid_price',
      'bid_price',
      '10m',
    )
    expect(correlation(measures, ranges)).toBeGreaterThan(0.5)
  })
})

describe.each([
  ['crypto_book', 10],
  ['market_data', 5],
])('books in %s', (table, levels) => {
  const range = Array.from({ length: levels }, (_, i) => i + 1)
  const ladder = (name: string, row: number) => range.map((i) => `${name}[${row}, ${i}]`).join(', ')

  it('have a spread, and prices that fall and rise with depth by irregular gaps', async () => {
    const books = await tables.numbers(`SELECT ${ladder('bids', 1)}, ${ladder('asks', 1)} FROM ${table}`)
    const gaps: number[] = []
    for (const book of books) {
      const [bids, asks] = [book.slice(0, levels), book.slice(levels)]
      expect(asks[0]).toBeGreaterThan(bids[0] ?? NaN)
      const distances = [...steps(bids).map((gap) => -gap), ...steps(asks)]
      expect(Math.min(...distances)).toBeGreaterThan(0)
      gaps.push(dispersion(distances))
    }
    expect(mean(gaps)).toBeGreaterThan(0.2)
  })

  it('have volumes that grow with depth and lean to one side', async () => {
    const books = await tables.numbers(`SELECT ${ladder('bids', 2)}, ${ladder('asks', 2)} FROM ${table}`)
    expect(Math.min(...books.flat())).toBeGreaterThan(0)
    const level = (i: number) => mean(books.map((book) => (book[i] ?? NaN) + (book[levels + i] ?? NaN)))
    expect(level(levels - 1)).toBeGreaterThan(1.8 * level(0))
    const lean = books.map((book) => mean(book.slice(0, levels)) / mean(book))
    expect(quantile(lean, 0.95)).toBeGreaterThan(1.2)
    expect(quantile(lean, 0.05)).toBeLessThan(0.8)
  })
})

describe('books and prices', () => {
  it('agree between crypto_book and trades: the latest trade is within a spread of the mid price', async () => {
    const gaps = await tables.column(
      `SELECT abs(t.price - (b.bids[1, 1] + b.asks[1, 1]) / 2) / (b.asks[1, 1] - b.bids[1, 1])
        FROM crypto_book b ASOF JOIN trades t ON (symbol)`,
    )
    expect(gaps).toHaveLength(147)
    expect(Math.max(...gaps)).toBeLessThan(1)
  })

  it('agree between market_data and core_price', async () => {
    const gaps = await tables.column(
      `SELECT abs((m.bids[1, 1] + m.asks[1, 1]) / (p.bid_price + p.ask_price) - 1) * 10_000
        FROM market_data m ASOF JOIN core_price p ON (symbol)`,
    )
    expect(gaps).toHaveLength(1_200)
    expect(quantile(gaps, 0.5)).toBeLessThan(0.5)
    expect(Math.max(...gaps)).toBeLessThan(5)
  })
})
