import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'

test.use({ serviceWorkers: 'block' })

/** Gatsby starts to fetch ahead 3 seconds after a link came in sight, and asks for 4 pages at a time. */
const FIRST_PAGES = 8000

/** Opens a page with many links on a connection of some kind; the answer grows by the pages that are asked for. */
async function pagesAskedFor(
  page: Page,
  connection: { saveData: boolean; effectiveType: string },
): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/page-data.json') && pathname !== '/page-data/docs/page-data.json')
      asked.push(pathname)
  })
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)
  await openPage(page, '/docs/')
  return asked
}

test('pages that a reader may want next are fetched ahead', async ({ page }) => {
  const asked = await pagesAskedFor(page, { saveData: false, effectiveType: '4g' })
  await expect
    .poll(() => asked, { timeout: 3 * FIRST_PAGES })
    .toContain('/page-data/docs/quick-start/page-data.json')
})

for (const [reader, connection] of [
  ['for a reader who saves data', { saveData: true, effectiveType: '4g' }],
  ['on a 2g connection', { saveData: false, effectiveType: '2g' }],
  ['on a slow 2g connection', { saveData: false, effectiveType: 'slow-2g' }],
] as const)
  test(`nothing is fetched ahead ${reader}`, async ({ page }) => {
    const asked = await pagesAskedFor(page, connection)
    await page.waitForTimeout(FIRST_PAGES)
    expect(asked).toEqual([])
  })
