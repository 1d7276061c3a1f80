import { expect, test, type Route } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const PAGE = PAGES.reference
const MARKDOWN = PAGE.replace(/\/$/, '.md')

test('a page is copied as Markdown', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, PAGE)
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^# \S.*\n/)
  expect(copied).toContain('```questdb-sql\n')
  expect(copied).toBe(await (await request.get(MARKDOWN)).text())
})

const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'without the network': (route) => route.abort(),
  'for a missing file': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'behind a captive portal': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }),
}

for (const [when, fail] of Object.entries(FAILURES))
  test(`${when}, nothing is copied, and the button says so`, async ({ page, context }) => {
    await openPage(page, PAGE)
    await page.route(`**${MARKDOWN}`, fail)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before')
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
  expect(all).toContain(`Source: https://questdb.com${PAGE}`)
})
