import { expect, type Page } from '@playwright/test'
import { builtFile } from '../helpers/built-pages'
import { openPage } from '../helpers/open-page'
import { test } from '../helpers/site-test'
import { isKept, workerRules } from '../helpers/worker'
import { PAGES, titleOf } from '../helpers/sample-pages'

const manifest = JSON.parse(builtFile('/offline/manifest.json')) as {
  pages: { route: string; bytes: number }[]
}
/** Listed pages, without the offline screen itself. */
const TOTAL = manifest.pages.length - 1
const FAR = PAGES.reference

/** All pages, or those that are missing. */
const FETCH = /^Download (all|remaining) pages$/

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Pages available offline' })
const count = async (page: Page) => Number(await bar(page).getAttribute('value'))

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Download docs for offline use' }).click()
}

test('all pages are fetched, counted, readable without the server, and removed again', async ({
  page,
  site,
}) => {
  await openPage(page, `${site.url}/docs/`)
  await workerRules(page)
  await isKept(page, '/docs/')
  await openPanel(page)
  const panel = page.getByRole('contentinfo')
  await expect(panel.getByRole('status')).toContainText(/Downloading the rest requires another [\d.]+ MB/)
  await panel.getByRole('button', { name: FETCH }).click()
  await expect(panel.getByRole('status')).toContainText(`All ${TOTAL} pages are available offline`, {
    timeout: 60_000,
  })
  await site.stop()
  await page.goto(site.url + FAR)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(FAR))
  await openPanel(page)
  await panel.getByRole('button', { name: 'Remove unread pages' }).click()
  await expect.poll(() => count(page)).toBeLessThan(5)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(FAR))
})

test('it can be stopped and goes on where it was', async ({ page, site }) => {
  await openPage(page, `${site.url}/docs/`)
  await workerRules(page)
  await isKept(page, '/docs/')
  site.fallSilent(/^\/docs\/reference\/sql\/.*\/$/)
  await openPanel(page)
  const panel = page.getByRole('contentinfo')
  await panel.getByRole('button', { name: FETCH }).click()
  await panel.getByRole('button', { name: 'Stop' }).click()
  site.speak()
  await panel.getByRole('button', { name: FETCH }).click()
  await expect(panel.getByRole('status')).toContainText(`All ${TOTAL} pages are available offline`, {
    timeout: 60_000,
  })
})

test('what a closed tab or a lost server ended goes on at the next visit', async ({
  page,
  context,
  site,
}) => {
  await openPage(page, `${site.url}/docs/`)
  await workerRules(page)
  await isKept(page, '/docs/')
  site.fail(/^\/docs\/reference\/.*\/$/, 500)
  await openPanel(page)
  await page.getByRole('contentinfo').getByRole('button', { name: FETCH }).click()
  await expect.poll(() => count(page)).toBeGreaterThan(3)
  await page.close()
  await site.stop()
  site.speak()
  await site.start()
  const next = await context.newPage()
  await openPage(next, `${site.url}${PAGES.start}`)
  await isKept(next, FAR)
})

test('a store that is full takes nothing from the reader', async ({ page, site }) => {
  const told: string[] = []
  page.context().on('console', (message) => {
    if (/could not be saved|cannot be saved/.test(message.text())) told.push(message.text())
  })
  await openPage(page, `${site.url}/docs/`)
  await workerRules(page)
  await isKept(page, '/docs/')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 })
  await openPanel(page)
  await page.getByRole('contentinfo').getByRole('button', { name: FETCH }).click()
  await expect(page.getByRole('contentinfo').getByRole('alert')).toContainText('run out of storage space')
  await page.goto(site.url + FAR)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(FAR))
  // nothing can be stored in the tab, and the stored page opens anyway
  await site.stop()
  await openPage(page, `${site.url}/docs/`)
  await expect(page.getByRole('link', { name: /^Next/ })).toBeVisible()
})
