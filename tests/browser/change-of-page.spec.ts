import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { followTo } from './helpers/follow-to'
import { PAGES, factsOf, titleOf } from './helpers/sample-pages'
import { scrollToShare } from './helpers/scroll'

declare global {
  interface Window {
    /** Lost when the browser reloads the page. */
    sameDocument?: boolean
    scrolledThrough?: number[]
  }
}

const PAGE = PAGES.reference
const nextTitle = titleOf(factsOf(PAGE).next?.href ?? '')
const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)
/** The first link in the text that leads to the top of another page. */
const linkInText = (page: Page): Locator => page.locator('.prose a[href^="/docs/"]:not([href*="#"])').first()

test('a new page begins at its top, with the focus on its title', async ({ page }) => {
  await openPage(page, PAGE)
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nextTitle)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect(page).toHaveTitle(`${nextTitle} | QuestDB`)
})

test('a link in the text changes the page without loading it anew', async ({ page }) => {
  await openPage(page, PAGE)
  await page.evaluate(() => {
    window.sameDocument = true
  })
  const href = (await linkInText(page).getAttribute('href')) ?? ''
  await linkInText(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(href))
  await expect(page).toHaveURL(href)
  expect(await page.evaluate(() => window.sameDocument)).toBe(true)
})

test('a link in the text to a place on another page goes to that place', async ({ page }) => {
  await openPage(page, PAGES.elements)
  await followTo(page, `${PAGES.ordinary}#see-also`)
  await expect(page).toHaveURL(`${PAGES.ordinary}#see-also`)
  await expect(page.locator('#see-also')).toBeInViewport()
})

test('a link in the text with the control key opens a new tab', async ({ page, context }) => {
  await openPage(page, PAGE)
  const opened = context.waitForEvent('page')
  const href = (await linkInText(page).getAttribute('href')) ?? ''
  await linkInText(page).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(href)
  await expect(page).toHaveURL(PAGE)
})

/** Clicks like a reader, because Playwright's click first scrolls an element in the sticky bar. */
async function clickDocsInBar(page: Page): Promise<void> {
  const docs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true })
  const box = (await docs.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('a new page does not slide into its place', async ({ page }) => {
  await openPage(page, PAGE)
  await scrollToShare(page, 0.6)
  await page.evaluate(() => {
    window.addEventListener('scroll', () => {
      if (location.pathname === '/docs/') (window.scrolledThrough ??= []).push(window.scrollY)
    })
  })
  await clickDocsInBar(page)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(titleOf(PAGE))
  await expect.poll(() => scrollY(page)).toBe(0)
  expect((await page.evaluate(() => window.scrolledThrough ?? [])).filter((top) => top > 0)).toEqual([])
})

test('the way back leads to where the reader was', async ({ page }) => {
  await openPage(page, PAGE)
  const before = await scrollToShare(page, 0.4)
  await clickDocsInBar(page)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(titleOf(PAGE))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGE))
  await expect.poll(async () => Math.abs((await scrollY(page)) - before)).toBeLessThan(50)
})

test('going through the bar by keyboard leaves the page where it is', async ({ page }) => {
  await openPage(page, PAGE)
  const before = await scrollToShare(page, 0.4)
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab')
  await page.waitForTimeout(300)
  expect(await scrollY(page)).toBe(before)
})

test('a change of page is told to screen readers', async ({ page }) => {
  await openPage(page, PAGE)
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page.locator('[aria-live="assertive"]')).toHaveText(`Navigated to ${nextTitle}`)
})
