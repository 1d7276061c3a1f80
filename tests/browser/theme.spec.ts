import { expect, test, type Page } from '@playwright/test'
import { followTo } from './helpers/follow-to'
import { openPage } from './helpers/open-page'
import { watchTroubles } from './helpers/troubles'
import { PAGES, titleOf } from './helpers/sample-pages'

const storedTheme = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('theme'))

test('another theme that was stored becomes dark before anything is painted', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light')
  })
  // only styles within the page itself apply, so nothing can change after the first paint
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/docs/')
  expect(await storedTheme(page)).toBe('dark')
  const inHead = await page
    .locator('head > script')
    .evaluateAll((all) => all.map((script) => script.innerHTML))
  expect(inHead.some((script) => script.includes('theme'))).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the page is dark whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/docs/')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(33, 34, 44)')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  expect(await storedTheme(page)).toBe('dark')
})

test('a browser that keeps nothing still shows the page and lets it be used', async ({ page }) => {
  const troubles = watchTroubles(page)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await openPage(page, PAGES.elements)
  await page.getByRole('tab', { name: 'macOS' }).first().click()
  await expect(page.getByText('On macOS, the second panel is shown.')).toBeVisible()
  await followTo(page, PAGES.ordinary)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.ordinary))
  expect(troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([])
})
