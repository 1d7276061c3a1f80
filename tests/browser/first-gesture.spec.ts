import { expect, test, type Locator, type Page } from '@playwright/test'
import { holdAnswer, type HeldAnswer } from './helpers/held-answer'
import { tabTo } from './helpers/keyboard'
import { openPage } from './helpers/open-page'

// The code of menus and drawers comes when a reader reaches for them. What the reader did then must count.
// A trace takes pictures, for each of which the browser looks where the pointer is: it would find out what it must not.
test.use({ serviceWorkers: 'block', trace: 'off' })

const product = (page: Page): Locator =>
  page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('button', { name: 'Product', exact: true })
const cards = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link').filter({ hasText: 'Capital Markets' })

async function openWithSlowCode(page: Page, address: string): Promise<HeldAnswer> {
  await openPage(page, address)
  return holdAnswer(page, /\.js$/)
}

test('pointing at a menu before its code is there opens it', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  await product(page).hover()
  await code.asked
  await expect(cards(page)).toBeHidden()
  code.letGo()
  await expect(cards(page)).toBeVisible()
})

test('a menu whose reader went away before its code came does not stay open', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  await product(page).hover()
  await code.asked
  // the browser notes the pointer on the button that stands in meanwhile; before that it tells of no leaving
  await page.waitForTimeout(300)
  await page.mouse.move(700, 780)
  code.letGo()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(600)
  await expect(cards(page)).toBeHidden()
  await product(page).hover()
  await expect(cards(page)).toBeVisible()
})

/** Moves the pointer onto the button, without looking at the page afterwards as `hover` does. */
async function pointAt(page: Page): Promise<void> {
  const { x, y, width, height } = (await product(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
}

/**
 * Keeps the page busy for a moment when the button of a menu is put anew, so that the browser learns too late of the
 * pointer on it, and tells of no leaving.
 * @returns when it watches, and when it is busy
 */
function busyAtNewButton(page: Page): { ready: Promise<void>; isBusy: Promise<unknown> } {
  const isBusy = page.waitForEvent('console', (message) => message.text() === 'busy')
  const ready = page.evaluate(() => {
    const button = document.querySelector('header [data-menu]')
    new MutationObserver((_, observer) => {
      if (document.contains(button)) return
      observer.disconnect()
      console.log('busy')
      for (const end = performance.now() + 700; performance.now() < end;);
    }).observe(document.body, { subtree: true, childList: true })
  })
  return { ready, isBusy }
}

test('a menu that the pointer only crossed while its code came does not open', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  const { ready, isBusy } = busyAtNewButton(page)
  await ready
  await pointAt(page)
  // the button need not be put anew
  await Promise.race([isBusy, page.waitForTimeout(1000)])
  await page.waitForTimeout(200)
  await page.mouse.move(700, 780)
  await code.asked
  code.letGo()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(600)
  await expect(cards(page)).toBeHidden()
  await product(page).hover()
  await expect(cards(page)).toBeVisible()
})

test('a menu that the pointer leaves at the moment of its opening closes', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  await product(page).hover()
  await code.asked
  await page.waitForTimeout(300)
  const { ready, isBusy } = busyAtNewButton(page)
  await ready
  code.letGo()
  await isBusy
  await page.waitForTimeout(200)
  await page.mouse.move(700, 780)
  await expect(product(page)).toHaveAttribute('aria-expanded', 'false')
  await page.waitForTimeout(600)
  await expect(cards(page)).toBeHidden()
})

test('a menu whose reader stays while its code comes stays open', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  await product(page).hover()
  await code.asked
  code.letGo()
  await expect(cards(page)).toBeVisible()
  // longer than a menu without a pointer stays open
  await page.waitForTimeout(600)
  await expect(cards(page)).toBeVisible()
})

test('focusing a menu before its code is there opens it and keeps the focus', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  await tabTo(page, product(page))
  await code.asked
  code.letGo()
  await expect(cards(page)).toBeVisible()
  await expect(product(page)).toBeFocused()
})

test('pressing a menu before its code is there opens it', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  await product(page).click()
  await code.asked
  code.letGo()
  await expect(cards(page)).toBeVisible()
})

test('pressing the menu button before its code is there opens the menu @phone @tablet', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  await page.getByRole('button', { name: 'Open main menu' }).tap()
  await code.asked
  code.letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('pressing "Documentation menu" before its code is there opens the list @phone @tablet', async ({
  page,
}) => {
  const code = await openWithSlowCode(page, '/docs/')
  await page.getByRole('button', { name: 'Documentation menu', exact: true }).tap()
  await code.asked
  code.letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})
