import { expect, test, type Locator, type Page } from '@playwright/test'
import { writtenDay } from '../../src/base/written-day'
import { candleSeconds, type PanelName } from '../../src/dashboard/dashboard-data'
import { DASHBOARD } from './helpers/content-facts'
import { shiftSeen, watchShift } from './helpers/layout-shift'
import { watchTroubles } from './helpers/troubles'
import { openPage } from './helpers/open-page'

// the worker would fetch the recording by itself
test.use({ serviceWorkers: 'block' })

const PAGE = DASHBOARD.route
const { panels, queries, recording } = DASHBOARD

const FROM = Date.parse(recording.replayFrom)
const TO = Date.parse(recording.replayTo)
/** Length of the candles that are shown first, in milliseconds. */
const CANDLE = candleSeconds(recording.steps[0]!) * 1000
/** How far the clock goes in one step, in milliseconds. */
const STEP = recording.clockSeconds * 1000
const minute = (time: number) => new Date(time).toISOString().slice(11, 16)
/** How the page writes the period of a candle. */
const period = (time: number) => `${minute(time)}–${minute(time + CANDLE)}`
/** The last one of the recording. */
const LATEST = period(TO - CANDLE)

/** So low that only the first chart is within the 800 px in which charts are drawn. */
const LOW_WINDOW = { width: 390, height: 150 }

const charts = (page: Page) => page.getByRole('region', { name: 'Charts' })
const status = (page: Page) => charts(page).getByRole('status')
const panel = (page: Page, name: PanelName): Locator =>
  page
    .getByRole('figure')
    .filter({ has: page.getByRole('heading', { name: panels[name].title, exact: true }) })
/** Time shown by the clock of the replay. */
const clock = async (page: Page) => /\d\d:\d\d UTC/.exec(await charts(page).innerText())?.[0] ?? ''

async function open(page: Page) {
  await page.goto(PAGE)
  await expect(status(page)).toHaveText(/Playing/)
}

/** Pauses the replay and moves it to its end, so that the latest candle doesn't depend on the speed of a test. */
async function pauseAtEnd(page: Page) {
  await charts(page).getByRole('button', { name: 'Pause' }).click()
  await charts(page).getByRole('slider').press('End')
  // the bar names the time once, for all panels
  await expect(charts(page).getByText(`${minute(TO)} UTC`)).toHaveCount(1)
}

/** Number of pixels of a canvas that have the color of a token. */
const inkOf = (canvas: Locator, token: string) =>
  canvas.evaluate((element: HTMLCanvasElement, name) => {
    const hex = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
    const wanted = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
    const { data } = element.getContext('2d')!.getImageData(0, 0, element.width, element.height)
    let count = 0
    for (let at = 0; at < data.length; at += 4)
      if (wanted.every((part, index) => data[at + index] === part)) count++
    return count
  }, token)

/** Dispatches the events of a hidden or visible tab. */
const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('plays a recording, says so, and needs no other site', async ({ page, baseURL }) => {
  const troubles = watchTroubles(page)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      elsewhere.push(request.url())
  })
  await open(page)
  await expect(page.locator('main')).toContainText(/Sample data recorded on QuestDB \d+\.\d+\.\d+,/)
  // the dot is the sign of live data
  await expect(status(page)).not.toContainText('●')
  await expect(page.locator('main')).toContainText(
    /Generated trades; QuestDB \d+\.\d+\.\d+ ran the queries on \w+ \d+, \d{4}\./,
  )
  await expect(panel(page, 'rsi').getByRole('img', { name: /^BTC-USDT RSI over 40 candles/ })).toBeVisible()
  await expect(panel(page, 'book').getByRole('img', { name: /best bid [\d,.]+, best ask/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(` Replay · ${writtenDay(recording.replayFrom)}$`),
  )
  await expect(charts(page)).not.toContainText(/\blive\b/i)
  const before = await clock(page)
  await expect.poll(() => clock(page)).not.toBe(before)
  expect(elsewhere).toEqual([])
  expect(troubles).toEqual([])
})

test('each chart is drawn', async ({ page }) => {
  await open(page)
  for (const name of ['price', 'rsi'] as const) {
    const canvas = panel(page, name).locator('canvas').first()
    await expect(canvas).toBeVisible()
    // more than one color means that something was drawn
    await expect
      .poll(() =>
        canvas.evaluate((element: HTMLCanvasElement) => {
          const { data } = element.getContext('2d')!.getImageData(0, 0, element.width, element.height)
          return new Set(new Uint32Array(data.buffer)).size
        }),
      )
      .toBeGreaterThan(3)
  }
  await expect(panel(page, 'book').locator('svg path')).toHaveCount(4)
})

test('each chart has a table that holds the same and takes the same room', async ({ page }) => {
  await open(page)
  const names: [PanelName, string[]][] = [
    ['price', ['Open', 'Close', 'VWAP', 'Upper band']],
    ['rsi', ['RSI']],
    ['book', ['Price', 'Cumulative amount']],
  ]
  for (const [name, columns] of names) {
    const box = await panel(page, name).boundingBox()
    const button = panel(page, name).getByRole('button', { name: `Table view: ${panels[name].title}` })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const table = panel(page, name).getByRole('table', { name: /BTC-USDT/ })
    for (const column of columns)
      await expect(table.getByRole('columnheader', { name: column, exact: true })).toHaveCount(1)
    expect(await table.getByRole('row').count()).toBeGreaterThan(10)
    expect((await panel(page, name).boundingBox())?.height).toBe(box?.height)
    await page.keyboard.press('Enter')
    await expect(table).toBeHidden()
  }
  await expect(panel(page, 'trades').getByRole('table').getByRole('row')).toHaveCount(15)
})

test('a panel shows its SQL for the selected pair in place of the chart, at the same height', async ({
  page,
}) => {
  await open(page)
  const rsi = panel(page, 'rsi')
  const box = await rsi.boundingBox()
  await rsi.getByRole('button', { name: `SQL: ${panels.rsi.title}` }).click()
  const statement = rsi.getByLabel(`SQL: ${queries.rsi}`)
  await expect(statement).toContainText("@symbol := 'BTC-USDT'")
  await charts(page).getByLabel('Pair').selectOption('ETH-USDT')
  await expect(statement).toContainText("@symbol := 'ETH-USDT'")
  expect((await rsi.boundingBox())?.height).toBe(box?.height)
  await expect(rsi.getByRole('img')).toBeHidden()
  await rsi.getByRole('button', { name: `Table view: ${panels.rsi.title}` }).click()
  await expect(statement).toBeHidden()
  await expect(rsi.getByRole('table')).toBeVisible()
})

test('the summary of a chart agrees with its table', async ({ page }) => {
  await open(page)
  await charts(page).getByRole('button', { name: 'Pause' }).click()
  await expect(status(page)).toContainText('Paused')
  const rsi = panel(page, 'rsi')
  const summary = (await rsi.getByRole('img').getAttribute('aria-label')) ?? ''
  const [, now = ''] = /: currently ([\d.]+),/.exec(summary) ?? []
  await rsi.getByRole('button', { name: `Table view: ${panels.rsi.title}` }).click()
  const newest = await rsi.getByRole('table').getByRole('row').nth(1).getByRole('cell').innerText()
  expect(newest).toBe(now)
})

test('all trades are visible without a scroller, and their decimal points align', async ({ page }) => {
  await open(page)
  const trades = panel(page, 'trades')
  await expect(trades.getByRole('row')).toHaveCount(15)
  const [box, last] = [await trades.boundingBox(), await trades.getByRole('row').last().boundingBox()]
  expect(last!.y + last!.height).toBeLessThan(box!.y + box!.height)
  expect(await trades.locator('[tabindex]').count()).toBe(0)
  for (const column of [2, 3]) {
    const cells = await trades.locator(`tbody td:nth-child(${column + 1})`).allInnerTexts()
    expect(new Set(cells.map((text) => text.split('.')[1]?.length)).size).toBe(1)
  }
})

test('a table that goes on fades at its edge and is scrolled by keys', async ({ page }) => {
  await open(page)
  await panel(page, 'rsi')
    .getByRole('button', { name: `Table view: ${panels.rsi.title}` })
    .click()
  const box = panel(page, 'rsi').getByRole('region', { name: /RSI for the last 40/ })
  await box.focus()
  await page.keyboard.press('End')
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
  expect(await box.evaluate((element) => getComputedStyle(element, '::after').backgroundImage)).toContain(
    'gradient',
  )
})

test('no number of the queries has floating-point noise, and no statement is clipped @desktop', async ({
  page,
}) => {
  await open(page)
  const results = await page.locator('.result td').allTextContents()
  expect(results.length).toBeGreaterThan(100)
  expect(results.filter((text) => /\d\.\d{7,}/.test(text))).toEqual([])
  await page.locator('details.fold').evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true
  })
  for (const tab of (await page.getByRole('tab').all()).reverse()) {
    await tab.click()
    const clipped = await page
      .locator('.code pre')
      .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length)
    expect(clipped).toBe(0)
  }
  // the description of a query is beside the query
  const split = page.locator('.split').first()
  const [text, code] = [
    await split.locator('p').first().boundingBox(),
    await split.locator('pre').boundingBox(),
  ]
  expect(code!.x).toBeGreaterThan(text!.x + text!.width)
})

test('the best levels of the order book are rows', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'Order book' }).click()
  const table = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: 'bid_price', exact: true }) })
  await expect(table.getByRole('row')).toHaveCount(6)
  for (const column of ['level', 'bid_volume', 'ask_price', 'ask_volume'])
    await expect(table.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
})

test('the slider shares its line only with the time, and the first chart begins on the first screen @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const [slider, bar] = [
    await charts(page).getByRole('slider').boundingBox(),
    await charts(page).boundingBox(),
  ]
  expect(slider!.width).toBeGreaterThan(0.7 * bar!.width)
  expect((await panel(page, 'price').boundingBox())!.y).toBeLessThan(400)
})

test('another pair and another size of candles are shown', async ({ page }) => {
  await open(page)
  await charts(page).getByRole('combobox', { name: 'Pair' }).selectOption('SOL-USDT')
  await charts(page).getByRole('radio', { name: '15m' }).check()
  const chart = panel(page, 'price').getByRole('img')
  await expect(chart).toHaveAttribute(
    'aria-label',
    /40 SOL-USDT candles, 15 minutes each, ranging from 1\d\d\./,
  )
  await expect(panel(page, 'trades').getByRole('table', { name: /SOL-USDT/ })).toBeVisible()
})

test('the values of the pointer are those of the latest candle after the pair was changed @desktop', async ({
  page,
}) => {
  await open(page)
  await pauseAtEnd(page)
  const price = panel(page, 'price')
  const latest = price.getByText(LATEST)
  await expect(latest).toBeVisible()
  const drawing = await price.getByRole('img').boundingBox()
  await page.mouse.move(drawing!.x + 100, drawing!.y + 100)
  await expect(latest).toBeHidden()
  const pair = charts(page).getByRole('combobox', { name: 'Pair' })
  await pair.focus()
  await page.keyboard.press('ArrowDown')
  await expect(pair).toHaveValue('ETH-USDT')
  await expect(latest).toBeVisible()
})

test('the charts show the values of the same time, and the depth those of a level @desktop', async ({
  page,
}) => {
  await open(page)
  await pauseAtEnd(page)
  const [price, rsi, depth] = (['price', 'rsi', 'book'] as const).map((name) => panel(page, name))
  const drawing = (await price!.getByRole('img').boundingBox())!
  await expect(rsi!.getByText(LATEST)).toBeVisible()
  // both are drawn
  await expect(price!.getByText('Volume (BTC)')).toBeVisible()
  await expect(rsi!.getByText('Overbought')).toBeVisible()
  await page.mouse.move(drawing.x + 100, drawing.y + 100)
  await expect(rsi!.getByText(LATEST)).toBeHidden()
  const time = await price!.getByText(/^\d\d:\d\d–\d\d:\d\d$/).innerText()
  await expect(rsi!.getByText(time)).toBeVisible()
  // in the other direction, and back to the latest values
  await rsi!.getByRole('img').hover({ position: { x: 200, y: 20 } })
  await expect(price!.getByText(LATEST)).toBeHidden()
  await expect(price!.getByText(time)).toBeHidden()
  await page.mouse.move(5, 5)
  await expect(price!.getByText(LATEST)).toBeVisible()
  const book = depth!.getByRole('img')
  await book.hover()
  await expect(depth!.getByText(/Bids down to|Asks up to/)).toBeVisible()
  await expect(depth!.getByText('Spread')).toBeHidden()
  await page.mouse.move(5, 5)
  await expect(depth!.getByText('Spread')).toBeVisible()
})

test('the candle of the current interval closes at the latest trade @desktop', async ({ page }) => {
  await open(page)
  await charts(page).getByRole('button', { name: 'Pause' }).click()
  const slider = charts(page).getByRole('slider')
  const steps = CANDLE / STEP
  await slider.press('Home')
  for (let step = 2; step < steps; step++) await slider.press('ArrowRight')
  await expect(charts(page).getByText(`${minute(FROM + CANDLE - 2 * STEP)} UTC`)).toBeVisible()
  const price = panel(page, 'price')
  const trade = await panel(page, 'trades').locator('tbody td').nth(1).innerText()
  await expect(price.getByText(period(FROM))).toBeVisible()
  await expect(price.getByText(`C ${trade}`)).toBeVisible()
  // once it's complete, it's the server's
  for (let step = 0; step < 2; step++) await slider.press('ArrowRight')
  await expect(panel(page, 'rsi')).toContainText(period(FROM))
})

test('the slider follows key presses that come faster than the replay @desktop', async ({ page }) => {
  await open(page)
  await charts(page).getByRole('button', { name: 'Pause' }).click()
  const slider = charts(page).getByRole('slider')
  await slider.press('Home')
  await expect(charts(page).getByText(`${minute(FROM)} UTC`)).toBeVisible()
  await slider.evaluate((input: HTMLInputElement) => {
    for (let press = 0; press < 6; press++) {
      input.stepUp()
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect(charts(page).getByText(`${minute(FROM + 6 * STEP)} UTC`)).toBeVisible()
})

test('a price changes within a second, and new trades are highlighted without moving @desktop', async ({
  page,
}) => {
  await page.clock.install()
  await open(page)
  await page.clock.runFor(1100)
  await expect(charts(page).locator('strong[data-changed]').first()).toBeVisible()
  await expect(charts(page).locator('tr[data-changed]').first()).toBeVisible()
  // an animation would repaint the page 60 times per second, unless it follows the scroll position
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
    ),
  ).toBe(0)
})

test('a view can be shared by its URL, and unavailable values are ignored', async ({ page }) => {
  await page.goto(`${PAGE}?pair=ETH-USDT&candles=15m&speed=180`)
  await expect(charts(page).getByRole('combobox', { name: 'Pair' })).toHaveValue('ETH-USDT')
  await expect(charts(page).getByRole('radio', { name: '15m' })).toBeChecked()
  await expect(charts(page).getByRole('combobox', { name: 'Speed' })).toHaveValue('180')
  await charts(page).getByRole('radio', { name: '1h' }).check()
  await expect(page).toHaveURL(/\?pair=ETH-USDT&candles=1h&speed=180$/)
  await page.goto(`${PAGE}?pair=x&candles=2m&speed=7`)
  await expect(charts(page).getByRole('combobox', { name: 'Pair' })).toHaveValue('BTC-USDT')
  await expect(charts(page).getByRole('radio', { name: '5m', exact: true })).toBeChecked()
})

test('a line can be hidden with its button in the legend @desktop', async ({ page }) => {
  await open(page)
  const price = panel(page, 'price')
  const canvas = price.locator('canvas').first()
  const button = price.getByRole('button', { name: 'VWAP', exact: true })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => inkOf(canvas, '--code-yellow')).toBeGreaterThan(20)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => inkOf(canvas, '--code-yellow')).toBe(0)
  await button.click()
  await expect.poll(() => inkOf(canvas, '--code-yellow')).toBeGreaterThan(20)
})

test('Ctrl and the wheel zoom in on both charts, the wheel alone scrolls the page @desktop', async ({
  page,
}) => {
  await open(page)
  await charts(page).getByRole('button', { name: 'Pause' }).click()
  const price = panel(page, 'price')
  const rsi = panel(page, 'rsi').locator('canvas').first()
  await expect.poll(() => inkOf(rsi, '--code-yellow')).toBeGreaterThan(20)
  const before = await inkOf(rsi, '--code-yellow')
  const reset = price.getByRole('button', { name: 'Reset zoom' })
  await price.getByRole('img').hover({ position: { x: 300, y: 100 } })
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100)
  await expect(reset).toBeHidden()
  await page.keyboard.down('Control')
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect(reset).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(100)
  await expect.poll(() => inkOf(rsi, '--code-yellow')).not.toBe(before)
  await reset.click()
  await expect(reset).toBeHidden()
  await expect.poll(() => inkOf(rsi, '--code-yellow')).toBe(before)
})

test('a tap shows the values of a candle, and the controls and the time stay in view while the page scrolls @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await charts(page).getByRole('button', { name: 'Pause' }).click()
  const price = panel(page, 'price')
  const values = price.getByText(/^O [\d,.]+$/)
  const drawing = price.getByRole('img')
  const seen = [await values.innerText()]
  for (const x of [60, 150]) {
    const { height } = (await drawing.boundingBox())!
    // the library takes two taps within half a second for one gesture
    await expect(async () => {
      await drawing.tap({ position: { x, y: height / 3 } })
      await expect(values).not.toHaveText(seen.at(-1)!, { timeout: 300 })
    }).toPass()
    seen.push(await values.innerText())
  }
  await page.evaluate(() => window.scrollTo(0, 700))
  const [header, bar] = [
    (await page.getByRole('banner').boundingBox())!,
    (await charts(page).getByRole('button', { name: 'Play' }).boundingBox())!,
  ]
  expect(bar.y).toBeGreaterThanOrEqual(header.y + header.height)
  expect(bar.y + bar.height - header.y - header.height).toBeLessThanOrEqual(100)
  await expect(page.getByText(/^\d\d:\d\d UTC$/)).toBeInViewport()
})

test('a reader can change the speed, which is remembered for the session', async ({ page }) => {
  await page.clock.install()
  await open(page)
  const speed = charts(page).getByRole('combobox', { name: 'Speed' })
  await expect(speed).toHaveValue('60')
  await speed.selectOption('180×')
  const before = await clock(page)
  await page.clock.runFor(1100)
  await expect.poll(() => clock(page)).not.toBe(before)
  await page.reload()
  await expect(speed).toHaveValue('180')
})

test('the price chart and its time axis are on the first screen @desktop', async ({ page }) => {
  await open(page)
  const drawing = panel(page, 'price').getByRole('img')
  await expect(drawing.locator('canvas').first()).toBeVisible()
  await expect(drawing).toBeInViewport({ ratio: 1 })
})

test('the caption and the times of a wide table stay visible while it scrolls @phone', async ({ page }) => {
  await open(page)
  const price = panel(page, 'price')
  await price.getByRole('button', { name: /^Table view/ }).click()
  const box = price.getByRole('region', { name: `${writtenDay(recording.replayFrom)}, times in UTC` })
  await box.evaluate((element) => element.scrollTo(200, 200))
  await expect(price.locator('p').filter({ hasText: 'times in UTC' })).toBeInViewport({ ratio: 1 })
  const [edge, time] = [await box.boundingBox(), await box.getByRole('rowheader').last().boundingBox()]
  expect(time!.x).toBe(edge!.x)
})

test('a pause holds the clock, and the keyboard can end it', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await charts(page).getByRole('button', { name: 'Pause' }).click()
  await expect(status(page)).toHaveText(/Paused/)
  const held = await clock(page)
  await page.clock.runFor(60_000)
  expect(await clock(page)).toBe(held)
  const resume = charts(page).getByRole('button', { name: 'Play', exact: true })
  await resume.focus()
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText(/Playing/)
  await expect.poll(() => clock(page)).not.toBe(held)
})

test('the replay can be moved while it is paused', async ({ page }) => {
  await open(page)
  await charts(page).getByRole('button', { name: 'Pause' }).click()
  const position = charts(page).getByRole('slider', { name: 'Replay position' })
  await position.press('End')
  await expect(position).toHaveValue((await position.getAttribute('max')) ?? '')
  await expect(position).toHaveAttribute('aria-valuetext', await clock(page))
  await expect(status(page)).toHaveText(/Paused/)
  await position.press('Home')
  await expect(position).toHaveValue((await position.getAttribute('min')) ?? '')
})

test('a hidden tab holds the clock until it is seen again', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await setVisibility(page, 'hidden')
  const held = await clock(page)
  await page.clock.runFor(60_000)
  expect(await clock(page)).toBe(held)
  await setVisibility(page, 'visible')
  await expect(status(page)).toHaveText(/Playing/)
  await expect.poll(() => clock(page)).not.toBe(held)
})

test('the recording ends, and plays again', async ({ page }) => {
  await page.clock.install()
  await open(page)
  // two hours at sixty times the speed, in steps of the polling interval
  await expect(async () => {
    await page.clock.runFor(30_000)
    await expect(status(page)).toHaveText(/Ended/, { timeout: 100 })
  }).toPass()
  await charts(page).getByRole('button', { name: 'Play again' }).click()
  await expect(status(page)).toHaveText(/Playing/)
  // from the first recorded time, not where it started on load
  expect((await clock(page)).slice(0, 4)).toBe(minute(FROM).slice(0, 4))
})

test('the state is said once, not with each answer', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => said.push(document.querySelector('[role=status]')?.textContent ?? '')).observe(
      document.querySelector('[role=status]')!,
      { childList: true, characterData: true, subtree: true },
    )
  })
  const before = await clock(page)
  await page.clock.runFor(6000)
  await expect.poll(() => clock(page)).not.toBe(before)
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([])
})

test('a recording that does not come is said, and tried again', async ({ page }) => {
  let isDown = true
  await page.route('**/dashboards/crypto/recording.json', (route) =>
    isDown ? route.abort() : route.continue(),
  )
  await page.goto(PAGE)
  await expect(status(page)).toHaveText(/Failed.*The recording could not be loaded\./)
  await expect(charts(page)).toContainText(/Retrying in \d+ s/)
  isDown = false
  await charts(page).getByRole('button', { name: 'Retry now' }).click()
  await expect(status(page)).toHaveText(/Playing/)
})

for (const screen of ['@phone', '@tablet', '@desktop'])
  test(`nothing moves while the charts come, and nothing is wider than the screen ${screen}`, async ({
    page,
  }) => {
    await watchShift(page)
    await open(page)
    await panel(page, 'rsi').scrollIntoViewIfNeeded()
    await expect(panel(page, 'rsi').locator('canvas').first()).toBeVisible()
    const before = await clock(page)
    await expect.poll(() => clock(page)).not.toBe(before)
    expect(await shiftSeen(page)).toBeLessThan(0.01)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })

test('the charts of the next screens are drawn before the reader scrolls @phone', async ({ page }) => {
  await open(page)
  const rsi = panel(page, 'rsi')
  await expect(rsi).not.toBeInViewport()
  await expect.poll(() => inkOf(rsi.locator('canvas').first(), '--code-yellow')).toBeGreaterThan(20)
  await expect(panel(page, 'book').locator('svg path')).toHaveCount(4)
})

test('a chart far below the fold is drawn when the reader comes near, and nothing moves @phone', async ({
  page,
}) => {
  await page.setViewportSize(LOW_WINDOW)
  await watchShift(page)
  await open(page)
  const price = panel(page, 'price').locator('canvas').first()
  await expect.poll(() => inkOf(price, '--chart-1')).toBeGreaterThan(20)
  const [rsi, book] = [panel(page, 'rsi'), panel(page, 'book')]
  // one response later, it's still not drawn, but its text alternative is there
  const before = await clock(page)
  await expect.poll(() => clock(page)).not.toBe(before)
  await expect(rsi.getByRole('img', { name: /^BTC-USDT RSI over 40 candles/ })).toBeVisible()
  await expect(rsi.locator('canvas')).toHaveCount(0)
  await expect(book.locator('svg')).toHaveCount(0)
  const height = (await rsi.boundingBox())?.height

  await rsi.scrollIntoViewIfNeeded()
  await expect.poll(() => inkOf(rsi.locator('canvas').first(), '--code-yellow')).toBeGreaterThan(20)
  await expect(rsi.getByRole('img', { name: /^BTC-USDT RSI over 40 candles/ })).toBeVisible()
  await book.scrollIntoViewIfNeeded()
  await expect(book.locator('svg path')).toHaveCount(4)
  expect((await rsi.boundingBox())?.height).toBe(height)
  expect(await shiftSeen(page)).toBe(0)

  // charts that were visible remain drawn
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(rsi.locator('canvas').first()).toHaveCount(1)
  await expect(book.locator('svg path')).toHaveCount(4)
})

test('on paper a chart that was seen stands drawn, and another one as its table @phone', async ({ page }) => {
  await page.setViewportSize(LOW_WINDOW)
  await open(page)
  const price = panel(page, 'price')
  await expect.poll(() => inkOf(price.locator('canvas').first(), '--chart-1')).toBeGreaterThan(20)
  const print = (type: 'beforeprint' | 'afterprint') =>
    page.evaluate((name) => {
      window.dispatchEvent(new Event(name))
      // immediately, before the browser prints the page
      return ['price', 'rsi', 'book'].map(
        (panel) => document.querySelectorAll(`[data-panel=${panel}] tbody tr`).length,
      )
    }, type)
  const [ofPrice, ofRsi, ofBook] = await print('beforeprint')
  expect(ofPrice).toBe(0)
  expect(ofRsi).toBe(40)
  expect(ofBook).toBeGreaterThan(10)
  expect(await print('afterprint')).toEqual([0, 0, 0])
  expect(await inkOf(price.locator('canvas').first(), '--chart-1')).toBeGreaterThan(20)
})

test('a panel leads to its query, which shows what the server answered', async ({ page }) => {
  await open(page)
  const heading = page.getByRole('heading', { name: 'Relative strength index' })
  await expect(heading).toBeHidden()
  await panel(page, 'rsi')
    .getByRole('button', { name: `SQL: ${panels.rsi.title}` })
    .click()
  await panel(page, 'rsi').getByRole('link', { name: 'Relative strength index' }).click()
  await expect(page).toHaveURL(/#relative-strength-index$/)
  await expect(heading).toBeInViewport()
  await expect(page.getByRole('columnheader', { name: 'rsi', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'RSI' })).toHaveAttribute('aria-selected', 'true')
})

test('a link to a query opens its tab', async ({ page }) => {
  await page.goto(`${PAGE}#order-book-depth`)
  await expect(page.getByRole('tab', { name: 'Order book' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Order-book depth', level: 3 })).toBeInViewport()
})

test('all panels describe the same time, and the latest trade is within the spread of the book', async ({
  page,
}) => {
  await open(page)
  await pauseAtEnd(page)
  await expect(panel(page, 'price')).toContainText(LATEST)
  await expect(panel(page, 'rsi')).toContainText(LATEST)
  const latest = await panel(page, 'trades').getByRole('rowheader').first().innerText()
  const minutes = Array.from({ length: CANDLE / 60_000 + 1 }, (_, ago) => minute(TO - ago * 60_000))
  expect(minutes).toContain(latest.slice(0, 5))
  const book = (await panel(page, 'book').getByRole('img').getAttribute('aria-label')) ?? ''
  const [, bid = '', ask = ''] = /best bid ([\d,.]+\d), best ask ([\d,.]+\d)/.exec(book) ?? []
  const trade = await panel(page, 'trades').locator('tbody td').nth(1).innerText()
  const [low, high, price] = [bid, ask, trade].map((text) => Number(text.replaceAll(',', '')))
  expect(Math.abs(price! - (low! + high!) / 2)).toBeLessThan(high! - low!)
  // the candles name the same price, whatever their size
  await charts(page).getByRole('radio', { name: '1h' }).check()
  await expect(panel(page, 'price')).toContainText(trade)
})

test('the charts weigh on this page only, and the recording at most 60 KB', async ({ page }) => {
  const answered = page.waitForResponse('**/dashboards/crypto/recording.json')
  await open(page)
  const { responseBodySize } = await (await answered).request().sizes()
  expect(responseBodySize).toBeGreaterThan(10_000)
  expect(responseBodySize).toBeLessThanOrEqual(60_000)

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openPage(page, '/docs/reference/sql/sample-by/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /recording\.json|price-chart|lightweight/.test(url))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the queries stand there with rows, and no empty chart', async ({ page }) => {
    await page.goto(PAGE)
    await expect(charts(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Relative strength index' })).toBeVisible()
    for (const title of Object.values(queries)) {
      const example = page.locator('.example').filter({ has: page.locator('figcaption', { hasText: title }) })
      expect(await example.locator('.result tbody tr').count(), title).toBeGreaterThan(0)
    }
  })
})
