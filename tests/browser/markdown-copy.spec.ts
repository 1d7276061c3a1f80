import { expect, test } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const PAGE = PAGES.reference
const MARKDOWN = '/docs/reference/sql/asof-join.md'

test('a page is copied as Markdown', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, PAGE)
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^# ASOF JOIN\n/)
  expect(copied).toContain('```questdb-sql\n')
  expect(copied).toBe(await (await request.get(MARKDOWN)).text())
})

test('without the network the button says so', async ({ page, context }) => {
  await openPage(page, PAGE)
  await page.route(`**${MARKDOWN}`, (route) => route.abort())
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible()
})

test('machines find the Markdown of a page, and all pages', async ({ page, request }) => {
  await openPage(page, PAGE)
  await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute('href', MARKDOWN)
  const markdown = await request.get(MARKDOWN)
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  const list = await (await request.get('/llms.txt')).text()
  for (const [, address = ''] of [...list.matchAll(/\]\(https:\/\/questdb\.com(\/[^)]*)\)/g)].slice(0, 40))
    expect((await request.head(address)).status(), address).toBe(200)
  const [, fullText = ''] = /^Full text: https:\/\/questdb\.com(\S*sql-syntax\.txt)$/m.exec(list) ?? []
  const all = await (await request.get(fullText)).text()
  expect(all).toContain('Source: https://questdb.com/docs/reference/sql/asof-join/')
})
