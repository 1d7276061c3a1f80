import { Sender } from '@questdb/nodejs-client'

// By default, the client also logs connections, and errors that it throws anyway.
const log = (level, message) => {
  if (level === 'warn') console.warn(message)
}

async function run() {
  const sender = await Sender.fromConfig(
    'tcps::addr=localhost:9009;protocol_version=2;init_buf_size=4096;' +
      'username=admin;token=FB_brHmN6fwbj5EFZpd60O7uCbnZXQlwxT12PbzcOs0;',
    { log },
  )
  try {
    await sender.connect()

    await sender
      .table('trades')
      .symbol('symbol', 'BTC-USDT')
      .symbol('side', 'buy')
      .floatColumn('price', 107426.43)
      .floatColumn('amount', 0.25)
      .arrayColumn('bids', [107426.42, 107426.4, 107426.31])
      .at(1751362200123456789n, 'ns')

    await sender
      .table('trades')
      .symbol('symbol', 'ETH-USDT')
      .symbol('side', 'sell')
      .floatColumn('price', 2487.61)
      .floatColumn('amount', 1.5)
      .arrayColumn('bids', [2487.6, 2487.58, 2487.55])
      .at(1751362200987654321n, 'ns')

    await sender.flush()
  } finally {
    await sender.close()
  }
}

run().catch((error) => {
  console.error('Error running example:', error)
  process.exitCode = 1
})
