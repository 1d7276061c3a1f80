import pg from 'pg'

const client = new pg.Client('postgresql://admin:quest@localhost:8812/qdb')
await client.connect()
try {
  for (const query of [
    'SELECT * FROM no_such_table',
    'SELECT no_such_column FROM trades',
    'SELECT count() AS count FROM trades',
  ]) {
    try {
      const result = await client.query(query)
      console.log('trades:', result.rows[0].count)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error
      // The server rejected the statement. The connection remains usable.
      console.log(`${error.message} (SQLSTATE ${error.code}, position ${error.position})`)
    }
  }
} finally {
  await client.end()
}
