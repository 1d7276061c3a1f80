import { expect, test, type Page } from '@playwright/test'
import type { AddressInfo } from 'node:net'
import { serve } from '../../tools/serve'
import { SITE_FOLDER } from './helpers/built-pages'
import {
  HOME_SCRIPT,
  START_DATA,
  countLoads,
  expectTitleInFocus,
  gatherWarnings,
  goHome,
  goToStart,
  openPrepared,
  refusePage,
} from './helpers/failures'
import { scriptsAtWork } from './helpers/open-page'
import { PAGES, dataOf, exactly, titleOf } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

const TITLE = 'This page couldn’t be loaded'
const main = (page: Page) => page.getByRole('main')
const retry = (page: Page) => main(page).getByRole('button', { name: 'Retry' })

test('a server that goes away: error text in the shell, and Retry goes on to the page when it is back', async ({
  page,
}) => {
  const start = (port: number) => serve({ folder: SITE_FOLDER, port, host: '127.0.0.1' })
  let server = await start(0)
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  try {
    await openPrepared(page, `http://127.0.0.1:${port}/docs/`)
    const count = countLoads(page)
    await stop()
    await goToStart(page)
    await expectTitleInFocus(page, TITLE)
    await expect(page).toHaveURL(exactly(PAGES.start))
    await expect(page).toHaveTitle(TITLE)
    await expect(main(page)).toContainText('Loading the page data failed')
    await expect(main(page)).toContainText(`network: no response: ${dataOf(PAGES.start)}`)
    // the shell is there, and the progress bar has stopped
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Documentation', exact: true }).locator('[aria-current="page"]'),
    ).toHaveAttribute('href', PAGES.start)
    await expect(page.locator('#nprogress')).toHaveCount(0)

    await retry(page).click()
    await expect(main(page).getByRole('status')).toHaveText('The page still couldn’t be loaded (2 attempts).')
    server = await start(port)
    await retry(page).click()
    await expectTitleInFocus(page, titleOf(PAGES.start))
    await expect(page).toHaveURL(exactly(PAGES.start))
    await expect(page).toHaveTitle(`${titleOf(PAGES.start)} | QuestDB`)
    expect(count.loads).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/docs\/$/)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
  } finally {
    await stop()
  }
})

test('the error screen is left as any page: by a link, and by the way back', async ({ page }) => {
  await openPrepared(page, '/docs/')
  await page.route(START_DATA, (route) => route.abort())
  await refusePage(page, PAGES.start)
  await goToStart(page)
  await expectTitleInFocus(page, TITLE)
  await goHome(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TITLE)
  await page.goBack()
  // it's requested again
  await expect(page).toHaveURL(PAGES.start)
  await expectTitleInFocus(page, TITLE)
  await page.unroute(START_DATA)
  await goHome(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TITLE)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
})

for (const [name, answer, text] of [
  ['status', { status: 503, body: 'busy' }, `status 503: ${dataOf(PAGES.start)}`],
  ['parse', { body: '{"path":' }, `parse: unexpected response: ${dataOf(PAGES.start)}`],
] as const)
  test(`data that fail by ${name} are told as such, and the page comes as a document`, async ({ page }) => {
    await openPrepared(page, '/docs/')
    const warnings = gatherWarnings(page)
    const count = countLoads(page)
    await page.route(START_DATA, (route) => route.fulfill(answer))
    await goToStart(page)
    // the HTML contains what the page needs
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
    await expect(page).toHaveURL(PAGES.start)
    expect(count.loads).toBe(1)
    expect(warnings.filter((line) => line.includes(text))).toHaveLength(1)
    await scriptsAtWork(page)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  })

test.describe('data that all answer with status 500', () => {
  const ALL_DATA = /\/page-data\//
  /** Paths of the data requested from now on. */
  async function failAllData(page: Page): Promise<string[]> {
    const asked: string[] = []
    await page.route(ALL_DATA, async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      await route.fulfill({ status: 500, body: 'broken' })
    })
    return asked
  }

  test('are requested once by a link that the pointer passes', async ({ page }) => {
    await openPrepared(page, '/docs/')
    const asked = await failAllData(page)
    await page.getByRole('link', { name: /^Next/ }).hover()
    await page.waitForTimeout(2000)
    expect(asked).toEqual([dataOf(PAGES.start)])
  })

  test('leave a reader who follows a link with the page as a document', async ({ page }) => {
    await openPrepared(page, '/docs/')
    const asked = await failAllData(page)
    const count = countLoads(page)
    const clicked = Date.now()
    await goToStart(page)
    await expect(page).toHaveURL(PAGES.start)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
    expect(Date.now() - clicked).toBeLessThan(5000)
    expect(count.loads).toBe(1)
    // for the pointer, for the click, and for the reason of the failure; the data shared by all pages, for the new
    // document
    expect(asked.filter((path) => !path.includes('/sq/')).length).toBeLessThanOrEqual(3)
  })

  test('end in the error screen where the page fails as well', async ({ page }) => {
    await openPrepared(page, '/docs/')
    await failAllData(page)
    await refusePage(page, PAGES.start)
    await goToStart(page)
    await expectTitleInFocus(page, TITLE)
    await expect(main(page)).toContainText(`status 500: ${dataOf(PAGES.start)}`)
  })
})

test('a script of a page that fails: type and address, and Retry', async ({ page }) => {
  await openPrepared(page, '/docs/')
  await page.route(HOME_SCRIPT, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await refusePage(page, '/')
  await goHome(page)
  await expectTitleInFocus(page, TITLE)
  await expect(main(page)).toContainText(/Loading chunk \S+ failed/)
  await expect(main(page)).toContainText(/status 404: http\S+component---src-templates-home-tsx-\S+\.js/)
  await page.unroute(HOME_SCRIPT)
  await retry(page).click()
  await expect(page).toHaveURL('/')
  await expect(main(page)).not.toContainText('couldn’t be loaded')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a page that was asked for and left is not shown when it fails later', async ({ page }) => {
  await openPrepared(page, '/docs/')
  let refuse = (): void => undefined
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  await page.route(START_DATA, async (route) => {
    await refused
    await route.abort()
  })
  await goToStart(page)
  await goHome(page)
  await expect(page).toHaveURL('/')
  const count = countLoads(page)
  const tried = page.waitForEvent('requestfailed', (request) => START_DATA.test(request.url()))
  refuse()
  await tried
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/')
  expect(count.loads).toBe(0)
})
