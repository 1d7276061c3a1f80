import { Sender } from '@questdb/nodejs-client'

async function send(sender, batch) {
  for (const { sensor, value } of batch) {
    sender.table('measurements').symbol('sensor', sensor)
    if (typeof value === 'number') sender.floatColumn('value', value)
    else sender.stringColumn('value', value)
    await sender.at(Date.parse('2025-07-01T09:00:00Z'), 'ms')
  }
  await sender.flush()
}

// Returns the line that the server rejected, counting from 1, if the message contains one.
function rejectedLine(error) {
  const response = /statusCode=400, error=(\{.*\})/s.exec(error.message)
  return response ? JSON.parse(response[1]).line : undefined
}

async function run() {
  const sender = await Sender.fromConfig('http::addr=localhost:9000;auto_flush=off;')
  try {
    const batch = [
      { sensor: 's1', value: 21.5 },
      { sensor: 's2', value: 'offline' },
      { sensor: 's3', value: 22.1 },
    ]
    while (batch.length > 0) {
      try {
        await send(sender, batch)
        break
      } catch (error) {
        const line = rejectedLine(error)
        if (!line) throw error

        // The server stored no rows. Send the others again.
        const [rejected] = batch.splice(line - 1, 1)
        console.log('rejected:', rejected)
      }
    }
  } finally {
    await sender.close()
  }
}

run().catch((error) => {
  console.error('Error running example:', error)
  process.exitCode = 1
})
