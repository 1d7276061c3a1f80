import postgres from 'postgres'

const sql = postgres('postgresql://admin:quest@localhost:8812/qdb')
try {
  const from = new Date('2025-07-02T00:00:00Z')
  const to = new Date('2025-07-03T00:00:00Z')
  const rows = await sql`
    SELECT timestamp, first(price) AS open, last(price) AS close, sum(amount) AS volume
    FROM trades
    WHERE symbol = ${'BTC-USDT'} AND timestamp >= ${from} AND timestamp < ${to}
    SAMPLE BY 1h
    LIMIT ${3}`
  for (const { open, close, volume } of rows) console.log(open, close, volume.toFixed(3))
} finally {
  await sql.end()
}
