import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DashboardData } from './dashboard-data'
import { createLiveSource } from './live-source'

const CHOICE = { symbol: "BTC'USDT", step: '15m' }
const DECLARE = "DECLARE\n  @symbol := 'x',\n  @step := 5m,\n  @from := 'a',\n  @to := 'b',\n  @rows := 1\n"
const DATA = {
  candles: 80,
  warmUp: 20,
  queries: ['candles', 'bands', 'rsi', 'book', 'trades'].map((name) => ({
    name,
    title: name,
    anchor: null,
    sql: `${DECLARE}SELECT '${name}' FROM ${name === 'book' ? 'crypto_book' : 'trades'}`,
  })),
  live: {
    endpoint: null,
    tables: { trades: 'spot', book: 'depth' },
    symbols: ['BTC-USDT'],
    steps: ['15m'],
    pollSeconds: 5,
    timeoutSeconds: 4,
    stalePolls: 3,
  },
} as unknown as DashboardData

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
const columns = (...names: string[]) => names.map((name) => ({ name, type: 'X' }))
const DAY = '2025-07-03T21:00:00.000000Z'
const ANSWERS: Record<string, unknown> = {
  candles: {
    columns: columns('timestamp', 'open', 'high', 'low', 'close', 'volume', 'vwap'),
    dataset: [[DAY, 1, 3, 1, 2, 5, 2]],
  },
  bands: { columns: columns('timestamp', 'lower', 'middle', 'upper'), dataset: [[DAY, 1, 2, 3]] },
  rsi: { columns: columns('timestamp', 'rsi'), dataset: [[DAY, 55]] },
  book: {
    columns: columns('timestamp', 'bid_prices', 'bid_depth', 'ask_prices', 'ask_depth'),
    dataset: [[DAY, [1], [1], [2], [1]]],
  },
  trades: { columns: columns('timestamp', 'side', 'price', 'amount'), dataset: [] },
}

/** A server that answers by the name that stands in the question. */
function server(changed: Record<string, () => Response | Promise<Response>> = {}) {
  const sent: URL[] = []
  const ask = ((address: URL) => {
    sent.push(address)
    const name = /SELECT '(\w+)'/.exec(address.searchParams.get('query') ?? '')?.[1] ?? ''
    return Promise.resolve(changed[name]?.() ?? changed.all?.() ?? json(ANSWERS[name]))
  }) as unknown as typeof fetch
  const source = createLiveSource(DATA, { endpoint: '/questdb/', tables: DATA.live.tables }, ask)
  return { source, sent, load: () => source.load(CHOICE, new AbortController().signal, false) }
}

describe('createLiveSource', () => {
  beforeEach(() =>
    vi.stubGlobal('window', { location: { href: 'https://example.com/dashboards/crypto/?x=1' } }),
  )
  afterEach(() => void vi.unstubAllGlobals())

  it('asks each question below the endpoint, with the window of the reader', async () => {
    const { sent, load } = server()
    const snapshot = await load()
    expect(sent.map(({ origin, pathname }) => origin + pathname)).toEqual(
      Array(5).fill('https://example.com/questdb/exec'),
    )
    const sql = sent[0]?.searchParams.get('query') ?? ''
    expect(sql).toContain("@symbol := 'BTC''USDT'")
    expect(sql).toContain("@from := dateadd('s', -90000, now())")
    expect(sql).toContain('FROM spot')
    expect(sent[3]?.searchParams.get('query')).toContain('FROM depth')
    expect(snapshot.rows.rsi).toEqual([{ time: Date.parse(DAY), rsi: 55 }])
    expect(snapshot.newest).toBe(Date.parse(DAY))
  })

  it('keeps the other answers when the server refuses one question', async () => {
    const { load } = server({ book: () => json({ error: 'table does not exist', position: 3 }, 400) })
    const { rows, refusals } = await load()
    expect(refusals).toEqual({ book: 'table does not exist' })
    expect(rows.rsi).toHaveLength(1)
    expect(rows.book).toBeUndefined()
  })

  it.each([
    [
      'a refusal of everything',
      () => json({ error: 'unauthorized' }, 403),
      'the server reported: unauthorized',
    ],
    ['a page of a proxy', () => new Response('<h1>', { status: 502 }), 'the server responded with HTTP 502'],
    ['no JSON', () => new Response('hello'), 'the response is not valid JSON'],
    ['no server', () => Promise.reject(new TypeError('fetch failed')), 'the server is unreachable'],
  ])('fails with words for %s', async (_, answer, words) => {
    await expect(server({ all: answer }).load()).rejects.toThrow(words)
  })

  it('gives up after the time of the settings, and lets go of the connections', async () => {
    vi.useFakeTimers()
    const signals: AbortSignal[] = []
    const ask = ((_: URL, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      )
    }) as unknown as typeof fetch
    const loading = createLiveSource(DATA, { endpoint: '/', tables: DATA.live.tables }, ask).load(
      CHOICE,
      new AbortController().signal,
      false,
    )
    const failed = expect(loading).rejects.toThrow('no response within 4 s')
    await vi.advanceTimersByTimeAsync(4000)
    await failed
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
    vi.useRealTimers()
  })
})
