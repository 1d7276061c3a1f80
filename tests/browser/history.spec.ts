import { expect, test, type Page } from '@playwright/test'
import { followTo } from './helpers/follow-to'
import { openPage } from './helpers/open-page'
import { pretendPlatform } from './helpers/platform'
import { PAGES, titleOf } from './helpers/sample-pages'
import { scrollToShare } from './helpers/scroll'
import { categoryRow, farFrom, linkTo } from './helpers/sidebar-facts'

const FEATURES = PAGES.elements
const ORDINARY = PAGES.ordinary
const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

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

test('the way back finds tabs, details, rows and the place as they were left', async ({ page }) => {
  await openPage(page, FEATURES)
  const asNew = await opened(page)
  await openEverything(page)
  const before = await opened(page)
  expect(before).not.toBe(asNew)
  const place = await scrollToShare(page, 0.6)
  await followTo(page, ORDINARY)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(ORDINARY))
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(FEATURES))
  await expect.poll(() => opened(page)).toBe(before)
  await expectNear(page, place)
  await page.reload()
  await expect.poll(() => opened(page)).toBe(before)
  await expectNear(page, place)
})

test('the way back to a page with a panel for the reader’s system finds the place', async ({ page }) => {
  await pretendPlatform(page, 'Win32')
  await openPage(page, '/download/')
  // the system's panel has its own height, so a position is stored only once it is shown
  await expect(page.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true')
  const place = await scrollToShare(page, 0.8)
  await followTo(page, ORDINARY)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(ORDINARY))
  await page.goBack()
  await expect(page).toHaveURL('/download/')
  await expectNear(page, place)
})

test('the way forward finds the place too', async ({ page }) => {
  await openPage(page, FEATURES)
  await followTo(page, ORDINARY)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(ORDINARY))
  const place = await scrollToShare(page, 0.4)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(FEATURES))
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(ORDINARY))
  await expectNear(page, place)
})

test('the way back from a heading of the same page leads to where the reader was', async ({ page }) => {
  await openPage(page, ORDINARY)
  const place = await scrollToShare(page, 0.4)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
  await expect.poll(() => scrollY(page)).not.toBe(place)
  await page.goBack()
  await expectNear(page, place)
})

test('a page that was read before in the tab begins at its top when it is visited anew', async ({ page }) => {
  await openPage(page, ORDINARY)
  await scrollToShare(page, 0.4)
  await openPage(page, FEATURES)
  await openPage(page, ORDINARY)
  expect(await scrollY(page)).toBe(0)
})

test('an address with a broken hash shows its page', async ({ page }) => {
  await openPage(page, `${ORDINARY}#50%`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(ORDINARY))
  await expect(page).toHaveURL(ORDINARY)
})

test('the sidebar is as it was after a visit outside of the documentation', async ({ page }) => {
  await openPage(page, ORDINARY)
  const side = page.getByRole('complementary').first()
  const far = farFrom(ORDINARY)
  await categoryRow(side, far.category).click()
  await expect(linkTo(side, far.href)).toBeVisible()
  const place = await side.evaluate((box) => {
    // the current page in the lower part, where it would not be brought by itself
    const { top } = box.querySelector('[aria-current="page"]')!.getBoundingClientRect()
    box.scrollTop = Math.round(
      box.scrollTop + top - box.getBoundingClientRect().top - box.clientHeight * 0.88,
    )
    return box.scrollTop
  })
  await page.getByRole('banner').getByRole('link', { name: 'QuestDB home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(linkTo(side, far.href)).toBeVisible()
  expect(await side.evaluate((box) => box.scrollTop)).toBe(place)
  await page.reload()
  await expect(linkTo(side, far.href)).toBeVisible()
})
