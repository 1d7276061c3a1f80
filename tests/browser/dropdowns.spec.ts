import { expect, test, type Locator, type Page } from '@playwright/test'
import { tabTo } from './helpers/keyboard'
import { timeOpenAfterLeaving } from './helpers/menu-timing'
import { openPage } from './helpers/open-page'

const MENUS = {
  Product: [
    ['Capital Markets', '/market-data/'],
    ['Live Crypto Price Charts', '/dashboards/crypto/'],
    ['Explore Live Demo', 'https://demo.questdb.io'],
    ['Download', '/download/'],
  ],
  Compare: [
    ['vs kdb+', '/compare/questdb-vs-kdb/'],
    ['vs InfluxDB', '/blog/2024/02/26/questdb-versus-influxdb/'],
    ['vs TimescaleDB', '/blog/timescaledb-vs-questdb-comparison/'],
  ],
} as const

const mainNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true })
const trigger = (page: Page, name: string): Locator =>
  mainNav(page).getByRole('button', { name, exact: true })
const card = (page: Page, name: string): Locator => mainNav(page).getByRole('link').filter({ hasText: name })

async function expectOpen(page: Page, name: 'Product' | 'Compare'): Promise<void> {
  await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true')
  await expect(card(page, MENUS[name][0][0])).toBeVisible()
}

async function expectClosed(page: Page, name: 'Product' | 'Compare'): Promise<void> {
  await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'false')
  await expect(card(page, MENUS[name][0][0])).toBeHidden()
}

test.beforeEach(async ({ page }) => {
  await openPage(page, '/')
})

/** Stops the page's clock, so that a busy machine doesn't make a quick gesture a slow one. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('the card of charts that replay a recording says so', async ({ page }) => {
  await trigger(page, 'Product').hover()
  await expectOpen(page, 'Product')
  await expect(card(page, 'Live Crypto Price Charts')).toContainText('Replay')
  await expect(mainNav(page).getByText('Replay', { exact: true })).toHaveCount(1)
})

test('a click on a menu that was opened by hover keeps it open, and the next one closes it', async ({
  page,
}) => {
  await trigger(page, 'Product').hover()
  await expectOpen(page, 'Product')
  await trigger(page, 'Product').click()
  await page.waitForTimeout(300)
  await expectOpen(page, 'Product')
  await trigger(page, 'Product').click()
  await expectClosed(page, 'Product')
  // a pointer that comes and clicks at once
  await page.mouse.move(700, 700)
  await trigger(page, 'Compare').click()
  await page.waitForTimeout(300)
  await expectOpen(page, 'Compare')
})

for (const name of ['Product', 'Compare'] as const) {
  test(`${name} opens on hover and shows its cards in one row`, async ({ page }) => {
    await trigger(page, name).hover()
    await expectOpen(page, name)
    // the menu moves down slightly as it appears
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ timeline }) => timeline === document.timeline)
          .map(({ finished }) => finished),
      ),
    )
    const boxes = []
    for (const [label, href] of MENUS[name]) {
      await expect(card(page, label)).toHaveAttribute('href', href)
      boxes.push(await card(page, label).boundingBox())
    }
    await expect(
      mainNav(page)
        .getByRole('link')
        .filter({ has: page.locator('strong') }),
    ).toHaveCount(boxes.length)
    expect(new Set(boxes.map((box) => Math.round(box!.y))).size, 'rows').toBe(1)
    expect(new Set(boxes.map((box) => Math.round(box!.x))).size, 'columns').toBe(boxes.length)
    const { x } = (await trigger(page, name).boundingBox())!
    expect(Math.abs(boxes[0]!.x - x), 'distance of the panel from its trigger').toBeLessThan(30)
  })

  test(`${name} opens when the keyboard reaches it`, async ({ page }) => {
    await tabTo(page, trigger(page, name))
    await expectOpen(page, name)
    await expect(trigger(page, name)).toBeFocused()
  })

  test(`${name} is opened and closed by pressing`, async ({ page }) => {
    await trigger(page, name).dispatchEvent('click')
    await expectOpen(page, name)
    await trigger(page, name).dispatchEvent('click')
    await expectClosed(page, name)
    await trigger(page, name).dispatchEvent('click')
    await expectOpen(page, name)
  })
}

test('Enter on the trigger closes and opens', async ({ page }) => {
  await tabTo(page, trigger(page, 'Product'))
  await expectOpen(page, 'Product')
  await page.keyboard.press('Enter')
  await expectClosed(page, 'Product')
  await page.keyboard.press('Enter')
  await expectOpen(page, 'Product')
})

for (const from of ['the trigger', 'a card'] as const)
  test(`the menu closes about 250 ms after the pointer has left ${from}`, async ({ page }) => {
    await trigger(page, 'Product').hover()
    await expectOpen(page, 'Product')
    const left = from === 'a card' ? card(page, 'Download') : trigger(page, 'Product')
    await left.hover()
    const time = await timeOpenAfterLeaving(page, left, trigger(page, 'Product'))
    expect(time).toBeGreaterThan(150)
    // on a busy machine, the change is rendered some frames late
    expect(time).toBeLessThan(900)
    await expectClosed(page, 'Product')
  })

test('the way from the trigger to a card does not close the menu', async ({ page }) => {
  await trigger(page, 'Product').hover()
  await expectOpen(page, 'Product')
  await stopClock(page)
  for (const name of ['Capital Markets', 'Download']) {
    const box = (await card(page, name).boundingBox())!
    await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 8 })
  }
  // longer than the delay after which it would close
  await page.clock.runFor(500)
  await expectOpen(page, 'Product')
})

test('the straight way to a far card, across the other trigger, keeps the menu', async ({ page }) => {
  await trigger(page, 'Product').hover()
  await expectOpen(page, 'Product')
  await stopClock(page)
  const other = (await trigger(page, 'Compare').boundingBox())!
  const box = (await card(page, 'Download').boundingBox())!
  await page.mouse.move(other.x + other.width / 2, other.y + other.height - 2, { steps: 3 })
  await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 3 })
  // longer than either delay
  await page.clock.runFor(500)
  await expectOpen(page, 'Product')
  await expectClosed(page, 'Compare')
})

test('a pointer that comes back in time finds the menu open', async ({ page }) => {
  await trigger(page, 'Product').hover()
  await expectOpen(page, 'Product')
  await stopClock(page)
  await page.mouse.move(700, 780)
  await page.clock.runFor(200)
  await trigger(page, 'Product').hover()
  await page.clock.runFor(500)
  await expectOpen(page, 'Product')
})

test('opening one menu closes the other', async ({ page }) => {
  await trigger(page, 'Product').hover()
  await expectOpen(page, 'Product')
  await trigger(page, 'Compare').hover()
  await expectOpen(page, 'Compare')
  await expectClosed(page, 'Product')
})

for (const where of ['the trigger', 'a card'] as const)
  test(`Escape with the focus on ${where} closes the menu and gives the focus back`, async ({ page }) => {
    await tabTo(page, trigger(page, 'Product'))
    await expectOpen(page, 'Product')
    if (where === 'a card') await tabTo(page, card(page, 'Live Crypto Price Charts'))
    await page.keyboard.press('Escape')
    await expectClosed(page, 'Product')
    await expect(trigger(page, 'Product')).toBeFocused()
    // the restored focus must not open it again
    await page.waitForTimeout(500)
    await expectClosed(page, 'Product')
  })

test('Escape closes a menu that the pointer opened', async ({ page }) => {
  await trigger(page, 'Compare').hover()
  await expectOpen(page, 'Compare')
  await page.keyboard.press('Escape')
  await expectClosed(page, 'Compare')
  await page.waitForTimeout(500)
  await expectClosed(page, 'Compare')
})

test('the keyboard goes through the cards in their order, and the menu closes behind it', async ({
  page,
}) => {
  await tabTo(page, trigger(page, 'Product'))
  await expectOpen(page, 'Product')
  for (const [label] of MENUS.Product) {
    await page.keyboard.press('Tab')
    await expect(card(page, label)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expectClosed(page, 'Product')
})

test('the menu closes when the focus goes back before it', async ({ page }) => {
  await tabTo(page, trigger(page, 'Product'))
  await expectOpen(page, 'Product')
  await page.keyboard.press('Shift+Tab')
  await expectClosed(page, 'Product')
})

test('choosing a card goes there and closes the menu', async ({ page }) => {
  await trigger(page, 'Product').hover()
  await expectOpen(page, 'Product')
  await card(page, 'Capital Markets').click()
  await expect(page).toHaveURL('/market-data/')
  await expect(card(page, 'Capital Markets')).toBeHidden()
})
