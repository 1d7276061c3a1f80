import type { Tables } from '../src/dashboard/panel-sql'
import type { ExecClient } from './verify/server/exec-client'

/** Tables that the dashboards query under `make live`. */
export const DASHBOARD_TABLES: Tables = { trades: 'live_trades', book: 'live_book' }

/** The largest candles (60 of an hour, with those before the chart) need this history. */
const HISTORY_HOURS = 60

/** First and last moment of the demo trades (content/datasets/trades.sql). */
const FIRST = Date.UTC(2025, 6, 1)
const LAST = Date.UTC(2025, 6, 4)

/** Hours during which new trades appear. */
export const LIVE_HOURS = (LAST - FIRST) / 3_600_000 - HISTORY_HOURS

/** Levels on each side of the order book. */
const LEVELS = Array.from({ length: 10 }, (_, index) => index + 1)

/**
 * Returns the statements that fill {@link DASHBOARD_TABLES}: the demo trades, moved in time so that {@link LIVE_HOURS}
 * are still in the future, and an order book around their price every five seconds. Because the dashboards query rows
 * up to now(), those of the future appear one by one, and the server can be read-only.
 *
 * @param now milliseconds since 1970
 */
export function dashboardStatements(now: number): string[] {
  const { trades, book } = DASHBOARD_TABLES
  const seconds = Math.floor((now - FIRST) / 1000) - HISTORY_HOURS * 3600
  const side = (sign: '-' | '+') => {
    const prices = LEVELS.map((level) => `round((price ${sign} ${level} * gap) * 100) / 100`)
    const amounts = LEVELS.map(
      (level) => `round(${level} * (0.4 + rnd_double()) * 250000000 / price) / 10000`,
    )
    return `ARRAY[[${prices.join(', ')}], [${amounts.join(', ')}]]`
  }
  return [
    `CREATE TABLE ${trades} AS (
      SELECT dateadd('s', ${seconds}, timestamp) timestamp, symbol, side, price, amount FROM trades
    ) TIMESTAMP(timestamp) PARTITION BY DAY BYPASS WAL`,
    `CREATE TABLE ${book} AS (
      SELECT timestamp, symbol, ${side('-')} bids, ${side('+')} asks
      FROM (
        SELECT timestamp, symbol, price, greatest(0.01, price * 0.00002) gap
        FROM (
          SELECT timestamp, symbol, last(price) price FROM ${trades}
          WHERE timestamp > '${new Date(now - 3_600_000).toISOString()}'
          SAMPLE BY 5s FILL(PREV)
        )
        WHERE price IS NOT NULL
      )
    ) TIMESTAMP(timestamp) PARTITION BY DAY BYPASS WAL`,
  ]
}

/**
 * Fills the tables of the dashboards.
 *
 * @throws {Error} if the server rejects a statement
 */
export async function fillDashboardTables(client: ExecClient): Promise<void> {
  for (const sql of dashboardStatements(Date.now())) await client.run(sql)
}
