import pg from 'pg'

// One statement with many rows needs a single round trip and is a single transaction.
async function insertReadings(client, rows) {
  const placeholders = rows.map((_, i) => `($${3 * i + 1}, $${3 * i + 2}, $${3 * i + 3})`)
  await client.query(`INSERT INTO readings VALUES ${placeholders.join(', ')}`, rows.flat())
}

const client = new pg.Client('postgresql://admin:quest@localhost:8812/qdb')
await client.connect()
try {
  await client.query(`
    CREATE TABLE IF NOT EXISTS readings (
      ts TIMESTAMP,
      sensor SYMBOL,
      value DOUBLE
    ) TIMESTAMP(ts) PARTITION BY DAY WAL`)

  const start = Date.parse('2025-07-01T00:00:00Z')
  const rows = Array.from({ length: 1000 }, (_, i) => [new Date(start + 1000 * i), `s${i % 3}`, i / 10])
  await insertReadings(client, rows)

  // Waits until the rows are visible. Applications rarely need this.
  await client.query("SELECT wait_wal_table('readings')")
  const result = await client.query('SELECT count() AS count FROM readings')
  console.log(result.rows[0].count, 'rows stored')
} finally {
  await client.end()
}
