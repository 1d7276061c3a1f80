import { expect, test, type Locator, type Page } from '@playwright/test'
import { tabTo } from './helpers/keyboard'
import { openPage } from './helpers/open-page'

const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Documentation', exact: true })
const category = (page: Page, name: string): Locator =>
  sidebar(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) })
const link = (page: Page, name: string): Locator =>
  sidebar(page).getByRole('link', { name, exact: true }).first()
const scrollTop = (page: Page): Promise<number> =>
  page
    .getByRole('complementary')
    .first()
    .evaluate((box) => box.scrollTop)

test('shows which page is open, with the categories that lead to it', async ({ page }) => {
  await openPage(page, '/docs/reference/sql/asof-join/')
  const current = sidebar(page).locator('[aria-current="page"]')
  await expect(current).toHaveText('ASOF JOIN')
  await expect(current).toBeInViewport({ ratio: 1 })
  for (const name of ['Query & SQL Reference', 'SQL Syntax', 'SELECT'])
    await expect(category(page, name)).toBeVisible()
  await expect(link(page, 'FAQ')).toBeHidden()
})

test('reveals the new page after a change of page', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.getByRole('article').getByRole('link', { name: 'ASOF JOIN' }).first().click()
  await expect(page).toHaveURL('/docs/reference/sql/asof-join/')
  const current = sidebar(page).locator('[aria-current="page"]')
  await expect(current).toHaveText('ASOF JOIN')
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('leaves a category open when another is opened', async ({ page }) => {
  await openPage(page, '/docs/reference/sql/asof-join/')
  await category(page, 'Troubleshooting').click()
  await expect(link(page, 'FAQ')).toBeVisible()
  await expect(link(page, 'ASOF JOIN')).toBeVisible()
})

test('leaves categories open when the page changes', async ({ page }) => {
  await openPage(page, '/docs/reference/sql/asof-join/')
  await category(page, 'Troubleshooting').click()
  await category(page, 'Concepts').click()
  await link(page, 'Symbol').click()
  await expect(page).toHaveURL('/docs/concept/symbol/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symbol')
  // the one that was opened by hand, and the one that the last page had opened
  await expect(link(page, 'FAQ')).toBeVisible()
  await expect(link(page, 'ASOF JOIN')).toBeVisible()
})

test('lets a reader close the category of the page that is open', async ({ page }) => {
  await openPage(page, '/docs/concept/symbol/')
  await category(page, 'Concepts').click()
  await expect(link(page, 'Symbol')).toBeHidden()
})

test('is worked by the keyboard', async ({ page }) => {
  await openPage(page, '/docs/concept/symbol/')
  const troubleshooting = category(page, 'Troubleshooting')
  await troubleshooting.focus()
  await page.keyboard.press('Enter')
  await expect(link(page, 'FAQ')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(link(page, 'FAQ')).toBeHidden()
  await link(page, 'Introduction').focus()
  await tabTo(page, sidebar(page).getByRole('link', { name: /^Quick start/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/docs/quick-start/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('shows what is popular and what needs Enterprise', async ({ page }) => {
  await openPage(page, '/docs/reference/sql/asof-join/')
  await expect(sidebar(page).getByRole('link', { name: /^Quick start/ })).toContainText('Popular')
  const addUser = sidebar(page).getByRole('link', { name: /^ADD USER/ })
  await expect(addUser).toBeVisible()
  await expect(addUser).toContainText('Enterprise')
})

test('keeps its scroll position when the page changes', async ({ page }) => {
  await openPage(page, '/docs/reference/sql/asof-join/')
  await link(page, 'SAMPLE BY').scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(100)
  await link(page, 'SAMPLE BY').click()
  await expect(page).toHaveURL('/docs/reference/sql/sample-by/')
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('SAMPLE BY')
  expect(await scrollTop(page)).toBe(before)
})
