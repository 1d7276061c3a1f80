import { expect, type Page, type Route } from '@playwright/test'
import { builtFile } from './built-pages'
import { openPage } from './open-page'
import { PAGES, dataOf, exactly } from './sample-pages'

/** Data of the page that the next tests navigate to from /docs/. */
export const START_DATA = exactly(dataOf(PAGES.start))
/** Script of the home page's template. */
export const HOME_SCRIPT = /\/component---src-templates-home-tsx-[^/]+\.js$/
/** Script of the error screens. */
export const ERRORS_SCRIPT = /\/errors-[^/]+\.js$/

/**
 * Opens a URL and waits for the code that handles failures, which the page fetches when a reader approaches a link.
 * Tests that use it must block service workers.
 */
export async function openPrepared(page: Page, address: string): Promise<void> {
  const script = page.waitForResponse(ERRORS_SCRIPT)
  await openPage(page, address)
  await page.locator('a[href="#main"]').dispatchEvent('pointerover')
  await (await script).finished()
  await page.waitForLoadState('networkidle')
}

export async function goToStart(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Next/ }).click()
}

export async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'QuestDB home' }).click()
}

/** Fails requests for the page itself as well, so that reloading doesn't help. */
export async function refusePage(page: Page, route: string): Promise<void> {
  await page.route(
    (url) => url.pathname === route,
    (request) => request.abort(),
  )
}

/** Serves a page's data without its headings, on which its template throws. */
export function withoutHeadings(route: Route): Promise<void> {
  return changeData(route, (data) => {
    data.result.data.docPage.headings = null
  })
}

/** Serves a page as HTML without its headings, because it contains the data of the first page. */
export async function htmlWithoutHeadings(route: Route): Promise<void> {
  const html = builtFile(route.request().url()).replace(
    /(?<=<script id="page-data" type="application\/json">).*?(?=<\/script>)/s,
    (data) => {
      const page = JSON.parse(data) as PageData
      page.result.data.docPage.headings = null
      return JSON.stringify(page).replaceAll('<', '\\u003c')
    },
  )
  await route.fulfill({ contentType: 'text/html', body: html })
}

/** Serves a page's data without its context, on which Gatsby's code around the shell throws. */
export function withoutContext(route: Route): Promise<void> {
  return changeData(route, (data) => {
    delete data.result.pageContext
  })
}

interface PageData {
  result: { data: { docPage: { headings: unknown } }; pageContext?: object }
}

async function changeData(route: Route, change: (data: PageData) => void): Promise<void> {
  const data = JSON.parse(builtFile(route.request().url())) as PageData
  change(data)
  await route.fulfill({ json: data })
}

/** Title of the error screen or page, which is focused. */
export async function expectTitleInFocus(page: Page, title: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await expect(heading).toBeFocused()
}

/** Counts how often the browser reloads a page from now on. */
export function countLoads(page: Page): { loads: number } {
  const count = { loads: 0 }
  page.on('domcontentloaded', () => count.loads++)
  return count
}

/** Collects console warnings about a page or its scripts. */
export function gatherWarnings(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}
