import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const FEATURES = PAGES.elements
const SYMBOL = PAGES.ordinary
const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

/** Scrolls, and waits until the position is stored. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
  }, top)
  await expect
    .poll(() =>
      page.evaluate(
        (y) => Object.keys(sessionStorage).some((name) => sessionStorage.getItem(name) === String(y)),
        top,
      ),
    )
    .toBe(true)
}

/** The reader sees the same lines; content expanded above may move them by less than one. */
async function expectNear(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollY(page)) - top)).toBeLessThan(20)
}

/** Selected tabs, open details, and expanded results. */
const opened = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.prose :is([role="tab"], details:not(.result-menu), .result)')]
      .map((part) => part.getAttribute('aria-selected') === 'true' || part.matches('[open], .all'))
      .join(),
  )

async function openEverything(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'macOS' }).first().click()
  for (const summary of await page.locator('.prose details:not(.result-menu) > summary').all())
    await summary.click()
  await page.locator('[data-show-all]').first().click()
}

const goToSymbol = (page: Page): Promise<void> =>
  page
    .locator(`article a[href="${SYMBOL}"]`)
    .first()
    .evaluate((link: HTMLElement) => {
      link.click()
    })

test('the way back finds tabs, details, rows and the place as they were left', async ({ page }) => {
  await openPage(page, FEATURES)
  const asNew = await opened(page)
  await openEverything(page)
  const before = await opened(page)
  expect(before).not.toBe(asNew)
  await scrollTo(page, 3600)
  await goToSymbol(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symbol')
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown features for authors')
  await expect.poll(() => opened(page)).toBe(before)
  await expectNear(page, 3600)
  await page.reload()
  await expect.poll(() => opened(page)).toBe(before)
  await expectNear(page, 3600)
})

test('the way forward finds the place too', async ({ page }) => {
  await openPage(page, FEATURES)
  await goToSymbol(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symbol')
  await scrollTo(page, 2100)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown features for authors')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symbol')
  await expectNear(page, 2100)
})

test('the way back from a heading of the same page leads to where the reader was', async ({ page }) => {
  await openPage(page, SYMBOL)
  await scrollTo(page, 2000)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
  await expect.poll(() => scrollY(page)).not.toBe(2000)
  await page.goBack()
  await expectNear(page, 2000)
})

test('a page that was read before in the tab begins at its top when it is visited anew', async ({ page }) => {
  await openPage(page, SYMBOL)
  await scrollTo(page, 2000)
  await openPage(page, FEATURES)
  await openPage(page, SYMBOL)
  expect(await scrollY(page)).toBe(0)
})

test('an address with a broken hash shows its page', async ({ page }) => {
  await openPage(page, `${SYMBOL}#50%`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symbol')
  await expect(page).toHaveURL(SYMBOL)
})

test('the sidebar is as it was after a visit outside of the documentation', async ({ page }) => {
  await openPage(page, SYMBOL)
  const side = page.getByRole('complementary').first()
  const category = side.locator('summary').filter({ hasText: /^Troubleshooting$/ })
  await category.click()
  const faq = side.getByRole('link', { name: 'FAQ', exact: true })
  await expect(faq).toBeVisible()
  await side.evaluate((box) => {
    box.scrollTop = 250
  })
  await page.getByRole('banner').getByRole('link', { name: 'QuestDB home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(faq).toBeVisible()
  expect(await side.evaluate((box) => box.scrollTop)).toBe(250)
  await page.reload()
  await expect(faq).toBeVisible()
})
