import postgres from 'postgres'

const sql = postgres('postgresql://admin:quest@localhost:8812/qdb', {
  max: 4,
  connection: { options: '-c statement_timeout=30000' },
})
try {
  const symbols = ['ADA-USDT', 'BTC-USDT', 'ETH-USDT', 'SOL-USDT', 'XRP-USDT']
  const results = await Promise.all(
    symbols.map((symbol) => sql`SELECT sum(amount) AS volume FROM trades WHERE symbol = ${symbol}`),
  )
  results.forEach(([{ volume }], i) => console.log(symbols[i], volume.toFixed(1)))
} finally {
  await sql.end()
}
