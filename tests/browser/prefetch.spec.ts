import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'

test.use({ serviceWorkers: 'block' })

/** Opens a page with many links on a connection of some kind, and tells which other pages the browser asked for. */
async function pagesAskedFor(
  page: Page,
  connection: { saveData: boolean; effectiveType: string },
): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/page-data\/docs\/.+\/page-data\.json$/.test(pathname)) asked.push(pathname)
  })
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)
  await openPage(page, '/docs/')
  await page.mouse.wheel(0, 600)
  await page.waitForLoadState('networkidle')
  return asked
}

test('pages that a reader may want next are fetched ahead', async ({ page }) => {
  const asked = await pagesAskedFor(page, { saveData: false, effectiveType: '4g' })
  expect(asked).toContain('/page-data/docs/quick-start/page-data.json')
})

test('nothing is fetched ahead for a reader who saves data', async ({ page }) => {
  expect(await pagesAskedFor(page, { saveData: true, effectiveType: '4g' })).toEqual([])
})

for (const effectiveType of ['2g', 'slow-2g'])
  test(`nothing is fetched ahead on a ${effectiveType} connection`, async ({ page }) => {
    expect(await pagesAskedFor(page, { saveData: false, effectiveType })).toEqual([])
  })
