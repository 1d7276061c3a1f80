import pg from 'pg'

// Simulates a machine in New York.
process.env.TZ = 'America/New_York'

const client = new pg.Client('postgresql://admin:quest@localhost:8812/qdb')
await client.connect()
try {
  await client.query('CREATE TABLE events (ts TIMESTAMP, name SYMBOL) TIMESTAMP(ts) PARTITION BY DAY WAL')
  await client.query('INSERT INTO events VALUES ($1, $2)', [new Date('2025-07-01T12:00:00Z'), 'open'])
  await client.query("SELECT wait_wal_table('events')")

  const local = await client.query('SELECT ts FROM events')
  console.log('read as local time:', local.rows[0].ts.toISOString())

  // TIMESTAMP values don't contain a time zone, so tell pg that they are in UTC.
  pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (value) => new Date(`${value}Z`))

  const utc = await client.query('SELECT ts FROM events')
  console.log('read as UTC:       ', utc.rows[0].ts.toISOString())
} finally {
  await client.end()
}
