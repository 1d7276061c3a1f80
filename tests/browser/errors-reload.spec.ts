import { expect, test } from '@playwright/test'
import {
  HOME_SCRIPT,
  countLoads,
  expectTitleInFocus,
  gatherWarnings,
  goHome,
  openPrepared,
} from './helpers/failures'
import { followTo } from './helpers/follow-to'
import { PAGES, dataOf, exactly } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

test('a page whose parts fail is loaded anew by the browser once, with one warning', async ({ page }) => {
  await openPrepared(page, '/docs/')
  const warnings = gatherWarnings(page)
  const count = countLoads(page)
  await page.route(HOME_SCRIPT, (route) => route.abort())
  await goHome(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('alert')).toContainText(/Loading chunk \S+ failed \(network: no response: http/)
  expect(count.loads).toBe(1)
  // the page remains readable meanwhile
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(count.loads).toBe(1)
  expect(warnings.filter((line) => line.startsWith('/ could not be loaded.'))).toHaveLength(1)
})

test('asked for again at once, the page is not loaded anew a second time', async ({ page }) => {
  await openPrepared(page, '/docs/')
  await page.route(HOME_SCRIPT, (route) => route.abort())
  await goHome(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await openPrepared(page, '/docs/')
  const count = countLoads(page)
  await goHome(page)
  await expectTitleInFocus(page, 'This page couldn’t be loaded')
  await expect(page).toHaveURL('/')
  expect(count.loads).toBe(0)
})

test('without storage to remember it, nothing is loaded anew', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await openPrepared(page, '/docs/')
  const count = countLoads(page)
  await page.route(HOME_SCRIPT, (route) => route.abort())
  await goHome(page)
  await expectTitleInFocus(page, 'This page couldn’t be loaded')
  expect(count.loads).toBe(0)
})

test('a page that is loaded anew goes to the place that the link names', async ({ page }) => {
  await openPrepared(page, '/docs/')
  await page.route(exactly(dataOf(PAGES.ordinary)), (route) => route.abort())
  await followTo(page, `${PAGES.ordinary}#see-also`)
  await expect(page).toHaveURL(`${PAGES.ordinary}#see-also`)
  await expect(page.locator('#see-also')).toBeInViewport()
})
