import { expect, test, type Locator, type Page } from '@playwright/test'
import { tabTo } from './helpers/keyboard'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Documentation', exact: true })
const category = (page: Page, name: string): Locator =>
  sidebar(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) })
const link = (page: Page, name: string): Locator =>
  sidebar(page).getByRole('link', { name, exact: true }).first()
const filter = (page: Page): Locator => sidebar(page).getByRole('searchbox', { name: 'Filter pages' })
const scrollTop = (page: Page): Promise<number> =>
  page
    .getByRole('complementary')
    .first()
    .evaluate((box) => box.scrollTop)

/** Does what focuses the sidebar, and waits for the code of its keys, which is loaded then. */
async function withKeys(page: Page, focus: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/sidebar-keys-'))
  await focus()
  await loaded
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

test('shows which page is open, with the categories that lead to it', async ({ page }) => {
  await openPage(page, PAGES.reference)
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
  await expect(page).toHaveURL(PAGES.reference)
  const current = sidebar(page).locator('[aria-current="page"]')
  await expect(current).toHaveText('ASOF JOIN')
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('leaves a category open when another is opened', async ({ page }) => {
  await openPage(page, PAGES.reference)
  await category(page, 'Troubleshooting').click()
  await expect(link(page, 'FAQ')).toBeVisible()
  await expect(link(page, 'ASOF JOIN')).toBeVisible()
})

test('closes the categories of the last page, except those that were opened by hand', async ({ page }) => {
  await openPage(page, PAGES.reference)
  await category(page, 'Troubleshooting').click()
  await category(page, 'Concepts').click()
  await link(page, 'Symbol').click()
  await expect(page).toHaveURL(PAGES.ordinary)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symbol')
  await expect(link(page, 'FAQ')).toBeVisible()
  await expect(link(page, 'ASOF JOIN')).toBeHidden()
  await expect(category(page, 'SQL Syntax')).toBeHidden()
  await expect(link(page, 'Symbol')).toBeInViewport({ ratio: 1 })
})

test('a category that was closed and opened again by hand stays open', async ({ page }) => {
  await openPage(page, PAGES.ordinary)
  await category(page, 'Concepts').click()
  await category(page, 'Concepts').click()
  await link(page, 'Introduction').click()
  await expect(page).toHaveURL('/docs/')
  await expect(link(page, 'Symbol')).toBeVisible()
})

test('stays at the line that was pressed while categories above it close', async ({ page }) => {
  await openPage(page, PAGES.reference)
  await category(page, 'Concepts').click()
  const line = link(page, 'Symbol')
  await line.scrollIntoViewIfNeeded()
  const before = (await line.boundingBox())!
  await line.click()
  await expect(link(page, 'ASOF JOIN')).toBeHidden()
  await expect(line).toHaveAttribute('aria-current', 'page')
  // in a single query, because the list is shorter and may not be long enough to remain scrolled
  const { top, most } = await page
    .getByRole('complementary')
    .first()
    .evaluate((box) => ({ top: box.scrollTop, most: box.scrollHeight - box.clientHeight }))
  const moved = Math.abs((await line.boundingBox())!.y - before.y)
  expect(moved < 2 || top === 0 || top >= most - 1).toBe(true)
  await expect(line).toBeInViewport({ ratio: 1 })
})

test('lets a reader close the category of the page that is open', async ({ page }) => {
  await openPage(page, PAGES.ordinary)
  await category(page, 'Concepts').click()
  await expect(link(page, 'Symbol')).toBeHidden()
})

test('is worked by the keyboard', async ({ page }) => {
  await openPage(page, PAGES.ordinary)
  const troubleshooting = category(page, 'Troubleshooting')
  await troubleshooting.focus()
  await page.keyboard.press('Enter')
  await expect(link(page, 'FAQ')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(link(page, 'FAQ')).toBeHidden()
  await link(page, 'Introduction').focus()
  await tabTo(page, sidebar(page).getByRole('link', { name: /^Quick start/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(PAGES.start)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('shows what is popular and what needs Enterprise', async ({ page }) => {
  await openPage(page, PAGES.reference)
  await expect(sidebar(page).getByRole('link', { name: /^Quick start/ })).toContainText('Popular')
  const addUser = sidebar(page).getByRole('link', { name: /^ADD USER/ })
  await expect(addUser).toBeVisible()
  await expect(addUser).toContainText('Enterprise')
})

test('keeps its scroll position when the page changes', async ({ page }) => {
  await openPage(page, PAGES.reference)
  await link(page, 'SAMPLE BY').scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(100)
  await link(page, 'SAMPLE BY').click()
  await expect(page).toHaveURL('/docs/reference/sql/sample-by/')
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('SAMPLE BY')
  expect(await scrollTop(page)).toBe(before)
})

test('keeps the two outermost categories in sight while one scrolls inside of them', async ({ page }) => {
  await openPage(page, PAGES.reference)
  await link(page, 'VACUUM TABLE').scrollIntoViewIfNeeded()
  const outer = category(page, 'Query & SQL Reference')
  const inner = category(page, 'SQL Syntax')
  await expect(category(page, 'SELECT')).not.toBeInViewport()
  for (const row of [outer, inner]) await expect(row).toBeInViewport({ ratio: 1 })
  const field = (await filter(page).boundingBox())!
  const [first, second] = [(await outer.boundingBox())!, (await inner.boundingBox())!]
  expect(first.y).toBeGreaterThanOrEqual(field.y + field.height)
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height - 1)
  // after it was closed from there, the row is still visible
  await inner.click()
  await expect(link(page, 'VACUUM TABLE')).toBeHidden()
  await expect(inner).toBeInViewport({ ratio: 1 })
})

test('a link that gets the focus is not behind the rows that stick', async ({ page }) => {
  await openPage(page, PAGES.reference)
  await link(page, 'VACUUM TABLE').focus()
  const inner = category(page, 'SQL Syntax')
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Shift+Tab')
    const row = (await page.locator(':focus').boundingBox())!
    if (await inner.evaluate((summary) => summary === document.activeElement)) break
    const stuck = (await inner.boundingBox())!
    expect(row.y).toBeGreaterThanOrEqual(stuck.y + stuck.height - 1)
  }
})

test.describe('the filter', () => {
  test('leaves lines that fit below their categories, and marks what fits', async ({ page }) => {
    await openPage(page, PAGES.ordinary)
    await filter(page).fill('asof')
    await expect(link(page, 'ASOF JOIN')).toBeVisible()
    await expect(sidebar(page).getByRole('link')).toHaveCount(1)
    await expect(link(page, 'ASOF JOIN').locator('mark')).toHaveText('ASOF')
    for (const name of ['Query & SQL Reference', 'SQL Syntax', 'SELECT'])
      await expect(category(page, name).filter({ visible: true })).toBeVisible()
    await expect(sidebar(page).getByRole('status')).toHaveText('1 match')
    await filter(page).fill('pgwire pyth')
    await expect(sidebar(page).getByRole('link')).toHaveText(/^Python/)
    await sidebar(page).getByRole('link').click()
    await expect(page).toHaveURL('/docs/pgwire/python/')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(filter(page)).toHaveValue('')
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
  })

  test('is cleared by Escape, and the list is as it was', async ({ page }) => {
    await openPage(page, PAGES.ordinary)
    await withKeys(page, () => category(page, 'Troubleshooting').click())
    await filter(page).fill('join')
    await expect(link(page, 'FAQ')).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(filter(page)).toBeFocused()
    await expect(filter(page)).toHaveValue('')
    await expect(link(page, 'FAQ')).toBeVisible()
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
    await expect(sidebar(page).getByRole('status')).toBeEmpty()
  })

  test('is worked by the keyboard', async ({ page }) => {
    await openPage(page, PAGES.ordinary)
    await withKeys(page, () => link(page, 'Symbol').focus())
    await page.keyboard.press('/')
    await expect(filter(page)).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.type('sample by')
    await expect(link(page, 'SAMPLE BY')).toBeVisible()
    for (const name of ['Query & SQL Reference', 'SQL Syntax', 'SELECT']) {
      await page.keyboard.press('ArrowDown')
      await expect(category(page, name).filter({ visible: true })).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await expect(link(page, 'SAMPLE BY')).toBeFocused()
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowUp')
    await expect(filter(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/reference/sql/sample-by/')
  })

  test('moves into the list where nothing is typed', async ({ page }) => {
    await openPage(page, PAGES.ordinary)
    await withKeys(page, () => page.keyboard.press('s'))
    await expect(filter(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(link(page, 'Introduction')).toBeFocused()
  })

  test('hands words that no page has to the search', async ({ page }) => {
    await openPage(page, PAGES.ordinary)
    await filter(page).fill('checkpoint restore')
    await expect(
      sidebar(page).getByText('No page matches').filter({ hasText: 'checkpoint restore' }),
    ).toBeVisible()
    await sidebar(page).getByRole('button', { name: 'Search the full text' }).click()
    await expect(page.getByRole('combobox', { name: 'Search documentation' })).toHaveValue(
      'checkpoint restore',
    )
  })
})
