import postgres from 'postgres'

const sql = postgres('postgresql://admin:quest@localhost:8812/qdb')
try {
  await sql`CREATE TABLE books (ts TIMESTAMP, symbol SYMBOL, bids DOUBLE[][]) TIMESTAMP(ts) PARTITION BY DAY WAL`

  // Prices are in the first row of the array, sizes in the second.
  const bids = [
    [1.1811, 1.181, 1.1809],
    [300_000, 400_000, 1_300_000],
  ]
  await sql`INSERT INTO books VALUES (${new Date('2025-07-01T09:00:00Z')}, ${'EURUSD'}, ${bids})`
  await sql`SELECT wait_wal_table('books')`

  const [row] = await sql`SELECT bids, bids[1, 1] AS best_bid FROM books`
  console.log(row)
} finally {
  await sql.end()
}
