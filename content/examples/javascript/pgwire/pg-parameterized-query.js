import pg from 'pg'

const client = new pg.Client('postgresql://admin:quest@localhost:8812/qdb')
await client.connect()
try {
  const result = await client.query(
    `SELECT timestamp, first(price) AS open, last(price) AS close, sum(amount) AS volume
     FROM trades
     WHERE symbol = $1 AND timestamp >= $2 AND timestamp < $3
     SAMPLE BY 1h
     LIMIT $4`,
    ['BTC-USDT', new Date('2025-07-02T00:00:00Z'), new Date('2025-07-03T00:00:00Z'), 3],
  )
  for (const { open, close, volume } of result.rows) console.log(open, close, volume.toFixed(3))
} finally {
  await client.end()
}
