import { expect } from '@playwright/test'
import { openPage } from '../helpers/open-page'
import { test } from '../helpers/site-test'
import { watchTroubles } from '../helpers/troubles'
import { isKept, workerRules } from '../helpers/worker'
import { PAGES, exactly, titleOf } from '../helpers/sample-pages'

const READ = PAGES.ordinary

test('after one visit, the page, its frame and the search are there without the server', async ({
  page,
  site,
}) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  await site.stop()

  const answer = await page.reload()
  expect(answer?.fromServiceWorker()).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(READ))
  await expect(page.getByRole('navigation', { name: 'Documentation' }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('latest on')
  await expect(page.getByRole('option').first()).toContainText(/latest on/i)
})

test('a page that was not read shows what can be read, and opens when the server is back', async ({
  page,
  site,
}) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  await site.stop()

  await page.goto(`${site.url}${PAGES.start}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t available offline')
  await expect(page.getByRole('main')).toContainText(PAGES.start)
  await page
    .getByRole('main')
    .getByRole('link', { name: titleOf(READ) })
    .click()
  await expect(page).toHaveURL(site.url + READ)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(READ))

  await page.goto(`${site.url}${PAGES.start}`)
  await site.start()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${site.url}${PAGES.start}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
})

test('every page that is read by following links is kept too', async ({ page, site }) => {
  await openPage(page, `${site.url}/docs/`)
  await workerRules(page)
  await page.getByRole('link', { name: /^Next/ }).click()
  await page.waitForURL(site.url + PAGES.start)
  await isKept(page, PAGES.start)
  await isKept(page, '/docs/')
  await site.stop()
  const troubles = watchTroubles(page)
  await page.goto(`${site.url}/docs/`)
  await expect(page.getByRole('link', { name: /^Next/ })).toBeVisible()
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
  expect(troubles.filter((one) => one.startsWith('uncaught'))).toEqual([])
})

test('a silent network is waited for three seconds, not longer', async ({ page, site }) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  site.fallSilent(exactly(READ))
  const started = Date.now()
  await page.goto(site.url + READ)
  const waited = Date.now() - started
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(READ))
  expect(waited).toBeGreaterThanOrEqual(2900)
  expect(waited).toBeLessThan(8000)
  site.speak()
})

test('a server in trouble is no reason to read nothing', async ({ page, site }) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  site.fail(exactly(READ), 503)
  await page.goto(site.url + READ)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(READ))
})

test('without the server, pages that follow each other quickly are complete', async ({ page, site }) => {
  const routes = [READ, '/docs/', PAGES.start] as const
  for (const route of routes) {
    await openPage(page, site.url + route)
    await workerRules(page)
    await isKept(page, route)
  }
  await site.stop()
  const troubles = watchTroubles(page)
  for (let round = 0; round < 5; round++)
    for (const route of routes) {
      await page.goto(site.url + READ, { waitUntil: 'commit' })
      await openPage(page, site.url + route)
    }
  expect(troubles.filter((one) => /did not load|not running|uncaught/.test(one))).toEqual([])
})

test('a dashboard plays its recording without the server', async ({ page, site }) => {
  const dashboard = '/dashboards/crypto/'
  await openPage(page, site.url + dashboard)
  await workerRules(page)
  await isKept(page, dashboard)
  await site.stop()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Charts' }).getByRole('status')).toHaveText(/Playing/)
})

test('the address of a file that is not kept stays as it is', async ({ page, site }) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  await site.stop()
  await page.goto(`${site.url}/llms.txt`)
  await expect(page).toHaveURL(`${site.url}/offline/#/llms.txt`)
  await site.start()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${site.url}/llms.txt`)
})
