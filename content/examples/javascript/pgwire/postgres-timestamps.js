import postgres from 'postgres'

// Simulates a machine in New York.
process.env.TZ = 'America/New_York'

const sql = postgres('postgresql://admin:quest@localhost:8812/qdb', {
  types: {
    // TIMESTAMP values don't contain a time zone, so tell the driver that they are in UTC.
    timestamp: {
      to: 1114,
      from: [1114],
      serialize: (value) => new Date(value).toISOString(),
      parse: (value) => new Date(`${value}Z`),
    },
  },
})
try {
  await sql`CREATE TABLE events (ts TIMESTAMP, name SYMBOL) TIMESTAMP(ts) PARTITION BY DAY WAL`
  await sql`INSERT INTO events VALUES (${new Date('2025-07-01T12:00:00Z')}, ${'open'})`
  await sql`SELECT wait_wal_table('events')`

  const [{ ts }] = await sql`SELECT ts FROM events`
  console.log(ts.toISOString())
} finally {
  await sql.end()
}
