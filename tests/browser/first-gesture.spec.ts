import { expect, test, type Locator, type Page } from '@playwright/test'
import { holdAnswer, type HeldAnswer } from './helpers/held-answer'
import { tabTo } from './helpers/keyboard'
import { openPage } from './helpers/open-page'

// The code of menus and drawers comes when a reader reaches for them. What the reader did then must count.
test.use({ serviceWorkers: 'block' })

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

test('pressing "All documentation" before its code is there opens the list @phone @tablet', async ({
  page,
}) => {
  const code = await openWithSlowCode(page, '/docs/')
  await page.getByRole('button', { name: 'All documentation' }).tap()
  await code.asked
  code.letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})
