import postgres from 'postgres'

const sql = postgres('postgresql://admin:quest@localhost:8812/qdb')
try {
  const rows = await sql`SELECT symbol, count() AS trades FROM trades ORDER BY symbol`
  for (const { symbol, trades } of rows) console.log(symbol, trades)
} finally {
  await sql.end()
}
