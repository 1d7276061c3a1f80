import pg from 'pg'

const pool = new pg.Pool({
  connectionString: 'postgresql://admin:quest@localhost:8812/qdb',
  max: 4,
  options: '-c statement_timeout=30000',
})
// An idle connection that breaks would otherwise end the process.
pool.on('error', (error) => console.error('idle connection failed:', error.message))

try {
  const symbols = ['ADA-USDT', 'BTC-USDT', 'ETH-USDT', 'SOL-USDT', 'XRP-USDT']
  const results = await Promise.all(
    symbols.map((symbol) =>
      pool.query('SELECT sum(amount) AS volume FROM trades WHERE symbol = $1', [symbol]),
    ),
  )
  results.forEach(({ rows }, i) => console.log(symbols[i], rows[0].volume.toFixed(1)))
} finally {
  await pool.end()
}
