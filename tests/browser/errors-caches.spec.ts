import fs from 'node:fs'
import type { ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { SITE_FOLDER } from './helpers/built-pages'
import { ERRORS_SCRIPT, openPrepared } from './helpers/failures'
import { MENUS } from './helpers/menus'
import { openPage, scriptsAtWork } from './helpers/open-page'
import { buildName, otherBuild } from './helpers/other-build'
import { startSite, type TestSite } from './helpers/test-site'
import { followTo } from './helpers/follow-to'
import { PAGES, titleOf } from './helpers/sample-pages'

/* A real server, because responses fulfilled by Playwright bypass the browser's cache. */

test.use({ serviceWorkers: 'block' })

let site: TestSite
test.beforeEach(async () => {
  site = await startSite(SITE_FOLDER)
})
test.afterEach(async () => {
  await site.stop()
})

test.describe('a captive portal whose answers stay in the browser’s cache', () => {
  const signIn = (headers: Record<string, string>) => (response: ServerResponse) => {
    response.writeHead(200, {
      'Content-Type': 'text/html',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...headers,
    })
    response.end('<!doctype html><p>Sign in to the network</p>')
  }

  for (const [name, headers] of [
    ['with nosniff', { 'X-Content-Type-Options': 'nosniff' }],
    ['without nosniff', {}],
  ] as const) {
    test(`all scripts of the first page, ${name}: Retry starts it`, async ({ page }) => {
      const banner = page.locator('#base-path-banner')
      site.answer(/\.js$/, signIn(headers))
      await page.goto(`${site.url}/docs/`)
      await expect(banner).toBeVisible()
      site.speak()
      site.asked.length = 0
      await page.reload()
      // the browser must not cache these scripts, which would be wrong permanently
      await expect(banner).toBeVisible()
      expect(site.asked.filter((file) => file.endsWith('.js'))).toEqual([])
      await banner.getByRole('button', { name: 'Retry' }).click()
      await scriptsAtWork(page)
      await expect(banner).toHaveCount(0)
    })

    test(`the scripts of the search, ${name}: Retry opens it`, async ({ page }) => {
      await openPrepared(page, `${site.url}/docs/`)
      site.answer(/\.js$/, signIn(headers))
      await page.getByRole('button', { name: 'Search' }).click()
      const notice = page.getByRole('alert')
      await expect(notice).toContainText('parse: unexpected response')
      site.speak()
      await notice.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
      await expect(notice).toHaveCount(0)
    })

    test(`the scripts of the search and of the notice, ${name}: the next click opens it`, async ({
      page,
    }) => {
      await openPage(page, `${site.url}/docs/`)
      site.answer(/\.js$/, signIn(headers))
      const notice = page.getByRole('alert')
      const search = page.getByRole('button', { name: 'Search' })
      const refused = page.waitForRequest(ERRORS_SCRIPT)
      await search.click()
      await (await refused).response()
      await page.waitForLoadState('networkidle')
      site.speak()
      await search.click()
      await notice.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
      await expect(notice).toHaveCount(0)
    })
  }
})

test.describe('scripts that neither arrive nor fail', () => {
  const APP = /\/app-[^/]+\.js$/
  const banner = (page: Page) => page.locator('#base-path-banner')
  /** Opens a page that never finishes loading, and waits until it reports this. */
  async function openForLong(page: Page): Promise<void> {
    await page.clock.install()
    await page.goto(`${site.url}/docs/`, { waitUntil: 'domcontentloaded' })
    await page.clock.fastForward(5000)
    await expect(banner(page)).toHaveCount(0)
    await page.clock.fastForward(5000)
    await expect(banner(page)).toContainText('The site is still loading.')
  }

  async function expectAtWork(page: Page): Promise<void> {
    await expect(banner(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  }

  test('a script whose body never ends: Retry starts the page', async ({ page }) => {
    site.answer(APP, (response) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, max-age=3600' })
      response.write('/*')
    })
    await openForLong(page)
    // the host still hangs: Retry doesn't wait for it forever
    const reloaded = page.waitForEvent('domcontentloaded')
    await banner(page).getByRole('button', { name: 'Retry' }).click()
    await page.clock.fastForward(10_000)
    await reloaded
    await page.clock.fastForward(10_000)
    site.speak()
    await banner(page).getByRole('button', { name: 'Retry' }).click()
    await expectAtWork(page)
  })

  test('scripts that are merely slow take the banner away', async ({ page }) => {
    site.fallSilent(APP)
    await openForLong(page)
    site.speak()
    await expectAtWork(page)
  })
})

test.describe('a host that lets page data be cached', () => {
  const READ = PAGES.ordinary
  const NEW_TITLE = 'A title of the other build'
  const OTHER = 'dddddddd4444'
  const LINK = MENUS.links.at(-1)!.name
  let folder = ''
  test.beforeAll(() => {
    folder = otherBuild(path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'build-')), 'other'), OTHER, {
      replace: [
        [`>${titleOf(READ)}</h1>`, `>${NEW_TITLE}</h1>`],
        [`"title":"${titleOf(READ)}"`, `"title":"${NEW_TITLE}"`],
        [`>${LINK}<`, '>Renamed<'],
        [`"name":"${LINK}"`, '"name":"Renamed"'],
      ],
    })
  })
  test.afterAll(() => {
    fs.rmSync(path.dirname(folder), { recursive: true, force: true })
  })

  /** Serves a build as a host does that keeps page data for an hour. */
  function deploy(build: string): void {
    site.deploy(build)
    site.answer(/^\/page-data\//, (response, file) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' })
      response.end(fs.readFileSync(path.join(build, file)))
    })
  }

  /** The page, the menu, and the code belong to the other build. */
  async function expectOtherBuild(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE)
    await scriptsAtWork(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Renamed' })).toBeVisible()
    expect(await page.evaluate(() => window.___webpackCompilationHash)).toBe(OTHER)
  }
  const follow = (page: Page) =>
    page.evaluate((to) => {
      document.querySelector<HTMLElement>(`nav a[href="${to}"]`)?.click()
    }, READ)

  test('a tab of the old build goes on to a document of the new one, the menu included', async ({ page }) => {
    deploy(SITE_FOLDER)
    await openPage(page, `${site.url}/docs/`)
    await expect(page.getByRole('banner').getByRole('link', { name: LINK, exact: true })).toBeVisible()
    expect(await page.evaluate(() => window.___webpackCompilationHash)).toBe(buildName())
    deploy(folder)
    await follow(page)
    await expectOtherBuild(page)
  })

  test('a tab of the new build takes no data of the old one', async ({ page }) => {
    deploy(SITE_FOLDER)
    await openPage(page, `${site.url}/docs/`)
    await follow(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(READ))
    deploy(folder)
    await openPage(page, `${site.url}/docs/`)
    await follow(page)
    await expectOtherBuild(page)
  })

  test('a page of another build keeps the place that the link names', async ({ page }) => {
    deploy(SITE_FOLDER)
    await openPage(page, `${site.url}/docs/`)
    deploy(folder)
    await followTo(page, `${READ}#see-also`)
    await expect(page).toHaveURL(`${site.url}${READ}#see-also`)
    await expectOtherBuild(page)
    await expect(page.locator('#see-also')).toBeInViewport()
  })
})
