/** Whether prices and trades of the demo tables look like a market: statistics on a real QuestDB. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DemoTables } from './demo-tables'
import {
  autocorrelation,
  correlation,
  dispersion,
  excessKurtosis,
  mean,
  quantile,
  returns,
  steps,
} from './statistics'

const COINS = ['BTC-USDT', 'ETH-USDT', 'SOL-USDT', 'XRP-USDT', 'ADA-USDT']
const PAIRS = ['EURUSD', 'GBPUSD', 'USDJPY', 'USDCHF']
const QUOTE = '(bid_price + ask_price) / 2'
let tables: DemoTables

beforeAll(async () => {
  tables = await DemoTables.start('trades', 'fx_trades', 'core_price')
})
afterAll(() => tables.server.stop())

/** Log returns of the last price in each interval. */
async function returnsOf(table: string, price: string, symbol: string, step: string): Promise<number[]> {
  return returns(
    await tables.column(
      `SELECT close FROM (SELECT timestamp, last(${price}) AS close FROM ${table} WHERE symbol = '${symbol}' SAMPLE BY ${step} FILL(PREV))`,
    ),
  )
}

describe('returns', () => {
  it('of coins share a market factor', async () => {
    const [btc, eth, sol, xrp, ada] = await Promise.all(
      COINS.map((coin) => returnsOf('trades', 'price', coin, '15m').then((all) => all.slice(-280))),
    )
    const majors = [correlation(btc!, eth!), correlation(btc!, sol!), correlation(eth!, sol!)]
    for (const value of majors) expect(value).toBeGreaterThan(0.6)
    for (const value of majors) expect(value).toBeLessThan(0.85)
    for (const value of [correlation(btc!, xrp!), correlation(btc!, ada!)]) {
      expect(value).toBeGreaterThan(0.3)
      expect(value).toBeLessThan(Math.min(...majors))
    }
  })

  it('of currency pairs share the dollar', async () => {
    const [eur, gbp, jpy, chf] = await Promise.all(
      PAIRS.map((pair) => returnsOf('core_price', QUOTE, pair, '15m')),
    )
    expect(correlation(eur!, gbp!)).toBeGreaterThan(0.5)
    expect(correlation(eur!, jpy!)).toBeLessThan(-0.4)
    expect(correlation(eur!, chf!)).toBeLessThan(-0.4)
  })

  it.each([
    ...COINS.map((coin) => ['trades', 'price', coin]),
    ...PAIRS.map((pair) => ['core_price', QUOTE, pair]),
  ])('in %s, %s of %s, have fat tails and clusters', async (table, price, symbol) => {
    const all = await returnsOf(table, price, symbol, '5m')
    expect(excessKurtosis(all)).toBeGreaterThan(2)
    expect(autocorrelation(all.map(Math.abs), 1)).toBeGreaterThan(0.1)
    expect(Math.abs(autocorrelation(all, 1))).toBeLessThan(0.2)
  })

  it.each([
    ['trades', 'price', 'BTC-USDT', 1.5, 4],
    ['trades', 'price', 'ETH-USDT', 2.5, 6],
    ['core_price', QUOTE, 'EURUSD', 0.4, 0.8],
  ])('of a day in %s, %s of %s, cover %d to %d percent', async (table, price, symbol, low, high) => {
    const days = await tables.column(
      `SELECT percent FROM (SELECT timestamp, 100 * (max(${price}) / min(${price}) - 1) AS percent FROM ${table} WHERE symbol = '${symbol}' SAMPLE BY 1d)`,
    )
    expect(days.length).toBeGreaterThan(0)
    expect(Math.min(...days)).toBeGreaterThan(low)
    expect(Math.max(...days)).toBeLessThan(high)
  })
})

describe('trades', () => {
  it('have candles with bodies and wicks', async () => {
    const candles = await tables.numbers(
      `SELECT o, h, l, c FROM (SELECT timestamp, first(price) AS o, max(price) AS h, min(price) AS l, last(price) AS c
        FROM trades WHERE symbol = 'BTC-USDT' SAMPLE BY 15m)`,
    )
    expect(candles).toHaveLength(288)
    const withWicks = candles.filter(
      ([o = 0, h = 0, l = 0, c = 0]) => h > Math.max(o, c) && l < Math.min(o, c),
    )
    expect(withWicks.length).toBeGreaterThan(130)
    const body = mean(candles.map(([o = 0, h = 0, l = 0, c = 0]) => Math.abs(c - o) / (h - l)))
    expect(body).toBeGreaterThan(0.35)
    expect(body).toBeLessThan(0.7)
  })

  it('arrive in bursts', async () => {
    for (const [table, symbol] of [
      ['trades', 'BTC-USDT'],
      ['fx_trades', 'EURUSD'],
    ]) {
      const times = await tables.column(`SELECT timestamp::LONG FROM ${table} WHERE symbol = '${symbol}'`)
      expect(dispersion(steps(times))).toBeGreaterThan(1)
    }
  })

  it('are most frequent when Europe and America are both awake', async () => {
    const hours = await tables.column(
      'SELECT n FROM (SELECT hour(timestamp) AS h, count() AS n FROM trades ORDER BY h)',
    )
    expect(mean(hours.slice(13, 17))).toBeGreaterThan(1.3 * mean(hours.slice(2, 6)))
  })

  it.each([
    ['trades', 'BTC-USDT', 'amount', '15m'],
    ['fx_trades', 'EURUSD', 'quantity', '10m'],
  ])('in %s of %s are larger and more frequent when prices move', async (table, symbol, size, step) => {
    const { measures, ranges, counts } = await tables.bySlice(table, symbol, size, 'price', step)
    expect(correlation(measures, ranges)).toBeGreaterThan(0.4)
    expect(correlation(counts, ranges)).toBeGreaterThan(0.4)
  })

  it('have heavy-tailed sizes', async () => {
    const amounts = await tables.column("SELECT amount FROM trades WHERE symbol = 'BTC-USDT'")
    expect(Math.max(...amounts)).toBeGreaterThan(15 * mean(amounts))
    expect(quantile(amounts, 0.5)).toBeLessThan(0.75 * mean(amounts))
  })

  it('tend to repeat the side of the last one', async () => {
    const sides = await tables.column("SELECT (side = 'buy')::INT FROM trades WHERE symbol = 'BTC-USDT'")
    expect(mean(sides)).toBeGreaterThan(0.45)
    expect(mean(sides)).toBeLessThan(0.55)
    expect(autocorrelation(sides, 1)).toBeGreaterThan(0.1)
  })

  it('are on the tick grid', async () => {
    const ticks: Record<string, number> = {
      'BTC-USDT': 10,
      'ETH-USDT': 100,
      'SOL-USDT': 100,
      'XRP-USDT': 10_000,
      'ADA-USDT': 10_000,
    }
    for (const [symbol, perUnit] of Object.entries(ticks))
      expect(
        await tables.column(
          `SELECT count() FROM trades WHERE symbol = '${symbol}' AND price != round(price * ${perUnit}) / ${perUnit}.0`,
        ),
      ).toEqual([0])
  })

  // a quote that is older than this may have been overtaken by news
  it('of currencies are close to the prevailing quote', async () => {
    const gaps = await tables.column(
      `SELECT abs(t.price / ((p.bid_price + p.ask_price) / 2) - 1) * 10_000
        FROM fx_trades t ASOF JOIN core_price p ON (symbol) TOLERANCE 3s WHERE p.bid_price IS NOT NULL`,
    )
    expect(gaps.length).toBeGreaterThan(1_000)
    expect(quantile(gaps, 0.5)).toBeLessThan(0.7)
    expect(Math.max(...gaps)).toBeLessThan(6)
  })
})
