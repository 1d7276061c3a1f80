import pg from 'pg'

const client = new pg.Client('postgresql://admin:quest@localhost:8812/qdb')
await client.connect()
try {
  const result = await client.query('SELECT symbol, count() AS trades FROM trades ORDER BY symbol')
  for (const { symbol, trades } of result.rows) console.log(symbol, trades)
} finally {
  await client.end()
}
