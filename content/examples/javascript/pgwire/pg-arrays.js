import pg from 'pg'

const client = new pg.Client('postgresql://admin:quest@localhost:8812/qdb')
await client.connect()
try {
  await client.query(
    'CREATE TABLE books (ts TIMESTAMP, symbol SYMBOL, bids DOUBLE[][]) TIMESTAMP(ts) PARTITION BY DAY WAL',
  )

  // Prices are in the first row of the array, sizes in the second.
  const bids = [
    [1.1811, 1.181, 1.1809],
    [300_000, 400_000, 1_300_000],
  ]
  await client.query('INSERT INTO books VALUES ($1, $2, $3)', [
    new Date('2025-07-01T09:00:00Z'),
    'EURUSD',
    bids,
  ])
  await client.query("SELECT wait_wal_table('books')")

  const result = await client.query('SELECT bids, bids[1, 1] AS best_bid FROM books')
  console.log(result.rows[0])
} finally {
  await client.end()
}
