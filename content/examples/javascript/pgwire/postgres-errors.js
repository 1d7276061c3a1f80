import postgres from 'postgres'

const sql = postgres('postgresql://admin:quest@localhost:8812/qdb')
try {
  for (const query of [
    sql`SELECT * FROM no_such_table`,
    sql`SELECT no_such_column FROM trades`,
    sql`SELECT count() AS count FROM trades`,
  ]) {
    try {
      const [{ count }] = await query
      console.log('trades:', count)
    } catch (error) {
      if (!(error instanceof postgres.PostgresError)) throw error
      // The server rejected the statement. The connection remains usable.
      console.log(`${error.message} (SQLSTATE ${error.code}, position ${error.position})`)
    }
  }
} finally {
  await sql.end()
}
