import { Sender } from '@questdb/nodejs-client'

// Prices are in the first row of each array, sizes in the second.
const bids = [
  [1.1811, 1.181, 1.1809],
  [300_000, 400_000, 1_300_000],
]
const asks = [
  [1.1812, 1.1813, 1.1814],
  [400_000, 600_000, 1_900_000],
]

async function run() {
  const sender = await Sender.fromConfig('http::addr=localhost:9000;')
  try {
    await sender
      .table('books')
      .symbol('symbol', 'EURUSD')
      .arrayColumn('bids', bids)
      .arrayColumn('asks', asks)
      .at(Date.parse('2025-07-01T09:00:00Z'), 'ms')
    await sender.flush()
  } finally {
    await sender.close()
  }
}

run().catch((error) => {
  console.error('Error running example:', error)
  process.exitCode = 1
})
