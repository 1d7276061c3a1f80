import { Sender } from '@questdb/nodejs-client'

// A Date stores milliseconds, so further digits are lost.
const iso = Date.parse('2025-07-01T11:30:00.123456+02:00')
// Without a time, the string is interpreted in UTC.
const date = Date.parse('2025-07-01')
// With a time but no offset, it's interpreted in the local time zone, which is usually set outside of the program.
process.env.TZ = 'Europe/Madrid'
const local = Date.parse('2025-07-01T11:30:00')
// For microseconds, use BigInt.
const microseconds = 1751362200123456n

const sender = await Sender.fromConfig('http::addr=localhost:9000;')
try {
  await sender.table('conversions').symbol('source', 'ISO 8601 with offset').at(iso, 'ms')
  await sender.table('conversions').symbol('source', 'date').at(date, 'ms')
  await sender.table('conversions').symbol('source', 'local time in Madrid').at(local, 'ms')
  await sender.table('conversions').symbol('source', 'microseconds').at(microseconds, 'us')
  await sender.flush()
} finally {
  await sender.close()
}
