/** Tables of the public demo with the same names as our demo tables (content/datasets). */
const DEMO_TABLES = new Set(['trades', 'fx_trades', 'core_price', 'market_data', 'trips', 'weather'])

/** URL of the public demo (site-facts: it opens a query with `?query=…&executeQuery=true`). */
const DEMO = 'https://demo.questdb.io/'

/**
 * Returns the URL that opens an example in the live demo.
 *
 * @returns null unless it's a single statement that only reads tables of the demo
 */
export function demoUrl(example: {
  language: string
  sql: string
  kind: string
  tables: readonly string[]
}): string | null {
  const { language, sql, kind, tables } = example
  const statement = sql
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '')
    .trim()
    .replace(/;$/, '')
  const isReading = /^(?:SELECT|WITH|DECLARE|EXPLAIN)\b/i.test(statement) || tables[0] === statement
  const isOne = !statement.replace(/'[^']*'/g, '').includes(';')
  if (language !== 'questdb-sql' || kind === 'error' || !isReading || !isOne) return null
  if (tables.length === 0 || !tables.every((table) => DEMO_TABLES.has(table))) return null
  return `${DEMO}?query=${encodeURIComponent(sql.trim())}&executeQuery=true`
}
