import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openPage } from '../helpers/open-page'
import { buildName, otherBuild } from '../helpers/other-build'
import { test } from '../helpers/site-test'
import { watchTroubles } from '../helpers/troubles'
import { isKept, newWorkerRules, workerRules } from '../helpers/worker'
import { PAGES, titleOf } from '../helpers/sample-pages'

const EDITED = PAGES.ordinary
const OTHER = PAGES.start
const NEW_TITLE = 'A title, edited'

let folder: string

// a site with one edited page: it has the same code and site data, and therefore the same name
test.beforeAll(() => {
  folder = otherBuild(path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'edited-')), 'site'), buildName(), {
    replace: [
      [`>${titleOf(EDITED)}</h1>`, `>${NEW_TITLE}</h1>`],
      [`"title":"${titleOf(EDITED)}"`, `"title":"${NEW_TITLE}"`],
    ],
  })
})
test.afterAll(() => {
  fs.rmSync(path.dirname(folder), { recursive: true, force: true })
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a tab of the previous version goes on to the edited page without a new document', async ({
  page,
  site,
}) => {
  await openPage(page, `${site.url}/docs/`)
  await workerRules(page)
  site.deploy(folder)
  const troubles = watchTroubles(page)
  await page.evaluate((to) => {
    Object.assign(window, { sameDocument: true })
    document.querySelector<HTMLElement>(`nav a[href="${to}"]`)?.click()
  }, EDITED)
  await expect(heading(page)).toHaveText(NEW_TITLE)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(troubles).toEqual([])
})

test('the kept copy of the edited page is replaced, and only that', async ({ page, site }) => {
  for (const route of [EDITED, OTHER]) {
    await openPage(page, site.url + route)
    await workerRules(page)
    await isKept(page, route)
  }
  site.deploy(folder)
  site.asked.length = 0
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => site.asked, { timeout: 30_000 }).toContain(EDITED)
  await newWorkerRules(page)
  expect(site.asked).not.toContain(OTHER)
  expect(site.asked.filter((one) => /^\/[^/]+-[0-9a-f]{8}\.js$/.test(one))).toEqual([])
  await site.stop()
  await page.goto(site.url + EDITED)
  await expect(heading(page)).toHaveText(NEW_TITLE)
  await page.goto(site.url + OTHER)
  await expect(heading(page)).toHaveText(titleOf(OTHER))
})
