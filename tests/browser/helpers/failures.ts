import { expect, type Page, type Route } from '@playwright/test'
import { builtFile } from './built-pages'
import { openPage } from './open-page'

/** Data of the page that follows /docs/. */
export const QUICK_START_DATA = /\/page-data\/docs\/quick-start\/page-data\.json/
/** Script of the home page's template. */
export const HOME_SCRIPT = /\/component---src-templates-home-tsx-[^/]+\.js$/
/** Script of the error screens. */
export const ERRORS_SCRIPT = /\/errors-[^/]+\.js$/

/**
 * Opens an address and waits until the code for failures is there, which the page fetches when a reader nears a link. A
 * test that uses this must keep service workers out.
 */
export async function openPrepared(page: Page, address: string): Promise<void> {
  const script = page.waitForResponse(ERRORS_SCRIPT)
  await openPage(page, address)
  await page.locator('a[href="#main"]').dispatchEvent('pointerover')
  await (await script).finished()
  await page.waitForLoadState('networkidle')
}

export async function goToQuickStart(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Next/ }).click()
}

export async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'QuestDB home' }).click()
}

/** The server does not give the page to the browser itself either, so that loading it anew is of no use. */
export async function refusePage(page: Page, route: string): Promise<void> {
  await page.route(
    (url) => url.pathname === route,
    (request) => request.abort(),
  )
}

/** Gives a page data without its headings, at which its template throws. */
export function withoutHeadings(route: Route): Promise<void> {
  return changeData(route, (data) => {
    data.result.data.docPage.headings = null
  })
}

/** Gives a page, as HTML, data without its headings: those of the first page come in it. */
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

/** Gives a page data without its context, at which Gatsby's own part around the shell throws. */
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

/** Title of the error screen or of the page, which has the focus. */
export async function expectTitleInFocus(page: Page, title: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await expect(heading).toBeFocused()
}

/** Counts from now on how often the browser loads a page anew. */
export function countLoads(page: Page): { loads: number } {
  const count = { loads: 0 }
  page.on('domcontentloaded', () => count.loads++)
  return count
}

/** Gathers the warnings in the console that speak of a page or its scripts. */
export function gatherWarnings(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}
