import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { PAGES, dataOf } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

/** Gatsby would prefetch visible pages after 3 seconds, 4 at a time. */
const LONG_ENOUGH = 7000

/** Opens a page with many links on a given connection; the result grows with the requested pages. */
async function pagesAskedFor(
  page: Page,
  connection: { saveData: boolean; effectiveType: string },
): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/page-data.json') && pathname !== dataOf('/docs/')) asked.push(pathname)
  })
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)
  await openPage(page, '/docs/')
  return asked
}

const FAST = { saveData: false, effectiveType: '4g' }
const next = (page: Page) => page.getByRole('link', { name: /^Next/ })

test('nothing is fetched ahead before a reader turns to a link', async ({ page }) => {
  const asked = await pagesAskedFor(page, FAST)
  await page.waitForTimeout(LONG_ENOUGH)
  expect(asked).toEqual([])
})

test('a page is fetched when the pointer comes to its link', async ({ page }) => {
  const asked = await pagesAskedFor(page, FAST)
  await next(page).hover()
  await expect.poll(() => asked).toContain(dataOf(PAGES.start))
})

test('a page is fetched when its link in the text has the focus', async ({ page }) => {
  const asked = await pagesAskedFor(page, FAST)
  await page.getByRole('article').locator('a[href^="/docs/"]:not([href="/docs/"])').first().focus()
  await expect.poll(() => asked).not.toEqual([])
})

for (const [reader, connection] of [
  ['for a reader who saves data', { saveData: true, effectiveType: '4g' }],
  ['on a 2g connection', { saveData: false, effectiveType: '2g' }],
  ['on a slow 2g connection', { saveData: false, effectiveType: 'slow-2g' }],
] as const)
  test(`nothing is fetched ahead ${reader}`, async ({ page }) => {
    const asked = await pagesAskedFor(page, connection)
    await next(page).hover()
    await page.getByRole('article').getByRole('link').first().focus()
    await page.waitForTimeout(1000)
    expect(asked).toEqual([])
  })
