/** Queries that answer the same question or differ in a single aspect. The others are compared with the first one. */
export interface Suite {
  /** Heading of the chart. */
  title: string
  /** Meaning of the rows, for the table header. */
  label: string
  /** Statements that run once before the first measurement and aren't measured. */
  prepare?: readonly string[]
  queries: readonly MeasuredQuery[]
}

/** A query that is measured. */
export interface MeasuredQuery {
  name: string
  sql: string
  /** Settings of the server in addition to the defaults. The server is restarted for them. */
  settings?: Readonly<Record<string, string>>
}

const CANDLES = `SELECT timestamp, symbol, first(price) AS open, max(price) AS high, min(price) AS low,
  last(price) AS close, sum(amount) AS volume FROM trades SAMPLE BY 1h`

const JIT_OFF = { 'cairo.sql.jit.mode': 'off' }

/** The same filter with and without JIT compilation. */
function jit(title: string, sql: string): Suite {
  return {
    title,
    label: 'JIT compilation',
    queries: [
      { name: 'Off', sql, settings: JIT_OFF },
      { name: 'On', sql },
    ],
  }
}

/** One query on variants of its table or column, by their names. */
function compare(
  title: string,
  label: string,
  variants: Readonly<Record<string, string>>,
  sql: (variant: string) => string,
): Suite {
  const queries = Object.entries(variants).map(([name, variant]) => ({ name, sql: sql(variant) }))
  return { title, label, queries }
}

const COLUMN_TYPES = { VARCHAR: 'venue_text', SYMBOL: 'venue' }
const FORMATS = { Native: 'trades', Parquet: 'trades_parquet' }

/** The measurements of `make measure`, by name of the series in content/benchmarks/queries.yml. */
export const SUITES: Readonly<Record<string, Suite>> = {
  // the query of the home page
  candles: compare(
    '15-minute candles of one symbol',
    'Time range',
    { 'One day': '2025-06-15', '30 days': '2025-06' },
    (interval) => `SELECT timestamp, first(price) AS open, max(price) AS high, min(price) AS low,
      last(price) AS close, sum(amount) AS volume FROM trades
      WHERE symbol = 'SYM-7' AND timestamp IN '${interval}' SAMPLE BY 15m`,
  ),
  'asof-join': {
    title: 'Find the latest quote for every trade of one day',
    label: 'Join',
    queries: [
      ['ASOF JOIN', 'ASOF JOIN quotes q ON (symbol)', ''],
      ['With TOLERANCE 1s', 'ASOF JOIN quotes q ON (symbol) TOLERANCE 1s', ''],
      ['Without binary search', 'ASOF JOIN quotes q ON (symbol)', '/*+ avoid_asof_binary_search(t q) */'],
      ['LT JOIN', 'LT JOIN quotes q ON (symbol)', ''],
    ].map(([name = '', join, hint]) => ({
      name,
      sql: `SELECT ${hint} avg(t.price - q.bid) FROM (SELECT * FROM trades WHERE timestamp IN '2025-06-15') t ${join}`,
    })),
  },
  'latest-on': {
    title: 'Latest trade for each of 100 symbols',
    label: 'Query',
    queries: [
      { name: 'LATEST ON', sql: 'SELECT * FROM trades LATEST ON timestamp PARTITION BY symbol' },
      {
        name: 'last() with GROUP BY',
        sql: 'SELECT symbol, last(timestamp), last(price), last(amount) FROM trades GROUP BY symbol',
      },
      {
        name: 'Join on max(timestamp)',
        sql: `SELECT t.* FROM trades t JOIN (SELECT symbol, max(timestamp) AS newest FROM trades) m
          ON t.symbol = m.symbol AND t.timestamp = m.newest`,
      },
    ],
  },
  'materialized-view': {
    title: 'Hourly OHLCV candles for 100 symbols and 30 days',
    label: 'Source',
    prepare: [`CREATE MATERIALIZED VIEW candles_1h AS (${CANDLES}) PARTITION BY MONTH`],
    queries: [
      { name: 'Base table', sql: `SELECT sum(volume), max(high) FROM (${CANDLES})` },
      { name: 'Materialized view', sql: 'SELECT sum(volume), max(high) FROM candles_1h' },
    ],
  },
  'symbol-group-by': compare(
    'Group all trades by venue (20 distinct values)',
    'Column type',
    COLUMN_TYPES,
    (venue) => `SELECT ${venue}, sum(amount) FROM trades GROUP BY ${venue}`,
  ),
  'symbol-filter': compare(
    'Filter all trades by venue',
    'Column type',
    COLUMN_TYPES,
    (venue) => `SELECT sum(amount) FROM trades WHERE ${venue} = 'venue-7'`,
  ),
  index: compare(
    'Trades of one account out of 100,003',
    'Symbol column',
    { 'Without an index': 'trades', Indexed: 'trades_indexed' },
    (table) => `SELECT count(), sum(amount) FROM ${table} WHERE account = 'account-4711'`,
  ),
  'jit-numbers': jit(
    'Compare two numeric columns',
    'SELECT count() FROM trades WHERE price > 190 AND amount < 5',
  ),
  'jit-symbol': jit(
    'Compare a number and a symbol',
    "SELECT sum(amount) FROM trades WHERE price > 190 AND side = 'buy'",
  ),
  'parquet-aggregate': compare(
    'Average of one column over 30 days',
    'Partition format',
    FORMATS,
    (table) => `SELECT avg(price) FROM ${table}`,
  ),
  'parquet-day': compare(
    'Volume per symbol on one day',
    'Partition format',
    FORMATS,
    (table) => `SELECT symbol, sum(amount) FROM ${table} WHERE timestamp IN '2025-06-15' GROUP BY symbol`,
  ),
  'parquet-filter': compare(
    'Filter all rows by a symbol and a price',
    'Partition format',
    FORMATS,
    (table) => `SELECT count() FROM ${table} WHERE symbol = 'SYM-7' AND price > 190`,
  ),
}
