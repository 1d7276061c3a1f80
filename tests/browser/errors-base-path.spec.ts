import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'

test.use({ serviceWorkers: 'block' })

const banner = (page: Page) => page.locator('#base-path-banner')

/** Serves the site below /sub/, though it was built for the root, where there is nothing. */
async function serveBelowSub(page: Page, baseURL: string): Promise<void> {
  await page.route(`${baseURL}/**`, async (route) => {
    const url = new URL(route.request().url())
    if (!url.pathname.startsWith('/sub/')) {
      await route.fulfill({ status: 404, body: 'Not found' })
      return
    }
    const response = await route.fetch({ url: url.href.replace('/sub/', '/') })
    await route.fulfill({ response })
  })
}

for (const [address, base] of [
  ['/sub/docs/quick-start/', '/sub/'],
  ['/sub/', '/sub/'],
] as const)
  test(`a site under another path says so at ${address} and suggests another base URL`, async ({
    page,
    baseURL,
  }) => {
    await serveBelowSub(page, baseURL ?? '')
    await page.goto(address)
    await expect(banner(page)).toHaveRole('alert')
    await expect(banner(page)).toContainText('The site did not load properly.')
    await expect(banner(page)).toContainText(
      `must be served from the base URL ${baseURL}/, but appears to be at ${baseURL}${base}.`,
    )
    await expect(banner(page)).toBeInViewport()
    // the page itself can be read below it
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('where all scripts fail under the right path, no other base URL is suggested', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/docs/quick-start/')
  await expect(banner(page)).toContainText('The base URL is correct')
  await expect(banner(page)).not.toContainText('appears to be at')
})

for (const name of ['webpack-runtime', 'framework', 'app'])
  test(`one script that is blocked (${name}) is no reason for the banner`, async ({ page }) => {
    const blocked = page.waitForEvent('requestfailed')
    await page.route(new RegExp(`/${name}-[^/]+\\.js$`), (route) => route.abort())
    await page.goto('/docs/quick-start/')
    await blocked
    await page.waitForLoadState('networkidle')
    await expect(banner(page)).toHaveCount(0)
  })

test('a page that loads well has no banner, an unknown address neither', async ({ page }) => {
  for (const address of ['/', '/docs/', '/docs/nowhere/']) {
    await openPage(page, address)
    await page.waitForLoadState('load')
    await expect(banner(page)).toHaveCount(0)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no banner', async ({ page }) => {
    await page.goto('/docs/quick-start/')
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByText('did not load properly')).toHaveCount(0)
  })
})
