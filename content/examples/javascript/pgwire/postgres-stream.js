import postgres from 'postgres'

const sql = postgres('postgresql://admin:quest@localhost:8812/qdb')
try {
  let trades = 0
  let turnover = 0
  await sql`SELECT price, amount FROM trades WHERE symbol = ${'BTC-USDT'}`.forEach(({ price, amount }) => {
    turnover += price * amount
    trades++
  })
  console.log(trades, 'trades, turnover', turnover.toFixed(2))
} finally {
  await sql.end()
}
