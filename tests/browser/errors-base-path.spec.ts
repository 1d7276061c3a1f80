import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { openPage, scriptsAtWork } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

const banner = (page: Page) => page.locator('#base-path-banner')

/** Serves the site below /sub/ although it was built for the root, where there is nothing. */
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
  [`/sub${PAGES.start}`, '/sub/'],
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
    // the page itself is readable below it
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

const scripts = ['webpack-runtime', 'framework', 'app'] as const
const one = (name: string) => new RegExp(`/${name}-[^/]+\\.js$`)

test('where all scripts fail under the right path, no base URL is mentioned, and Retry starts the page', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto(PAGES.start)
  await expect(banner(page)).toContainText('None of its scripts could be loaded')
  await expect(banner(page)).not.toContainText('base URL')
  await page.unroute(/\.js$/)
  await banner(page).getByRole('button', { name: 'Retry' }).click()
  await scriptsAtWork(page)
  await expect(banner(page)).toHaveCount(0)
})

for (const name of scripts)
  test(`one script that is missing (${name}) is reported, and Retry starts the page`, async ({ page }) => {
    await page.route(one(name), (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto(PAGES.start)
    await expect(banner(page)).toHaveRole('alert')
    await expect(banner(page)).toContainText('Some of its scripts could not be loaded')
    await expect(banner(page)).not.toContainText('base URL')
    await page.unroute(one(name))
    await banner(page).getByRole('button', { name: 'Retry' }).click()
    await scriptsAtWork(page)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  })

for (const [which, address] of [
  [one('app'), PAGES.start],
  [/\.js$/, PAGES.start],
  [/\.js$/, '/docs/nowhere/'],
] as const)
  test(`scripts that can't be parsed (${which.source} at ${address}) are not called a wrong base URL`, async ({
    page,
  }) => {
    await page.route(which, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>Sign in</p>' }),
    )
    await page.goto(address)
    await expect(banner(page)).toContainText('be loaded, so search, menus, and buttons don’t work')
    await expect(banner(page)).not.toContainText('base URL')
  })

test('the banner is part of an accessible page @desktop @phone', async ({ page }) => {
  await page.route(one('app'), (route) => route.abort())
  await page.goto(PAGES.start)
  await expect(banner(page)).toBeInViewport()
  const { violations } = await new AxeBuilder({ page }).include('#base-path-banner').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
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
    await page.goto(PAGES.start)
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByText('did not load properly')).toHaveCount(0)
  })
})
