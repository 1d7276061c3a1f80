import fs from 'node:fs'
import type { ServerResponse } from 'node:http'
import os from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { SITE_FOLDER } from '../helpers/built-pages'
import { openPage } from '../helpers/open-page'
import { buildName, otherBuild } from '../helpers/other-build'
import { test } from '../helpers/site-test'
import { isKept, keptIn, newWorkerRules, workerRules } from '../helpers/worker'
import { PAGES, exactly, titleOf } from '../helpers/sample-pages'

const READ = PAGES.ordinary
/** Scripts, fonts, images, and data of the site, but not the parts of the worker itself. */
const FILES =
  /^\/(?!sw\.js|workbox|idb-keyval|offline\/manifest).*\.(js|css|woff2|png|webp|svg|json|webmanifest)$/

/** Response of a captive portal or of a host with a fallback page; browsers may cache it as long as the file itself. */
function htmlInstead(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
  response.end('<!doctype html><html><title>Sign in</title><h1>Sign in</h1></html>')
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Paths of the files for which HTML is stored instead. */
const storedAsHtml = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url)
        const type = (await cache.match(request))?.headers.get('content-type') ?? ''
        if (type.includes('html') && !pathname.endsWith('/')) found.push(pathname)
      }
    }
    return found
  })

/** Waits until the browser has aborted the installation of a worker. */
async function installationEnds(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return registration?.installing ?? registration?.waiting ?? null
      }),
    )
    .toBe(null)
}

test('a portal that begins while the first worker installs leaves nothing behind', async ({ page, site }) => {
  const asked = page.context().waitForEvent('serviceworker')
  await openPage(page, site.url + READ)
  site.answer(FILES, htmlInstead)
  await asked
  await page.waitForTimeout(4000)
  await installationEnds(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
  expect(await storedAsHtml(page)).toEqual([])
  site.speak()
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  await site.stop()
  await page.reload()
  await expect(heading(page)).toHaveText(titleOf(READ))
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeVisible()
})

test('scripts of a new build that are HTML do not replace the old build, and the next look heals it', async ({
  page,
  site,
}) => {
  const B = 'bbbbbbbb2222'
  const folder = otherBuild(join(fs.mkdtempSync(join(os.tmpdir(), 'build-')), 'b'), B)
  const look = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.ready).update().then(
        () => undefined,
        () => undefined,
      ),
    )
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ, buildName())
  site.deploy(folder)
  site.answer(/-bbbb[0-9a-f]{4}\.js$/, htmlInstead)
  await look()
  await installationEnds(page)
  expect(await storedAsHtml(page)).toEqual([])
  await site.stop()
  await openPage(page, site.url + READ)
  expect(await page.evaluate(() => window.___webpackCompilationHash)).toBe(buildName())

  site.speak()
  await site.start()
  await look()
  await newWorkerRules(page)
  await isKept(page, READ, B)
  await site.stop()
  await openPage(page, site.url + READ)
  await expect(heading(page)).toHaveText(titleOf(READ))
  expect(await page.evaluate(() => window.___webpackCompilationHash)).toBe(B)
  fs.rmSync(dirname(folder), { recursive: true })
})

test('a file that an earlier worker stored as HTML is fetched again', async ({ page, site }) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  await page.evaluate(async () => {
    const files = await caches.open('site-files-v1')
    for (const request of await files.keys())
      if (/\/(app|framework|webpack-runtime)-/.test(request.url))
        await files.put(request, new Response('<p>Sign in', { headers: { 'content-type': 'text/html' } }))
  })
  expect(await storedAsHtml(page)).toHaveLength(3)
  await openPage(page, site.url + READ)
  await expect.poll(() => storedAsHtml(page)).toEqual([])
})

test('a portal during the download of all pages keeps no HTML as a picture or a font', async ({
  page,
  site,
}) => {
  await openPage(page, `${site.url}/docs/`)
  await workerRules(page)
  await isKept(page, '/docs/')
  site.answer(FILES, htmlInstead)
  const panel = page.getByRole('contentinfo')
  await panel.getByRole('button', { name: 'Download docs for offline use' }).click()
  await panel.getByRole('button', { name: /^Download (all|remaining) pages$/ }).click()
  // pages without images are available, the others aren't
  await expect(panel.getByRole('button', { name: 'Resume' })).toBeVisible({ timeout: 60_000 })
  expect(await storedAsHtml(page)).toEqual([])
  site.speak()
  await panel.getByRole('button', { name: 'Resume' }).click()
  await expect(panel.getByRole('status')).toContainText(/All \d+ pages are available offline/, {
    timeout: 60_000,
  })
  expect(await storedAsHtml(page)).toEqual([])
})

test('one “not found” deletes no kept page', async ({ page, site }) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  site.fail(exactly(READ), 404)
  await page.goto(site.url + READ)
  await expect(page.locator('body')).toHaveText('broken by the test')
  await site.stop()
  await page.goto(site.url + READ)
  await expect(heading(page)).toHaveText(titleOf(READ))
})

test('a page in whose place another one is served is not kept', async ({ page, site }) => {
  await openPage(page, `${site.url}/docs/`)
  await workerRules(page)
  await isKept(page, '/docs/')
  const home = fs.readFileSync(join(SITE_FOLDER, 'index.html'))
  site.answer(exactly(READ), (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(home)
  })
  const readers = () =>
    page.evaluate(async () => {
      const notes = await (await caches.open('site-notes-v1')).keys()
      return notes.map(({ url }) => url).filter((url) => url.includes('/note/reader/'))
    })
  const before = await readers()
  await page.goto(site.url + READ)
  await expect(page.getByRole('banner')).toBeVisible()
  // the worker notes who reads a document just before it stores the document
  await expect.poll(async () => (await readers()).some((one) => !before.includes(one))).toBe(true)
  await page.waitForTimeout(1000)
  expect(await keptIn(page, READ)).toEqual([])
})
