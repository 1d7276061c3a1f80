import { expect, test, type Locator, type Page } from '@playwright/test'
import { SIDEBAR_TAGS } from '../../src/content/sidebar-schema'
import { followTo } from './helpers/follow-to'
import { tabTo } from './helpers/keyboard'
import { openPage } from './helpers/open-page'
import { PAGES, titleOf } from './helpers/sample-pages'
import {
  categoriesOf,
  categoryRow,
  farFrom,
  findsOne,
  lastIn,
  linkTo,
  listed,
  lonePage,
  sidebarOf,
  type ListedPage,
} from './helpers/sidebar-facts'

const { ordinary: ORDINARY, start: START, reference: REFERENCE } = PAGES
const FAR = farFrom(ORDINARY, REFERENCE)
const [OUTER = '', INNER = '', INNERMOST = ''] = categoriesOf(REFERENCE)
const [CATEGORY = ''] = categoriesOf(ORDINARY)
const LAST_IN_INNER = lastIn([OUTER, INNER]).href
const LONE = lonePage()

const sidebar = sidebarOf
const category = (page: Page, name: string): Locator => categoryRow(sidebar(page), name)
const link = (page: Page, route: string): Locator => linkTo(sidebar(page), route)
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
  await openPage(page, REFERENCE)
  const current = sidebar(page).locator('[aria-current="page"]')
  await expect(current).toHaveAttribute('href', REFERENCE)
  await expect(current).toBeInViewport({ ratio: 1 })
  for (const name of [OUTER, INNER, INNERMOST]) await expect(category(page, name)).toBeVisible()
  await expect(link(page, FAR.href)).toBeHidden()
})

test('reveals the new page after a change of page', async ({ page }) => {
  await openPage(page, '/docs/')
  await followTo(page, REFERENCE)
  await expect(page).toHaveURL(REFERENCE)
  const current = sidebar(page).locator('[aria-current="page"]')
  await expect(current).toHaveAttribute('href', REFERENCE)
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('leaves a category open when another is opened', async ({ page }) => {
  await openPage(page, REFERENCE)
  await category(page, FAR.category).click()
  await expect(link(page, FAR.href)).toBeVisible()
  await expect(link(page, REFERENCE)).toBeVisible()
})

test('closes the categories of the last page, except those that were opened by hand', async ({ page }) => {
  await openPage(page, REFERENCE)
  await category(page, FAR.category).click()
  await category(page, CATEGORY).click()
  await link(page, ORDINARY).click()
  await expect(page).toHaveURL(ORDINARY)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(ORDINARY))
  await expect(link(page, FAR.href)).toBeVisible()
  await expect(link(page, REFERENCE)).toBeHidden()
  await expect(category(page, INNER)).toBeHidden()
  await expect(link(page, ORDINARY)).toBeInViewport({ ratio: 1 })
})

test('a category that was closed and opened again by hand stays open', async ({ page }) => {
  await openPage(page, ORDINARY)
  await category(page, CATEGORY).click()
  await category(page, CATEGORY).click()
  await link(page, '/docs/').click()
  await expect(page).toHaveURL('/docs/')
  await expect(link(page, ORDINARY)).toBeVisible()
})

test('stays at the line that was pressed while categories above it close', async ({ page }) => {
  await openPage(page, REFERENCE)
  await category(page, CATEGORY).click()
  const line = link(page, ORDINARY)
  await line.scrollIntoViewIfNeeded()
  const before = (await line.boundingBox())!
  await line.click()
  await expect(link(page, REFERENCE)).toBeHidden()
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
  await openPage(page, ORDINARY)
  await category(page, CATEGORY).click()
  await expect(link(page, ORDINARY)).toBeHidden()
})

test('is worked by the keyboard', async ({ page }) => {
  await openPage(page, ORDINARY)
  const far = category(page, FAR.category)
  await far.focus()
  await page.keyboard.press('Enter')
  await expect(link(page, FAR.href)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(link(page, FAR.href)).toBeHidden()
  await link(page, '/docs/').focus()
  await tabTo(page, link(page, START))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(START)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('shows what is popular and what needs Enterprise', async ({ page }) => {
  for (const tag of SIDEBAR_TAGS) {
    const { href } = listed((one) => one.tag === tag)
    await openPage(page, href)
    await expect(link(page, href)).toBeVisible()
    await expect(link(page, href)).toContainText(tag)
  }
})

test('keeps its scroll position when the page changes', async ({ page }) => {
  const { href } = lastIn(categoriesOf(REFERENCE))
  await openPage(page, REFERENCE)
  await link(page, href).scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(100)
  await link(page, href).click()
  await expect(page).toHaveURL(href)
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute('href', href)
  expect(await scrollTop(page)).toBe(before)
})

test('keeps the categories in sight while the reader scrolls inside of them', async ({ page }) => {
  await openPage(page, REFERENCE)
  const rows = [OUTER, INNER, INNERMOST].map((name) => category(page, name))
  await link(page, lastIn([OUTER, INNER, INNERMOST]).href).scrollIntoViewIfNeeded()
  let above = (await filter(page).boundingBox())!
  for (const row of rows) {
    await expect(row).toBeInViewport({ ratio: 1 })
    const box = (await row.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(above.y + above.height - 1)
    above = box
  }
})

test('keeps the two outermost categories in sight below those that were scrolled past', async ({ page }) => {
  await openPage(page, REFERENCE)
  await link(page, LAST_IN_INNER).evaluate((line) => {
    line.scrollIntoView({ block: 'start' })
  })
  const outer = category(page, OUTER)
  const inner = category(page, INNER)
  for (const row of [outer, inner]) await expect(row).toBeInViewport({ ratio: 1 })
  const field = (await filter(page).boundingBox())!
  const [first, second] = [(await outer.boundingBox())!, (await inner.boundingBox())!]
  expect(first.y).toBeGreaterThanOrEqual(field.y + field.height)
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height - 1)
  // after it was closed from there, the row is still visible
  await inner.click()
  await expect(link(page, LAST_IN_INNER)).toBeHidden()
  await expect(inner).toBeInViewport({ ratio: 1 })
})

test('a link that gets the focus is not behind the rows that stick', async ({ page }) => {
  await openPage(page, REFERENCE)
  await link(page, LAST_IN_INNER).focus()
  const inner = category(page, INNER)
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
    await openPage(page, ORDINARY)
    await filter(page).fill(LONE.word)
    await expect(link(page, LONE.href)).toBeVisible()
    await expect(sidebar(page).getByRole('link')).toHaveCount(1)
    await expect(link(page, LONE.href).locator('mark')).toHaveText(new RegExp(`^${LONE.word}$`, 'i'))
    for (const name of LONE.above) await expect(category(page, name).filter({ visible: true })).toHaveCount(1)
    await expect(sidebar(page).getByRole('status')).toHaveText('1 match')
    // a label that other categories have as well, except its last letter
    const part = ({ label, context }: ListedPage) => `${context} ${label.slice(0, -1)}`.toLowerCase()
    const twin = listed((one) => one.context !== null && one.label.length > 3 && findsOne(part(one)))
    await filter(page).fill(part(twin))
    await expect(sidebar(page).getByRole('link')).toHaveCount(1)
    await link(page, twin.href).click()
    await expect(page).toHaveURL(twin.href)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(filter(page)).toHaveValue('')
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
  })

  test('is cleared by Escape, and the list is as it was', async ({ page }) => {
    await openPage(page, ORDINARY)
    await withKeys(page, () => category(page, FAR.category).click())
    await filter(page).fill(LONE.word)
    await expect(link(page, FAR.href)).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(filter(page)).toBeFocused()
    await expect(filter(page)).toHaveValue('')
    await expect(link(page, FAR.href)).toBeVisible()
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
    await expect(sidebar(page).getByRole('status')).toBeEmpty()
  })

  test('is worked by the keyboard', async ({ page }) => {
    await openPage(page, ORDINARY)
    await withKeys(page, () => link(page, ORDINARY).focus())
    await page.keyboard.press('/')
    await expect(filter(page)).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.type(LONE.word)
    await expect(link(page, LONE.href)).toBeVisible()
    for (const name of LONE.above) {
      await page.keyboard.press('ArrowDown')
      await expect(category(page, name).filter({ visible: true })).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await expect(link(page, LONE.href)).toBeFocused()
    for (let presses = 0; presses <= LONE.above.length; presses++) await page.keyboard.press('ArrowUp')
    await expect(filter(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(LONE.href)
  })

  test('moves into the list where nothing is typed', async ({ page }) => {
    await openPage(page, ORDINARY)
    await withKeys(page, () => page.keyboard.press('s'))
    await expect(filter(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(link(page, '/docs/')).toBeFocused()
  })

  test('hands words that no page has to the search', async ({ page }) => {
    await openPage(page, ORDINARY)
    await filter(page).fill('xylophone concert')
    await expect(
      sidebar(page).getByText('No page matches').filter({ hasText: 'xylophone concert' }),
    ).toBeVisible()
    await sidebar(page).getByRole('button', { name: 'Search the full text' }).click()
    await expect(page.getByRole('combobox', { name: 'Search documentation' })).toHaveValue(
      'xylophone concert',
    )
  })
})
