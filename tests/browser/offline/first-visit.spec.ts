import { expect, test } from '@playwright/test'
import { SITE_FOLDER } from '../helpers/built-pages'
import { openPage } from '../helpers/open-page'
import { startSite, type TestSite } from '../helpers/test-site'
import { watchTroubles } from '../helpers/troubles'
import { isKept, workerRules } from '../helpers/worker'

const READ = '/docs/concept/symbol/'
let site: TestSite

test.beforeEach(async () => {
  site = await startSite(SITE_FOLDER)
})
test.afterEach(async () => {
  await site.stop().catch(() => undefined)
})

test('after one visit, the page, its frame and the search are there without the server', async ({ page }) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  await site.stop()

  const answer = await page.reload()
  expect(answer?.fromServiceWorker()).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symbol')
  await expect(page.getByRole('navigation', { name: 'Documentation' }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('latest on')
  await expect(page.getByRole('option').first()).toContainText(/latest on/i)
})

test('a page that was not read shows what can be read, and opens when the server is back', async ({
  page,
}) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  await site.stop()

  await page.goto(`${site.url}/docs/quick-start/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t available offline')
  await expect(page.getByRole('main')).toContainText('/docs/quick-start/')
  await page.getByRole('main').getByRole('link', { name: 'Symbol' }).click()
  await expect(page).toHaveURL(site.url + READ)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symbol')

  await page.goto(`${site.url}/docs/quick-start/`)
  await site.start()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${site.url}/docs/quick-start/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start')
})

test('every page that is read by following links is kept too', async ({ page }) => {
  await openPage(page, `${site.url}/docs/`)
  await workerRules(page)
  await page.getByRole('link', { name: /^Next/ }).click()
  await page.waitForURL(/quick-start/)
  await isKept(page, '/docs/quick-start/')
  await isKept(page, '/docs/')
  await site.stop()
  const troubles = watchTroubles(page)
  await page.goto(`${site.url}/docs/`)
  await expect(page.getByRole('link', { name: /^Next/ })).toBeVisible()
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start')
  expect(troubles.filter((one) => one.startsWith('uncaught'))).toEqual([])
})

test('a silent network is waited for three seconds, not longer', async ({ page }) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  site.fallSilent(/^\/docs\/concept\/symbol\/$/)
  const started = Date.now()
  await page.goto(site.url + READ)
  const waited = Date.now() - started
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symbol')
  expect(waited).toBeGreaterThanOrEqual(2900)
  expect(waited).toBeLessThan(8000)
  site.speak()
})

test('a server in trouble is no reason to read nothing', async ({ page }) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  site.fail(/^\/docs\/concept\/symbol\/$/, 503)
  await page.goto(site.url + READ)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symbol')
})
