import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'

const ROUTE = '/docs/configuration/'
const input = (page: Page) => page.getByRole('searchbox', { name: /^Filter \d+ properties$/ })
const status = (page: Page) => page.locator('.parameter-filter [role="status"]')
const entry = (page: Page, key: string) => page.locator(`[id="${key}"]`)
const entries = (page: Page) => page.locator('.parameters > div:not([hidden])')
const groups = (page: Page) => page.locator('details:not([hidden]) > .parameters')

test('the filter finds keys, variables, and words, and hides groups without a match @desktop @phone', async ({
  page,
}) => {
  await openPage(page, ROUTE)
  const all = await entries(page).count()
  const lists = await groups(page).count()
  expect(all).toBeGreaterThan(500)
  await expect(entry(page, 'pg.user')).toBeHidden()
  await input(page).fill('pg.user')
  await expect(entry(page, 'pg.user')).toBeVisible()
  await expect(entry(page, 'query.timeout')).toBeHidden()
  await expect(status(page)).toHaveText(/^\d+ of \d+ properties$/)
  expect(await entries(page).count()).toBeLessThan(20)
  expect(await groups(page).count()).toBeLessThan(lists)
  await input(page).fill('QDB_QUERY_TIMEOUT')
  await expect(entry(page, 'query.timeout')).toBeVisible()
  await input(page).fill('no such property')
  await expect(entries(page)).toHaveCount(0)
  await expect(status(page)).toHaveText(/^No property matches/)
})

test('the address holds the filter without entries in the history', async ({ page }) => {
  await openPage(page, ROUTE)
  const length = await page.evaluate(() => window.history.length)
  await input(page).pressSequentially('wal size')
  await expect(page).toHaveURL(`${ROUTE}?filter=wal+size`)
  expect(await page.evaluate(() => window.history.length)).toBe(length)
  await page.reload()
  await expect(input(page)).toHaveValue('wal size')
  await expect(entry(page, 'query.timeout')).toBeHidden()
})

test('Escape clears the filter and closes the lists that it opened', async ({ page }) => {
  await openPage(page, `${ROUTE}?filter=pg.user`)
  await expect(entry(page, 'pg.user')).toBeVisible()
  await input(page).focus()
  await page.keyboard.press('Escape')
  await expect(input(page)).toHaveValue('')
  await expect(entry(page, 'pg.user')).toBeHidden()
  expect(await groups(page).count()).toBeGreaterThan(20)
  await expect(page).toHaveURL(ROUTE)
  await expect(status(page)).toHaveText('')
})

test('only reloadable properties are shown on demand', async ({ page }) => {
  await openPage(page, ROUTE)
  await page.getByRole('checkbox', { name: 'Reloadable only' }).check()
  await expect(entry(page, 'pg.user')).toBeVisible()
  await expect(entry(page, 'query.timeout')).toBeHidden()
  const reloadable = await page.locator('.parameters > [data-reloadable]').count()
  expect(reloadable).toBeGreaterThan(0)
  await expect(status(page)).toHaveText(new RegExp(`^${reloadable} of \\d+ properties$`))
})

test('an address with a key leads to the property', async ({ page }) => {
  await openPage(page, `${ROUTE}#query.timeout`)
  await expect(entry(page, 'query.timeout')).toBeInViewport()
})

test('a link or an address to a hidden property clears the filter', async ({ page }) => {
  await openPage(page, `${ROUTE}?filter=pg.user`)
  await expect(entry(page, 'query.timeout')).toBeHidden()
  await page.locator('.prose p a[href="#query.timeout"]').first().click()
  await expect(entry(page, 'query.timeout')).toBeInViewport()
  await expect(input(page)).toHaveValue('')
  await input(page).fill('pg.user')
  await expect(entry(page, 'http.enabled')).toBeHidden()
  await page.evaluate(() => {
    window.location.hash = '#http.enabled'
  })
  await expect(entry(page, 'http.enabled')).toBeInViewport()
})

test('the search finds a property by key and by variable, at its anchor', async ({ page }) => {
  for (const asked of ['cairo.max.uncommitted.rows', 'QDB_CAIRO_MAX_UNCOMMITTED_ROWS']) {
    await openPage(page, '/docs/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search documentation' }).fill(asked)
    const found = page.getByRole('option').and(page.locator(`[href="${ROUTE}#cairo.max.uncommitted.rows"]`))
    await expect(found.first()).toBeVisible()
  }
})

test('the filter and the properties are accessible @desktop @phone', async ({ page }) => {
  await openPage(page, `${ROUTE}?filter=pg.`)
  await expect(status(page)).toHaveText(/of/)
  const { violations } = await new AxeBuilder({ page }).include('[data-article]').analyze()
  expect(violations).toEqual([])
})

test('the Markdown copy lists the properties without the filter', async ({ request }) => {
  const markdown = await (await request.get('/docs/configuration.md')).text()
  expect(markdown).toContain('- `query.timeout`')
  expect(markdown).not.toContain('Reloadable only')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all properties are listed, and no filter is shown', async ({ page }) => {
    await page.goto(`${ROUTE}?filter=pg.user#query.timeout`)
    await expect(page.locator('.parameter-filter')).toBeHidden()
    await expect(entry(page, 'query.timeout')).toBeInViewport()
    expect(await entries(page).count()).toBeGreaterThan(500)
  })
})
