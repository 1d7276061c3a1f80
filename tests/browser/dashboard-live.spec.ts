/** The dashboard on a real QuestDB that ingests rows while the page is open, behind a proxy that can fail. */
import fs from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import type { Server } from '../../tools/verify/server/server'
import { startServer } from '../../tools/verify/server/start-server'
import { splitStatements } from '../../src/sql/split-statements'
import { HOSTILE, startProxy, type QuestdbProxy } from './helpers/questdb-proxy'

test.use({ serviceWorkers: 'block' })
// they share a server, and wait for polls and for data to become stale
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const PAGE = '/dashboards/crypto/'
const SLOW = { timeout: 40_000 }

let server: Server
let proxy: QuestdbProxy
let ingest: NodeJS.Timeout | undefined

const charts = (page: Page) => page.getByRole('region', { name: 'Charts' })
const status = (page: Page) => charts(page).getByRole('status')
const trades = (page: Page) => page.getByRole('table', { name: /BTC-USDT trades/ })

/** @throws {Error} if the server rejects a statement */
async function run(sql: string): Promise<void> {
  const answer = await server.client.exec(sql)
  if (answer.kind === 'error') throw new Error(`${answer.message}: ${sql}`)
}

const createTable = (name: string) =>
  run(splitStatements(fs.readFileSync(`content/datasets/${name}.sql`, 'utf8'))[0]!.sql)

const fillBook = () =>
  run(
    `INSERT INTO crypto_book SELECT dateadd('s', (x - 60)::INT, now()), 'BTC-USDT', ARRAY[[99.0, 98.0], [1.0, 2.0]], ARRAY[[101.0, 102.0], [1.0, 3.0]] FROM long_sequence(60)`,
  )

function startIngest(): void {
  ingest ??= setInterval(() => {
    void server.client
      .exec(`INSERT INTO trades VALUES (now(), 'BTC-USDT', 'buy', 100.5, 0.25)`)
      .catch(() => undefined)
  }, 400)
}

function stopIngest(): void {
  clearInterval(ingest)
  ingest = undefined
}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startServer()
  proxy = await startProxy(server.ports.http)
  await createTable('trades')
  await createTable('crypto_book')
  await run(
    `INSERT INTO trades SELECT dateadd('s', ((x - 2400) * 15)::INT, now()), rnd_symbol('BTC-USDT', 'ETH-USDT'), rnd_symbol('buy', 'sell'), 100 + sin(x / 40.0), 0.1 + rnd_double() FROM long_sequence(2400)`,
  )
  await fillBook()
})

test.afterAll(async () => {
  stopIngest()
  await proxy.stop()
  await server.stop()
})

test.beforeEach(async ({ page }) => {
  startIngest()
  proxy.setMode('pass')
  await page.goto(`${PAGE}?endpoint=${proxy.address}`)
  await expect(status(page)).toHaveText(/Live/, SLOW)
})

test('shows rows that come in while it is open, with the SQL that it sends', async ({ page }) => {
  await expect(page.getByRole('img', { name: /40 BTC-USDT candles, 5 minutes each/ })).toBeVisible(SLOW)
  await expect(page.getByRole('img', { name: /^BTC-USDT RSI over 40 candles/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /best bid 99\.00, best ask 101\.00;/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live Crypto Price Charts Live')
  await expect(page.locator('main')).toContainText('The data is live.')
  await expect(page.locator('main')).not.toContainText('Generated trades;')
  // other trades would push it out of the panel between two polls
  stopIngest()
  await run(`INSERT INTO trades VALUES (now(), 'BTC-USDT', 'sell', 123.456, 7.5)`)
  await expect(trades(page).getByRole('cell', { name: '123.46', exact: true })).toBeVisible(SLOW)
  await expect(trades(page).getByRole('cell', { name: /^7\.50+$/ })).toBeVisible()
  await page.getByRole('button', { name: /^SQL: Price/ }).click()
  await expect(page.getByLabel('SQL: Candles with volume and VWAP')).toContainText(
    "@from := dateadd('s', -18000, now())",
  )
})

test('says that data is stale, and that it lives again', async ({ page }) => {
  stopIngest()
  await expect(status(page)).toHaveText(/Stale.*hasn’t returned a newer row for 15 s/, SLOW)
  startIngest()
  await expect(status(page)).toHaveText(/Live/, SLOW)
})

test('is not live on a server whose rows have stopped arriving', async ({ page }) => {
  stopIngest()
  // rows that were in transit
  await page.waitForTimeout(1000)
  await page.reload()
  await expect(status(page)).toHaveText(/Connected.*Waiting for a newer row\./, SLOW)
  startIngest()
  await expect(status(page)).toHaveText(/Live/, SLOW)
})

test('keeps the last rows while the server is down, waits longer each time, and comes back', async ({
  page,
}) => {
  await expect(trades(page)).toBeVisible()
  proxy.setMode('down')
  await expect(status(page)).toHaveText(/Failed.*The server is unreachable\. Showing the last rows/, SLOW)
  await expect(trades(page)).toBeVisible()
  const waits = charts(page).getByText(/Retrying in \d+ s/)
  // at the earliest, the fourth delay is longer than five seconds
  await expect(waits).toHaveText(/in [678] s/, SLOW)
  proxy.setMode('pass')
  await charts(page).getByRole('button', { name: 'Retry now' }).click()
  await expect(status(page)).toHaveText(/Live/)
})

test('gives up a server that is too slow', async ({ page }) => {
  proxy.setMode('slow')
  await expect(status(page)).toHaveText(/Failed.*No response within 4 s\./, SLOW)
  proxy.setMode('pass')
  await expect(status(page)).toHaveText(/Live/, SLOW)
})

for (const [mode, words] of [
  ['malformed', /Failed.*Column timestamp contains "soon"\./],
  ['broken', /Failed.*The server responded with HTTP 502\./],
  ['no-header', /Failed.*The server is unreachable\./],
] as const)
  test(`does not draw an answer that is ${mode}`, async ({ page }) => {
    proxy.setMode(mode)
    await expect(status(page)).toHaveText(words, SLOW)
    proxy.setMode('pass')
    await expect(status(page)).toHaveText(/Live/, SLOW)
  })

test('markup in an answer is text', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  proxy.setMode('hostile')
  await expect(charts(page)).toContainText(HOSTILE, SLOW)
  await expect(charts(page).locator('img:not([role]), script')).toHaveCount(0)
  expect(dialogs).toEqual([])
  proxy.setMode('pass')
  await expect(status(page)).toHaveText(/Live/, SLOW)
})

test('a table that is missing concerns its panel only', async ({ page }) => {
  await run('DROP TABLE crypto_book')
  try {
    await expect(charts(page)).toContainText(/The server rejected this query: table does not exist/, SLOW)
    await expect(status(page)).toHaveText(/Live/)
    await expect(trades(page)).toBeVisible()
  } finally {
    await createTable('crypto_book')
    await fillBook()
  }
  await expect(page.getByRole('img', { name: /best bid 99/ })).toBeVisible(SLOW)
})

test('asks nothing while its tab is hidden', async ({ page }) => {
  const show = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await page.clock.install()
  await page.reload()
  await expect(status(page)).toHaveText(/Live/, SLOW)
  await show('hidden')
  await expect(status(page)).toHaveText(/Paused/)
  const asked = proxy.asked.length
  // time for two polls; a query of our own, sent afterward, shows that none is pending
  await page.clock.runFor(11_000)
  await page.evaluate((address) => fetch(`${address}/exec?query=SELECT+1`), proxy.address)
  expect(proxy.asked.slice(asked)).toEqual(['SELECT 1'])
  await show('visible')
  await expect.poll(() => proxy.asked.length).toBeGreaterThan(asked + 1)
})

test('no link makes the page speak with a server of somebody else', async ({ page }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'prices.example') elsewhere.push(request.url())
  })
  await page.goto(`${PAGE}?endpoint=http://prices.example/`)
  await expect(status(page)).toHaveText(/Playing/)
  expect(elsewhere).toEqual([])
})
