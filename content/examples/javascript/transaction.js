import { Sender } from '@questdb/nodejs-client'

// Stores either all entries or none.
async function transfer(sender, at, entries) {
  try {
    for (const { account, delta } of entries) {
      if (!account) throw new Error('missing account')
      await sender.table('transfers').symbol('account', account).floatColumn('delta', delta).at(at, 'ms')
    }
    await sender.flush()
  } catch (error) {
    // Discards the rows in the buffer, including a row that isn't complete.
    sender.reset()
    throw error
  }
}

async function run() {
  const sender = await Sender.fromConfig('http::addr=localhost:9000;auto_flush=off;')
  try {
    const at = Date.parse('2025-07-01T09:00:00Z')
    await transfer(sender, at, [
      { account: 'A', delta: -100 },
      { account: 'B', delta: 100 },
    ])
    await transfer(sender, at + 1000, [
      { account: 'A', delta: -50 },
      { account: null, delta: 50 },
    ]).catch((error) => console.log('second transfer:', error.message))
  } finally {
    await sender.close()
  }
}

run().catch((error) => {
  console.error('Error running example:', error)
  process.exitCode = 1
})
