import pg from 'pg'
import QueryStream from 'pg-query-stream'

const client = new pg.Client('postgresql://admin:quest@localhost:8812/qdb')
await client.connect()
try {
  // The client requests the next 1,000 rows when it has processed the previous ones.
  const stream = client.query(
    new QueryStream('SELECT price, amount FROM trades WHERE symbol = $1', ['BTC-USDT'], { batchSize: 1000 }),
  )
  let trades = 0
  let turnover = 0
  for await (const { price, amount } of stream) {
    turnover += price * amount
    trades++
  }
  console.log(trades, 'trades, turnover', turnover.toFixed(2))
} finally {
  await client.end()
}
