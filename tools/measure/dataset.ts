/** Number of days in the generated tables. */
const DAYS = 30

/** Timestamp of the first row of every table. */
const START = '2025-06-01'

/**
 * Returns statements that create and fill tables of `rows` rows each, evenly distributed over 30 days. Values are
 * computed from the row number by multiplicative hashing (Knuth, The Art of Computer Programming, volume 3, 6.4), so
 * every run produces the same rows.
 */
export function datasetStatements(rows: number): string[] {
  const step = Math.floor((DAYS * 86_400_000_000) / rows)
  const source = `(SELECT x, (x * 2654435761L) % 4294967296L AS h FROM long_sequence(${rows}))`
  return [
    `CREATE TABLE trades (
      timestamp TIMESTAMP, symbol SYMBOL, side SYMBOL, price DOUBLE, amount DOUBLE,
      venue SYMBOL, venue_text VARCHAR, account SYMBOL CAPACITY 131072
    ) TIMESTAMP(timestamp) PARTITION BY DAY WAL`,
    `INSERT INTO trades SELECT
      timestamp_sequence('${START}', ${step}L), 'SYM-' || h % 100, CASE WHEN h % 2 = 0 THEN 'buy' ELSE 'sell' END,
      100 + h % 10007 / 100.0, 1 + h % 997 / 10.0, 'venue-' || h % 20, 'venue-' || h % 20,
      'account-' || h % 100003
    FROM ${source}`,
    `CREATE TABLE quotes (timestamp TIMESTAMP, symbol SYMBOL, bid DOUBLE, ask DOUBLE)
      TIMESTAMP(timestamp) PARTITION BY DAY WAL`,
    `INSERT INTO quotes SELECT
      timestamp_sequence('${START}', ${step}L), 'SYM-' || h / 7 % 100, 100 + h % 10007 / 100.0, 100.01 + h % 10007 / 100.0
    FROM ${source}`,
    `CREATE TABLE trades_indexed (timestamp TIMESTAMP, account SYMBOL CAPACITY 131072 INDEX, amount DOUBLE)
      TIMESTAMP(timestamp) PARTITION BY DAY WAL`,
    'INSERT INTO trades_indexed SELECT timestamp, account, amount FROM trades',
    'CREATE TABLE trades_parquet (LIKE trades)',
    'INSERT INTO trades_parquet SELECT * FROM trades',
    `ALTER TABLE trades_parquet CONVERT PARTITION TO PARQUET WHERE timestamp >= '${START}'`,
  ]
}
