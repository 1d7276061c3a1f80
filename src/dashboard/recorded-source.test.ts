/** Replays the committed recording, and recalculates its indicators independently to verify those of the recording. */
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDashboards, recordingFile } from '../data-layer/dashboard/dashboard-files'
import { STEP_SECONDS, TRADES, type DashboardData } from './dashboard-data'
import { readRows } from './read-answer'
import { allRows, createRecordedSource, formingCandle, rowsAt } from './recorded-source'
import { readRecording, recordedTable } from './recording'

const dashboard = readDashboards(process.cwd()).find(({ name }) => name === 'crypto')!
const text = fs.readFileSync(recordingFile('crypto'), 'utf8')
const recording = readRecording(JSON.parse(text))
const { symbols, steps, replayFrom, replayTo, replayStart, clockSeconds } = dashboard.recording
const choices = symbols.flatMap((symbol) => steps.map((step) => ({ symbol, step })))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** The query rounds to two decimal places; the tolerance beyond half a unit is for the arithmetic. */
const expectRounded = (rounded: number, exact: number) =>
  expect(Math.abs(rounded - exact)).toBeLessThanOrEqual(0.005 + 1e-6)

describe.each(choices)('the recording of $symbol in $step', (choice) => {
  const rows = <Name extends 'candles' | 'bands' | 'rsi'>(name: Name) =>
    readRows(name, recordedTable(recording, choice, name))
  const candles = rows('candles')
  const closes = candles.map(({ close }) => close)
  const before = (time: number, count: number) => {
    const end = candles.findIndex((candle) => candle.time === time) + 1
    return closes.slice(end - count, end)
  }

  it('holds candles in order that can be candles', () => {
    expect(candles.length).toBeGreaterThan(60)
    candles.forEach(({ time, open, high, low, close, volume }, index) => {
      expect(time).toBeGreaterThan(candles[index - 1]?.time ?? 0)
      expect(time % (STEP_SECONDS[choice.step]! * 1000)).toBe(0)
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close))
      expect(low).toBeLessThanOrEqual(Math.min(open, close))
      expect(volume).toBeGreaterThan(0)
    })
  })

  it('has Bollinger bands of 20 candles and 2 deviations', () => {
    const bands = rows('bands')
    expect(bands).toHaveLength(candles.length - 19)
    for (const { time, lower, middle, upper } of bands) {
      const window = before(time, 20)
      const average = mean(window)
      const deviation = Math.sqrt(mean(window.map((close) => (close - average) ** 2)))
      expectRounded(middle, average)
      expectRounded(lower, average - 2 * deviation)
      expectRounded(upper, average + 2 * deviation)
    }
  })

  it("has Cutler's RSI of 14 changes", () => {
    const points = rows('rsi')
    expect(points).toHaveLength(candles.length - 14)
    for (const { time, rsi } of points) {
      const window = before(time, 15)
      const changes = window.slice(1).map((close, index) => close - window[index]!)
      const gain = mean(changes.map((change) => Math.max(change, 0)))
      const loss = mean(changes.map((change) => Math.max(-change, 0)))
      expect(rsi).toBeCloseTo(100 - 100 / (1 + gain / loss), 1)
    }
  })

  it('has a VWAP within the prices of the last 20 candles', () => {
    candles.forEach(({ vwap }, at) => {
      const last = candles.slice(Math.max(0, at - 19), at + 1)
      expect(vwap).toBeGreaterThanOrEqual(Math.min(...last.map(({ low }) => low)) - 0.01)
      expect(vwap).toBeLessThanOrEqual(Math.max(...last.map(({ high }) => high)) + 0.01)
    })
  })

  it('never shows what lies after its clock', () => {
    const all = allRows(recording, choice)
    for (let clock = Date.parse(replayFrom); clock <= Date.parse(replayTo); clock += clockSeconds * 1000) {
      const at = rowsAt(all, choice, clock)
      expect(at.candles.length).toBeGreaterThanOrEqual(Math.min(dashboard.candles, 60))
      expect(at.candles.at(-1)!.time + STEP_SECONDS[choice.step]! * 1000).toBeLessThanOrEqual(clock)
      expect(at.trades).toHaveLength(TRADES)
      expect(at.trades[0]!.time).toBeLessThanOrEqual(clock)
      expect(at.book[0]!.time).toBeLessThanOrEqual(clock)
      expect(at.book[0]!.time).toBeGreaterThan(clock - 301_000)
      expect(at.book[0]!.bids[0]!.price).toBeLessThan(at.book[0]!.asks[0]!.price)
    }
  })
})

describe('formingCandle', () => {
  const minute = 60_000
  const begin = Date.parse('2025-07-03T21:00:00Z')
  const trade = (minutes: number, price: number, amount: number) => ({
    time: begin + minutes * minute,
    side: 'buy',
    price,
    amount,
  })
  // newest first
  const trades = [trade(6, 9, 9), trade(4, 12, 0.5), trade(3, 8, 1), trade(1, 10, 2), trade(-1, 99, 9)]
  const at = (minutes: number, step = '5m') =>
    formingCandle({ trades }, { symbol: 'BTC-USDT', step }, begin + minutes * minute)

  it('consists of the trades since the last complete candle', () => {
    expect(at(4)).toEqual({ time: begin, open: 10, high: 12, low: 8, close: 12, volume: 3.5, vwap: null })
    expect(at(3)).toMatchObject({ open: 10, high: 10, low: 8, close: 8, volume: 3 })
    expect(at(6, '1h')).toMatchObject({ time: begin, open: 10, high: 12, close: 9, volume: 12.5 })
  })

  it('does not exist before its first trade, or at the time at which it begins', () => {
    expect(at(0.5)).toBeNull()
    expect(at(5)).toBeNull()
    expect(at(5.5)).toBeNull()
  })

  it('becomes the candle that the server computed', () => {
    const choice = choices[0]!
    const rows = allRows(recording, choice)
    const length = STEP_SECONDS[choice.step]! * 1000
    const later = rows.candles.filter(({ time }) => time >= Date.parse(replayFrom))
    expect(later.length).toBeGreaterThan(30)
    for (const { vwap: _, volume, ...candle } of later) {
      const forming = formingCandle(rows, choice, candle.time + length - 1)
      expect(forming).toMatchObject(candle)
      // the query rounds the volume
      expect(forming!.volume).toBeCloseTo(volume, 3)
    }
  })
})

describe('createRecordedSource', () => {
  const data = {
    recording: { ...dashboard.recording, address: '/r.json' },
    queries: [],
  } as unknown as DashboardData
  const choice = choices[0]!
  const { signal } = new AbortController()

  it('moves its clock when it may, fetches once, and ends', async () => {
    let asked = 0
    const source = createRecordedSource(data, () => {
      asked++
      return Promise.resolve(new Response(text))
    })
    const first = await source.load(choice, signal, false)
    expect(first.clock).toBe(Date.parse(replayStart))
    expect((await source.load(choice, signal, false)).clock).toBe(first.clock)
    let last = first
    for (let polls = 0; !last.isLast && polls < 1000; polls++) last = await source.load(choice, signal, true)
    expect(last.clock).toBe(Date.parse(replayTo))
    expect(asked).toBe(1)
    source.seek?.(0)
    expect((await source.load(choice, signal, false)).clock).toBe(Date.parse(replayFrom))
    source.seek?.(Infinity)
    expect((await source.load(choice, signal, false)).isLast).toBe(true)
  })

  it('starts before the latest price of each pair changes, so that a reader soon sees the replay run', async () => {
    for (const symbol of symbols) {
      const source = createRecordedSource(data, () => Promise.resolve(new Response(text)))
      const prices = []
      for (const isNext of [false, true, true])
        prices.push((await source.load({ ...choice, symbol }, signal, isNext)).rows.trades![0]!.price)
      expect(new Set(prices).size).toBeGreaterThan(1)
    }
  })

  it('polls more often at a higher speed', () => {
    const source = createRecordedSource(data)
    expect(source.pollEvery).toBe(500)
    source.setSpeed?.(300)
    expect(source.pollEvery).toBe(100)
  })

  it('returns the same arrays until their rows change, so that only the charts with new rows are drawn', async () => {
    const source = createRecordedSource(data, () => Promise.resolve(new Response(text)))
    const answers = []
    for (let second = 0; second <= 300; second += clockSeconds)
      answers.push((await source.load(choice, signal, second > 0)).rows)
    const [first, ...later] = answers
    // a candle of five minutes is complete in the last answer only
    for (const name of ['candles', 'bands', 'rsi', 'book'] as const)
      expect(later.map((rows) => rows[name] === first![name])).toEqual(
        later.map((_, index) => index < later.length - 1),
      )
    expect(new Set(answers.map(({ trades }) => trades)).size).toBeGreaterThan(2)
  })

  it('returns a query with the selected pair and candle size, and with the times of the recording', () => {
    const from = "@from := '2025-07-03T16:00:00Z'"
    const sql = `DECLARE\n  @symbol := 'BTC-USDT',\n  @step := 5m,\n  ${from}\nSELECT @step;`
    const source = createRecordedSource({
      ...data,
      queries: [{ name: 'candles', title: 'Candles', anchor: null, sql }],
    })
    expect(source.sqlOf('candles', { symbol: 'ETH-USDT', step: '1h' })).toBe(
      `DECLARE\n  @symbol := 'ETH-USDT',\n  @step := 1h,\n  ${from}\nSELECT @step`,
    )
  })

  it('fetches again after a failure', async () => {
    const answers = [Promise.reject(new TypeError('offline')), Promise.resolve(new Response(text))]
    const source = createRecordedSource(data, () => answers.shift()!)
    await expect(source.load(choice, signal, false)).rejects.toThrow('the recording could not be loaded')
    expect((await source.load(choice, signal, false)).rows.candles).not.toHaveLength(0)
  })
})
