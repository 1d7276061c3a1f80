import { expect, test } from '@playwright/test'
import { openPage } from './helpers/open-page'

test('a function shows the signatures of the server and leads to other pages that use it', async ({
  page,
}) => {
  await openPage(page, '/docs/reference/function/text/')
  const signature = page.locator('[data-signature="rpad"]')
  await expect(signature).toContainText('rpad(string, int)')
  await expect(signature).toContainText('rpad(varchar, int, varchar)')

  const used = page.locator('[data-signature="concat"] .used-in')
  await expect(used.getByRole('link').first()).toBeHidden()
  await used.locator('summary').click()
  const link = used.getByRole('link').first()
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).not.toContain('/docs/reference/function/text/')
  await link.click()
  await expect(page).toHaveURL(href)
  // the named section exists, and its example calls the function
  const anchor = href.split('#')[1]
  if (anchor) await expect(page.locator(`[id="${anchor}"]`)).toBeVisible()
  await expect(
    page
      .locator('.example pre code')
      .filter({ hasText: /concat\(/ })
      .first(),
  ).toBeVisible()
})

test('a query over tables of the demo opens there, one that writes does not', async ({ page }) => {
  await openPage(page, '/docs/reference/function/finance/')
  const examples = page.locator('.example')
  const vwap = examples.filter({ hasText: 'FROM trades' }).filter({ hasText: 'vwap(' }).first()
  const sql = (await vwap.locator('pre code').first().textContent()) ?? ''
  await vwap.getByLabel('Result options').click()
  const demo = new URL(
    (await vwap.getByRole('link', { name: 'Open in live demo' }).getAttribute('href')) ?? '',
  )
  expect(demo.origin).toBe('https://demo.questdb.io')
  expect(demo.searchParams.get('query')).toBe(sql.trim())
  expect(demo.searchParams.get('executeQuery')).toBe('true')

  await openPage(page, '/docs/reference/sql/create-table/')
  const create = page
    .locator('.example')
    .filter({ has: page.locator('pre code', { hasText: /^CREATE TABLE/ }) })
  await expect(create.first()).toBeVisible()
  await expect(create.locator('a', { hasText: 'Open in live demo' })).toHaveCount(0)
})
