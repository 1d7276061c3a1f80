import { expect, test, type Locator, type Page } from '@playwright/test'
import { layOutEverything, openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const PAGE = PAGES.elements

const first = (page: Page, selector: string): Locator =>
  page
    .locator('.result')
    .filter({ has: page.locator(selector) })
    .first()
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

test('a result is copied with its column names and all of its rows', async ({ page }) => {
  await openPage(page, PAGE)
  const result = first(page, '[data-copy-result]')
  const rows = await result.locator('tr').count()
  const columns = await result
    .locator('th')
    .evaluateAll((heads) => heads.map((head) => head.firstChild?.textContent ?? ''))
  await result.getByLabel('Result options').click()
  await result.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect.poll(async () => (await copied(page)).split('\n')[0]).toBe(`| ${columns.join(' | ')} |`)
  const lines = (await copied(page)).split('\n')
  // there is an additional line between header and body
  expect(lines).toHaveLength(rows + 1)
  await result.getByRole('button', { name: 'Copy as CSV' }).click()
  await expect.poll(async () => (await copied(page)).split('\n')[0]).toBe(columns.join(','))
})

test('held back rows are shown on demand', async ({ page }) => {
  await openPage(page, PAGE)
  const result = first(page, '[data-show-all]')
  const more = result.locator('tbody.more tr').last()
  await expect(more).toBeHidden()
  const button = result.getByRole('button', { name: /^Show / })
  await button.click()
  await expect(more).toBeVisible()
  await expect(button).toBeHidden()
})

test('timestamps are shortened on the page and copied in full', async ({ page }) => {
  await openPage(page, '/docs/reference/sql/sample-by/')
  const result = page
    .locator('.result')
    .filter({ has: page.locator('td i') })
    .first()
  const cell = result.locator('td:has(i)').first()
  const full = (await cell.textContent()) ?? ''
  expect(full).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  const hidden = cell.locator('i').last()
  expect((await hidden.boundingBox())?.width).toBe(0)
  await result.getByLabel('Result options').click()
  await result.getByRole('button', { name: 'Copy as CSV' }).click()
  await expect.poll(() => copied(page)).toContain(full)
  await result.getByRole('button', { name: 'Types and full timestamps' }).click()
  expect((await hidden.boundingBox())?.width).toBeGreaterThan(10)
  await expect(result.locator('th small').first()).toBeVisible()
})

test('a menu closes when a reader clicks elsewhere or presses Escape, which returns the focus', async ({
  page,
}) => {
  await openPage(page, PAGE)
  const result = first(page, '[data-copy-result]')
  const menu = result.locator('.result-menu')
  const copy = result.getByRole('button', { name: 'Copy as CSV' })
  await menu.locator('summary').click()
  await expect(copy).toBeVisible()
  await copy.focus()
  // the code of menus is fetched when the pointer is near, which takes longer than a test's next key on a busy machine
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(copy).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(menu.locator('summary')).toBeFocused()
  await menu.locator('summary').click()
  await page.locator('h1').click()
  await expect(copy).toBeHidden()
})

test('a single value is not broken on a phone @phone', async ({ page }) => {
  await openPage(page, '/docs/reference/operators/comparison/')
  await layOutEverything(page)
  const lines = await page
    .locator('.result-bar .single :is(th, td)')
    .filter({ visible: true })
    .evaluateAll((cells) => cells.map((cell) => cell.getClientRects().length))
  expect(lines.length).toBeGreaterThan(1)
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('a single value stands in the bar', async ({ page }) => {
  await openPage(page, '/docs/reference/operators/comparison/')
  const bar = page
    .locator('.result-bar')
    .filter({ has: page.locator('table.single'), visible: true })
    .first()
  await expect(bar.locator('td')).toBeVisible()
  expect((await bar.boundingBox())?.height).toBeLessThan(44)
})
