import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { titleOf } from './helpers/sample-pages'
import { watchTroubles } from './helpers/troubles'

const ROUTE = '/docs/reference/function/finance/'

/** Waits until the service worker controls the page and has stored a copy of it. */
async function workerHasPage(page: Page, route: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await openPage(page, route)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, route))
    .toBe(true)
}

test('a page that is visited again comes complete, and nothing is drawn twice', async ({ page }) => {
  await openPage(page, ROUTE)
  await workerHasPage(page, ROUTE)
  const troubles = watchTroubles(page)
  for (let visit = 0; visit < 3; visit++) {
    const answer = await openPage(page, ROUTE)
    expect(answer?.fromServiceWorker()).toBe(true)
    expect(await answer?.text()).toContain('<h1')
  }
  expect(troubles).toEqual([])
})

test('a page that was read is there without the network', async ({ page, context }) => {
  await openPage(page, ROUTE)
  await workerHasPage(page, ROUTE)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(ROUTE))
  await expect(page.locator('.example').first()).toBeVisible()
})
