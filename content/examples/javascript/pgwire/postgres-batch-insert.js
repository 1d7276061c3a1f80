import postgres from 'postgres'

const sql = postgres('postgresql://admin:quest@localhost:8812/qdb')
try {
  await sql`
    CREATE TABLE IF NOT EXISTS readings (
      ts TIMESTAMP,
      sensor SYMBOL,
      value DOUBLE
    ) TIMESTAMP(ts) PARTITION BY DAY WAL`

  const start = Date.parse('2025-07-01T00:00:00Z')
  const rows = Array.from({ length: 1000 }, (_, i) => ({
    ts: new Date(start + 1000 * i),
    sensor: `s${i % 3}`,
    value: i / 10,
  }))
  // Expands to one statement with many rows, which is a single transaction.
  await sql`INSERT INTO readings ${sql(rows)}`

  // Waits until the rows are visible. Applications rarely need this.
  await sql`SELECT wait_wal_table('readings')`
  const [{ count }] = await sql`SELECT count() AS count FROM readings`
  console.log(count, 'rows stored')
} finally {
  await sql.end()
}
