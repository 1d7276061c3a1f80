import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { SITE_FOLDER } from '../helpers/built-pages'
import { openPage } from '../helpers/open-page'
import { buildName, otherBuild } from '../helpers/other-build'
import { test } from '../helpers/site-test'
import { watchTroubles } from '../helpers/troubles'
import { isKept, keptIn, newWorkerRules, workerRules } from '../helpers/worker'
import { PAGES, titleOf } from '../helpers/sample-pages'

const READ = PAGES.ordinary
const B = 'bbbbbbbb2222'
const NEW_TITLE = 'A title of build B'
const GONE = PAGES.reference

let folder: string

test.describe.configure({ mode: 'serial' })
test.beforeAll(() => {
  folder = otherBuild(path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'build-')), 'b'), B, {
    replace: [
      [`>${titleOf(READ)}</h1>`, `>${NEW_TITLE}</h1>`],
      [`"title":"${titleOf(READ)}"`, `"title":"${NEW_TITLE}"`],
    ],
    without: [GONE],
  })
})
test.afterAll(() => {
  fs.rmSync(path.dirname(folder), { recursive: true, force: true })
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const buildOf = (page: Page) => page.evaluate(() => window.___webpackCompilationHash)

/** Follows a link in the sidebar, which is rendered by the code of the tab. */
async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector<HTMLElement>(`nav a[href="${to}"]`)?.click()
  }, route)
}

test('a tab of the old build goes on to the newest page, as a whole', async ({ page, site }) => {
  await openPage(page, `${site.url}/docs/`)
  await workerRules(page)
  site.deploy(folder)
  const troubles = watchTroubles(page)
  await follow(page, READ)
  await expect(heading(page)).toHaveText(NEW_TITLE)
  await expect.poll(() => buildOf(page)).toBe(B)
  expect(troubles).toEqual([])
})

test('without a service worker it does so too', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openPage(page, `${site.url}/docs/`)
  site.deploy(folder)
  await follow(page, READ)
  await expect(heading(page)).toHaveText(NEW_TITLE)
  await expect.poll(() => buildOf(page)).toBe(B)
  await context.close()
})

test('a tab of the old build that is offline stays in its build', async ({ page, context, site }) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await openPage(page, `${site.url}/docs/`)
  await isKept(page, READ)
  site.deploy(folder)
  await context.setOffline(true)
  await site.stop()
  await follow(page, READ)
  await expect(heading(page)).toHaveText(titleOf(READ))
  await expect.poll(() => buildOf(page)).toBe(buildName())
})

test('a prompt offers the new version, forces nothing, and what was read is kept anew', async ({
  page,
  site,
}) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ, buildName())
  site.deploy(folder)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const prompt = page.getByRole('status').filter({ hasText: 'A new version of this site is available.' })
  await expect(prompt).toBeVisible({ timeout: 30_000 })
  await expect(heading(page)).toHaveText(titleOf(READ))
  await newWorkerRules(page)
  await isKept(page, READ, B)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(heading(page)).toHaveText(NEW_TITLE)
  await site.stop()
  await page.reload()
  await expect(heading(page)).toHaveText(NEW_TITLE)
})

test('a page that the new build has no longer is gone, also offline', async ({ page, site }) => {
  await openPage(page, site.url + GONE)
  await workerRules(page)
  await isKept(page, GONE)
  site.deploy(folder)
  await page.goto(site.url + GONE)
  await expect(heading(page)).toHaveText('Page not found')
  // the list of the new build confirms it, because the response alone may belong to an incomplete deployment
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await newWorkerRules(page)
  await expect.poll(() => keptIn(page, GONE)).toEqual([])
})

test('a broken deploy is not installed, and a roll-back needs nothing', async ({ page, site }) => {
  const broken = otherBuild(path.join(path.dirname(folder), 'broken'), 'cccccccc3333', {
    lose: (file) => /^\/app-.*\.js$/.test(file),
  })
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  site.deploy(broken)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => undefined))
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready
        return installing === null && waiting === null
      }),
    )
    .toBe(true)
  // nothing of the broken build counts as complete
  expect(
    await page.evaluate(
      async () => (await caches.match('/offline/manifest.json'))?.json() as Promise<unknown>,
    ),
  ).toMatchObject({ build: buildName() })
  site.deploy(SITE_FOLDER)
  await page.reload()
  await expect(heading(page)).toHaveText(titleOf(READ))
  await site.stop()
  await page.reload()
  await expect(heading(page)).toHaveText(titleOf(READ))
})
