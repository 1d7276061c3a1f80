import { expect, test, type Locator, type Page } from '@playwright/test'
import { holdAnswer, type HeldAnswer } from './helpers/held-answer'
import { tabTo } from './helpers/keyboard'
import { FIRST_MENU, itemIn } from './helpers/menus'
import { openPage } from './helpers/open-page'

// The code of menus and drawers is loaded on the reader's first gesture, which must have its effect. A trace takes
// screenshots, for each of which the browser determines the element under the pointer, which would hide the problem.
test.use({ serviceWorkers: 'block', trace: 'off' })

const trigger = (page: Page): Locator =>
  page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('button', { name: FIRST_MENU.name, exact: true })
const cards = (page: Page): Locator => itemIn(page.getByRole('banner'), FIRST_MENU.items[0]!)

const isHovered = (page: Page): Promise<boolean> =>
  trigger(page).evaluate((button) => button.matches(':hover'))

async function openWithSlowCode(page: Page, address: string): Promise<HeldAnswer> {
  await openPage(page, address)
  return holdAnswer(page, /\.js$/)
}

test('pointing at a menu before its code is there opens it', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  await trigger(page).hover()
  await code.asked
  await expect(cards(page)).toBeHidden()
  code.letGo()
  await expect(cards(page)).toBeVisible()
})

test('a menu whose reader went away before its code came does not stay open', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  await trigger(page).hover()
  await code.asked
  // the browser has noticed the pointer on the placeholder button; before that, there is no pointerleave event
  await expect.poll(() => isHovered(page)).toBe(true)
  await page.mouse.move(700, 780)
  code.letGo()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(600)
  await expect(cards(page)).toBeHidden()
  await trigger(page).hover()
  await expect(cards(page)).toBeVisible()
})

/** Moves the pointer to the button without the checks that `hover` performs afterward. */
async function pointAt(page: Page): Promise<void> {
  const { x, y, width, height } = (await trigger(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
}

/**
 * Blocks the page briefly when the button of a menu is replaced, so that the browser notices the pointer on it too late
 * and dispatches no pointerleave event.
 *
 * @returns when it's watching, and when it's blocking
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
  // the button may not have been replaced
  await Promise.race([isBusy, page.waitForTimeout(1000)])
  await page.waitForTimeout(200)
  await page.mouse.move(700, 780)
  await code.asked
  code.letGo()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(600)
  await expect(cards(page)).toBeHidden()
  await trigger(page).hover()
  await expect(cards(page)).toBeVisible()
})

test('a menu that the pointer leaves at the moment of its opening closes', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  await trigger(page).hover()
  await code.asked
  await expect.poll(() => isHovered(page)).toBe(true)
  const { ready, isBusy } = busyAtNewButton(page)
  await ready
  code.letGo()
  await isBusy
  await page.waitForTimeout(200)
  await page.mouse.move(700, 780)
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false')
  await page.waitForTimeout(600)
  await expect(cards(page)).toBeHidden()
})

test('a menu whose reader stays while its code comes stays open', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  await trigger(page).hover()
  await code.asked
  code.letGo()
  await expect(cards(page)).toBeVisible()
  // longer than a menu remains open without the pointer
  await page.waitForTimeout(600)
  await expect(cards(page)).toBeVisible()
})

test('focusing a menu before its code is there opens it and keeps the focus', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  await tabTo(page, trigger(page))
  await code.asked
  code.letGo()
  await expect(cards(page)).toBeVisible()
  await expect(trigger(page)).toBeFocused()
})

test('pressing a menu before its code is there opens it', async ({ page }) => {
  const code = await openWithSlowCode(page, '/')
  await trigger(page).click()
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
