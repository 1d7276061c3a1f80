import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'

const PAGE = '/docs/partials/markdown-features/'

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
  await result.getByRole('button', { name: 'Copy result as Markdown' }).click()
  await expect.poll(async () => (await copied(page)).split('\n')[0]).toBe(`| ${columns.join(' | ')} |`)
  const lines = (await copied(page)).split('\n')
  // one line more stands between head and body
  expect(lines).toHaveLength(rows + 1)
  await result.getByRole('button', { name: 'Copy result as CSV' }).click()
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
