/** Examples that readers run and edit, on the site as served by `make live`, with a real QuestDB. */
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Locator, type Page, type Route } from '@playwright/test'
import svgpath from 'svgpath'
import { liveListener, startDemo } from '../../tools/live'
import type { Server } from '../../tools/verify/server/server'
import { startServer } from '../../tools/verify/server/start-server'
import { openPage } from './helpers/open-page'
import { SITE_FOLDER } from './helpers/built-pages'
import { startProxy } from './helpers/questdb-proxy'
import { isKept, workerRules } from './helpers/worker'

test.use({ serviceWorkers: 'block' })
test.describe.configure({ mode: 'serial' })

const PAGE = '/docs/reference/sql/sample-by/'
const EXEC = '**/questdb/exec?*'

let demo: Server
let site: http.Server
let url: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  demo = await startDemo(process.cwd())
  site = http.createServer(liveListener(process.env.BROWSER_TEST_FOLDER ?? 'public', demo.ports.http))
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
  url = `http://localhost:${(site.address() as AddressInfo).port}`
})

test.afterAll(async () => {
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
  await demo.stop()
})

/** The first example of the page: candles with a chart. */
const example = (page: Page) =>
  page.locator('.example').filter({ hasText: 'Four-hour BTC-USDT candles with volume' }).first()
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })
const result = (page: Page) => example(page).locator('.result:visible')
const status = (page: Page) => example(page).getByRole('status')
const editor = (page: Page) => example(page).getByRole('textbox')
const asJson = (answer: unknown) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(answer) })

async function open(page: Page, address = PAGE): Promise<void> {
  await openPage(page, url + address)
  await expect(button(example(page), 'Run')).toBeVisible()
}

/** Opens the editor and replaces its text. */
async function edit(page: Page, sql: string): Promise<void> {
  if (!(await editor(page).isVisible())) await button(example(page), 'Edit').click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(sql)
}

/** Edits and runs it with the keyboard. */
async function runEdited(page: Page, sql: string): Promise<void> {
  await edit(page, sql)
  await page.keyboard.press('ControlOrMeta+Enter')
}

test('a site without the setting has no such buttons and loads nothing for them', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await openPage(page, PAGE)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.live-run')).toHaveCount(0)
  expect(scripts.filter((path) => path.includes('live'))).toEqual([])
})

test('an example runs, and its recorded result comes back', async ({ page }) => {
  await open(page)
  await button(example(page), 'Run').click()
  await expect(status(page)).toHaveText(/^6 rows in [\d.]+ m?s$/)
  await expect(result(page).locator('.result-label')).toHaveText(/^6 rows in [\d.]+ m?s$/)
  await expect(result(page).getByRole('columnheader')).toHaveCount(6)
  await expect(result(page)).not.toContainText('Verified')
  // with the types and the menu of recorded results
  await result(page).getByLabel('Result options').click()
  await button(result(page), 'Types and full timestamps').click()
  await expect(result(page).getByRole('columnheader').nth(1)).toContainText('double')
  await page.keyboard.press('Escape')
  await button(result(page), 'Back to the recorded result').click()
  await expect(result(page)).toContainText('Verified on')
  await expect(button(example(page), 'Run')).toBeFocused()
})

test('a run draws the chart of the example, or says why not', async ({ page }) => {
  await open(page)
  // the paths of recorded charts are relative
  const drawn = async (within: Locator) => {
    const paths = within.locator('.chart svg.wide path')
    const written = await paths.evaluateAll((all) => all.map((path) => path.getAttribute('d') ?? ''))
    return written.map((d) => svgpath(d).abs().round(1).toString())
  }
  const recorded = await drawn(result(page))
  await button(example(page), 'Run').click()
  await expect(status(page)).toHaveText(/^6 rows/)
  await expect(result(page).getByRole('img')).toBeVisible()
  // the demo tables don't change
  expect(await drawn(result(page))).toEqual(recorded)
  await runEdited(page, 'SELECT timestamp, price FROM trades LIMIT 3')
  await expect(status(page)).toHaveText(/^3 rows/)
  await expect(result(page)).toContainText(
    /No chart: the chart uses column "\w+", which is not in the result\./,
  )
  await expect(result(page).getByRole('img')).toHaveCount(0)
  await expect(result(page).getByRole('row')).toHaveCount(4)
})

test('statements without a recorded result run, if they are for QuestDB', async ({ page }) => {
  await openPage(page, `${url}/docs/configuration/`)
  const bare = page.locator('.example').filter({ hasText: 'property_path, value, value_source' })
  await button(bare, 'Run').click()
  await expect(bare.locator('.result')).toContainText('query.timeout')
  await button(bare, 'Close the result').click()
  await expect(bare.locator('.result')).toHaveCount(0)
  await expect(button(bare, 'Run')).toBeFocused()
  // statements that change data aren't sent to the demo server
  await openPage(page, `${url}/docs/third-party-tools/kafka/`)
  const table = page.locator('.example').filter({ hasText: 'CREATE TABLE trades' })
  await button(table, 'Run').click()
  await expect(table.getByRole('status')).toHaveText(/may change data, so it wasn’t sent to the demo server/)
  for (const elsewhere of ['/docs/reference/sql/acl/grant/', '/docs/third-party-tools/mindsdb/']) {
    await openPage(page, url + elsewhere)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#live-styles')).toBeAttached()
    const others = page.locator('.code:has(> .code-note), .code[data-lang="sql"]')
    await expect(others).not.toHaveCount(0)
    await expect(others.locator('.live-run')).toHaveCount(0)
  }
})

test('an edited example runs by keyboard, and Escape leaves the editor', async ({ page }) => {
  await open(page)
  await runEdited(page, 'SELECT count() trades_in_all FROM trades;')
  await expect(result(page)).toContainText(/trades_in_all.*20000/)
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(example(page), 'Edit')).toBeFocused()
  // once closed, the example and its result are restored
  await page.keyboard.press('Enter')
  await expect(editor(page)).toBeHidden()
  await expect(result(page)).toContainText('Verified on')
  await expect(example(page).locator('pre').first()).toContainText('SAMPLE BY 4h')
})

test('an error points to its place', async ({ page }) => {
  await open(page)
  await runEdited(page, 'SELECT symbol,\n  prize\nFROM trades')
  await expect(status(page)).toHaveText('The server rejected the statement: Invalid column: prize')
  await expect(result(page).locator('.error-text')).toHaveText(/ {2}prize\n {2}\^ Invalid column: prize/)
  await runEdited(page, 'SELECT * FROM my_table')
  await expect(result(page)).toContainText('The demo server contains only the demo tables')
})

test('the last of several statements is shown', async ({ page }) => {
  await open(page)
  await runEdited(page, "SELECT 1; SELECT 'a;b' two -- done\n;")
  await expect(result(page)).toContainText(/two.*a;b/)
})

test('at most a thousand rows are shown, with a note', async ({ page }) => {
  await open(page)
  await runEdited(page, 'trades')
  await expect(result(page).locator('.result-label')).toHaveText(/^First 1,000 rows/)
  await expect(result(page)).toContainText('at most 1,000 rows')
  await expect(result(page).locator('tbody tr')).toHaveCount(1000)
})

test('completes keywords, functions, and columns of the tables that a statement names', async ({ page }) => {
  await open(page)
  await edit(page, 'SELECT  FROM trades')
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ControlOrMeta+ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('pri')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option', { name: /^price/ })).toBeVisible()
  // Escape closes the list first
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type(', appr')
  await expect(list.getByRole('option', { name: /^approx_median/ })).toBeVisible()
  // a list that stayed open would cover the result
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(status(page)).toHaveText(/^The server rejected the statement/)
  await expect(list).toBeHidden()
})

test('the editor takes at most 130 KB', async ({ page }) => {
  await open(page)
  // loads what a run needs without the editor
  await button(example(page), 'Run').hover()
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await button(example(page), 'Edit').click()
  await expect(editor(page)).toBeFocused()
  const sizes = scripts.map((name) => fs.statSync(path.join(SITE_FOLDER, `${name}.gz`)).size)
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(130_000)
})

test('a link opens the edited statement without running it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await edit(page, "SELECT 'von Ümlaut & #1' x")
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await button(example(page), 'Copy link').click()
  await expect.poll(copied).toMatch(/^http/)
  const link = await copied()
  await button(example(page), 'Copy code').click()
  await expect.poll(copied).toBe("SELECT 'von Ümlaut & #1' x")
  const other = await context.newPage()
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  await other.goto(link)
  await expect(editor(other)).toHaveText("SELECT 'von Ümlaut & #1' x")
  await expect(editor(other)).toBeInViewport()
  expect(asked.filter((address) => address.includes('exec'))).toEqual([])
})

test('a statement that changes data is never sent to the demo server', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // completion asks for the names of columns
  const run = () =>
    asked.filter((address) => address.includes('/exec') && !address.includes('questdb_columns'))
  await open(page)
  for (const sql of [
    'DROP TABLE trades',
    'SELECT 1; WITH x AS (trades) INSERT INTO trades SELECT * FROM x',
  ]) {
    await runEdited(page, sql)
    await expect(status(page)).toHaveText(/may change data, so it wasn’t sent to the demo server/)
  }
  expect(run()).toEqual([])
  await expect(result(page)).toContainText('Verified on')
})

test('a run is canceled', async ({ page }) => {
  await open(page)
  await page.route(EXEC, () => undefined)
  await button(example(page), 'Run').click()
  await expect(status(page)).toHaveText('Running…')
  await button(example(page), 'Cancel').click()
  await expect(status(page)).toHaveText('Canceled.')
  await expect(button(example(page), 'Run')).toBeFocused()
  await expect(result(page)).toContainText('Verified on')
})

test('without a network, the recorded result stays', async ({ page, context }) => {
  await open(page)
  await button(example(page), 'Run').hover()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await button(example(page), 'Run').click()
  await expect(status(page)).toHaveText('You’re offline, so the statement wasn’t run.')
  await expect(result(page)).toContainText('Verified on')
})

test('without a network, an example whose code has not been loaded says so', async ({ page, context }) => {
  await open(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  // hovering would load it
  await button(example(page), 'Run').dispatchEvent('click')
  await expect(status(page)).toHaveText('You’re offline, so the statement wasn’t run.')
  await button(example(page), 'Edit').dispatchEvent('click')
  await expect(status(page)).toHaveText('You’re offline, so the editor couldn’t be loaded.')
  await expect(result(page)).toContainText('Verified on')
  await context.setOffline(false)
  await button(example(page), 'Run').click()
  await expect(status(page)).toHaveText(/^6 rows/)
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a stored page has no buttons and no alarm if their code is not stored', async ({ page, context }) => {
    await open(page)
    await workerRules(page)
    await isKept(page, PAGE)
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(result(page)).toContainText('Verified on')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('.live-run')).toHaveCount(0)
  })
})

test('pages are served under the security policy', async ({ page }) => {
  const answer = await page.request.get(url + PAGE)
  expect(answer.headers()['content-security-policy']).toContain("script-src 'self'")
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
})

test('hostile responses are shown as text or as an error', async ({ page }) => {
  await open(page)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const run = async (fulfill: (route: Route) => unknown) => {
    await page.unroute(EXEC)
    await page.route(EXEC, fulfill)
    await button(example(page), 'Run').click()
  }
  const script = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  await run(
    asJson({ columns: [{ name: '__proto__', type: script }], dataset: [[script], ['constructor'], [null]] }),
  )
  await expect(status(page)).toHaveText(/^3 rows/)
  await expect(result(page).getByRole('cell').first()).toHaveText(script)
  await expect(result(page).locator('img, script')).toHaveCount(0)
  await run(asJson({ error: script, position: 1e15 }))
  await expect(result(page).locator('.error-text')).toHaveText(script)
  for (const [fulfill, message] of [
    [
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
      'The run failed: the server returned a web page instead of a QuestDB response.',
    ],
    [
      (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
      'The run failed: the server is down or restarting (HTTP 502). Try again in a minute.',
    ],
    [asJson({ columns: [], dataset: {} }), 'The run failed: the response has no columns.'],
    [asJson({ x: 'y'.repeat(9_000_000) }), 'The run failed: the response is larger than 8 MB.'],
  ] as const) {
    await run(fulfill)
    await expect(status(page)).toHaveText(message)
  }
  expect(dialogs).toEqual([])
})

test.describe("a reader's own server", () => {
  let own: Server
  test.beforeAll(async () => {
    own = await startServer()
  })
  test.afterAll(async () => {
    await own.stop()
  })

  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose where examples run' })

  async function choose(page: Page, address: string): Promise<void> {
    if (!(await editor(page).isVisible())) await button(example(page), 'Edit').click()
    await example(page).locator('.live-bar [data-live="server"]').click()
    await dialog(page).getByLabel('Address of my own server').fill(address)
    await button(dialog(page), 'Use this server').click()
  }

  test('without CORS headers, the page says what helps', async ({ page }) => {
    await open(page)
    await choose(page, 'https://prices.example/')
    await expect(dialog(page).getByRole('status')).toHaveText(/Enter an address on this machine/)
    await dialog(page).getByLabel('Address of my own server').fill(`http://localhost:${own.ports.http}/`)
    await button(dialog(page), 'Use this server').click()
    await expect(dialog(page).getByRole('status')).toContainText('without CORS headers')
    await expect(dialog(page).locator('pre')).toContainText(`Access-Control-Allow-Origin ${url} always`)
    await dialog(page).getByLabel('Address of my own server').fill('http://localhost:9/')
    await button(dialog(page), 'Use this server').click()
    await expect(dialog(page).getByRole('status')).toContainText('No server responded')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(example(page).locator('.live-bar [data-live="server"]')).toBeFocused()
  })

  test('it is used in later visits too, and asks before it changes data', async ({ page }) => {
    const proxy = await startProxy(own.ports.http)
    try {
      await open(page)
      await choose(page, proxy.address)
      await expect(dialog(page)).toHaveCount(0)
      await page.reload()
      await expect(button(example(page), 'Run')).toBeVisible()
      await runEdited(page, 'CREATE TABLE made_here (x INT)')
      const question = page.getByRole('dialog', { name: /^Run this statement on 127\.0\.0\.1:\d+\?$/ })
      await expect(question).toContainText('CREATE TABLE made_here')
      await expect(button(question, 'Cancel')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(status(page)).toHaveText('The statement wasn’t run.')
      expect(proxy.asked.filter((sql) => sql.includes('made_here'))).toEqual([])
      await button(example(page), 'Run').click()
      await button(question, 'Run').click()
      await expect(status(page)).toHaveText(/^The statement ran in/)
      expect(await own.client.query('SELECT count() FROM made_here')).toEqual([['0']])
      // back to the demo server
      await expect(result(page)).toContainText(new URL(proxy.address).host)
      await result(page).getByLabel('Result options').click()
      await button(result(page), 'Change the server').click()
      await dialog(page)
        .getByLabel(/Demo server/)
        .check()
      await button(dialog(page), 'Use this server').click()
      await expect(status(page)).toHaveText('Examples now run on Demo server.')
    } finally {
      await proxy.stop()
    }
  })
})

test('everything fits and is accessible @phone @desktop', async ({ page }) => {
  await open(page)
  await edit(page, 'trades LIMIT 3')
  await button(example(page), 'Run').click()
  await expect(status(page)).toHaveText(/^3 rows/)
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  const found = await new AxeBuilder({ page }).include('.example').analyze()
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await example(page).locator('.live-bar [data-live="server"]').click()
  const inDialog = await new AxeBuilder({ page }).include('.live-dialog').analyze()
  expect(inDialog.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('dashboards query the demo server, get new rows, and say that the rows are generated', async ({
  page,
}) => {
  test.slow()
  const times = new Set<string>()
  page.on('response', async (response) => {
    const sql = new URL(response.url()).searchParams.get('query') ?? ''
    if (!sql.includes('FROM live_book')) return
    const { dataset } = (await response.json()) as { dataset: [time: string][] }
    for (const [time] of dataset) times.add(time)
  })
  await openPage(page, `${url}/dashboards/crypto/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live Crypto Price Charts Live')
  await expect(page.getByText('Generated trades that arrive in real time.')).toBeVisible()
  const charts = page.getByRole('region', { name: 'Charts' })
  await expect(charts.getByRole('status')).toHaveText(/Live/)
  await expect(page.getByRole('img', { name: /40 BTC-USDT candles, 5 minutes each/ })).toBeVisible()
  // the largest candles need the longest history
  await charts.getByRole('radiogroup', { name: 'Candles' }).getByText('1h').click()
  await expect(page.getByRole('img', { name: /40 BTC-USDT candles, 1 hour each/ })).toBeVisible()
  await expect.poll(() => times.size, { timeout: 30_000 }).toBeGreaterThan(2)
})
