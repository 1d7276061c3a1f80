import { Sender } from '@questdb/nodejs-client'

async function run() {
  const sender = await Sender.fromConfig('http::addr=localhost:9000;')
  try {
    await sender
      .table('readings')
      .symbol('sensor', 's1')
      .floatColumn('temperature', 21.5)
      .intColumn('samples', 42)
      .booleanColumn('healthy', true)
      .stringColumn('note', 'after maintenance')
      .timestampColumn('calibrated', Date.parse('2025-06-30T08:00:00Z'), 'ms')
      .at(Date.parse('2025-07-01T09:00:00Z'), 'ms')

    // Columns that a row omits are null.
    await sender
      .table('readings')
      .symbol('sensor', 's2')
      .floatColumn('temperature', 22.1)
      .at(Date.parse('2025-07-01T09:00:01Z'), 'ms')

    await sender.flush()
  } finally {
    await sender.close()
  }
}

run().catch((error) => {
  console.error('Error running example:', error)
  process.exitCode = 1
})
