import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import {
  ERRORS_SCRIPT,
  START_DATA,
  expectTitleInFocus,
  goToStart,
  htmlWithoutHeadings,
  openPrepared,
  withoutContext,
  withoutHeadings,
} from './helpers/failures'
import { openPage } from './helpers/open-page'
import { PAGES, titleOf } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

const TITLE = 'This page crashed'
const main = (page: Page) => page.getByRole('main')
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try again' })

test('a page that throws: title, messages and details inside of the shell @desktop @phone', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.route(START_DATA, withoutHeadings)
  await openPrepared(page, '/docs/')
  await goToStart(page)
  await expectTitleInFocus(page, TITLE)
  await expect(page).toHaveURL(PAGES.start)
  await expect(main(page).getByRole('listitem')).toHaveText([/^TypeError: .*null/])
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('#nprogress')).toHaveCount(0)
  await main(page).getByText('Technical details').click()
  await expect(main(page).locator('pre')).toContainText(/Components:\s+at /)
  expect(logged.some((line) => line.startsWith('This page crashed: TypeError'))).toBe(true)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('a first page that throws shows the same', async ({ page }) => {
  await page.route(`**${PAGES.start}`, htmlWithoutHeadings)
  await page.goto(PAGES.start)
  await expectTitleInFocus(page, TITLE)
})

test('each cause has its line', async ({ page }) => {
  // data on which the template throws an error with causes
  await page.addInitScript(() => {
    const read = JSON.parse
    JSON.parse = (...given: Parameters<typeof JSON.parse>) => {
      const value: unknown = read(...given)
      const page = value as { result?: { data?: { docPage?: object } } } | null
      if (page?.result?.data?.docPage)
        Object.defineProperty(page.result.data.docPage, 'headings', {
          enumerable: true,
          get() {
            throw new Error('The headings cannot be read', {
              cause: new Error('The list is torn', { cause: 'water' }),
            })
          },
        })
      return value
    }
  })
  await openPrepared(page, '/docs/')
  await goToStart(page)
  await expectTitleInFocus(page, TITLE)
  await expect(main(page).getByRole('listitem')).toHaveText([
    'Error: The headings cannot be read',
    'Error: The list is torn',
    'water',
  ])
})

test('"Try again" draws the page again; while it fails the screen stays', async ({ page }) => {
  await page.addInitScript(() => {
    const read = JSON.parse
    JSON.parse = (...given: Parameters<typeof JSON.parse>) => {
      const value: unknown = read(...given)
      const page = value as { result?: { data?: { docPage?: Record<string, unknown> } } } | null
      const docPage = page?.result?.data?.docPage
      if (docPage) {
        const { headings } = docPage
        Object.defineProperty(docPage, 'headings', {
          enumerable: true,
          get() {
            if (document.documentElement.dataset.fixed === undefined) throw new Error('not yet')
            return headings
          },
        })
      }
      return value
    }
  })
  await openPrepared(page, '/docs/')
  await goToStart(page)
  await expectTitleInFocus(page, TITLE)
  await tryAgain(page).click()
  await expectTitleInFocus(page, TITLE)
  await page.evaluate(() => (document.documentElement.dataset.fixed = ''))
  await tryAgain(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
  await expect(page.getByRole('article')).toBeVisible()
})

test('other pages are well after a crash', async ({ page }) => {
  await page.route(START_DATA, withoutHeadings)
  await openPrepared(page, '/docs/')
  await goToStart(page)
  await expectTitleInFocus(page, TITLE)
  await page.goBack()
  await expect(page).toHaveURL('/docs/')
  await expect(page.getByRole('article')).toBeVisible()
})

test('the report is filled in with address and messages', async ({ page }) => {
  await page.route(START_DATA, withoutHeadings)
  await openPrepared(page, '/docs/')
  await goToStart(page)
  const href = await main(page).getByRole('link', { name: 'Report on GitHub' }).getAttribute('href')
  const report = new URL(href ?? '')
  expect(report.origin + report.pathname).toBe('https://github.com/questdb/questdb.io/issues/new')
  expect(report.searchParams.get('title')).toBe(`Page crashed: ${PAGES.start}`)
  expect(report.searchParams.get('body')).toContain(PAGES.start)
  expect(report.searchParams.get('body')).toContain('TypeError: ')
  for (const [name, address] of [
    ['Home', '/'],
    ['Documentation', '/docs/'],
  ] as const)
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
})

test('an error outside of the page leaves a screen of its own, and the way back works', async ({ page }) => {
  await page.route(START_DATA, withoutContext)
  await openPrepared(page, '/docs/')
  await goToStart(page)
  await expectTitleInFocus(page, TITLE)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.locator('#nprogress')).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Documentation' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/docs/')
  await expect(page.getByRole('article')).toBeVisible()
})

test('where the screen itself cannot be loaded, a plain one stands in for it', async ({ page }) => {
  await page.route(ERRORS_SCRIPT, (route) => route.abort())
  await page.route(START_DATA, withoutHeadings)
  await openPage(page, '/docs/')
  await goToStart(page)
  await expectTitleInFocus(page, TITLE)
  await expect(main(page)).toContainText('TypeError')
  await tryAgain(page).click()
  await expectTitleInFocus(page, TITLE)
})
