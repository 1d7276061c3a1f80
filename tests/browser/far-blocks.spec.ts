import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'

test.use({ serviceWorkers: 'block' })

/** Long: some hundred examples. */
const PAGE = '/docs/reference/function/aggregation/'

const lastExample = (page: Page) => page.locator('[data-article] > .example').last()
const isLaidOut = (page: Page) =>
  lastExample(page)
    .locator('pre')
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top)

async function lastHeading(page: Page): Promise<string> {
  return (await page.locator('[data-article] > h2').last().getAttribute('id')) ?? ''
}

test('what is far below is laid out when a reader comes near', async ({ page }) => {
  // its scripts lay it out by and by
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(PAGE)
  expect(await isLaidOut(page)).toBe(false)
  await lastExample(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(page)).toBe(true)
})

test('what is far below is laid out by and by, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openPage(page, PAGE)
  await expect.poll(() => isLaidOut(page)).toBe(true)
  await expect(page.locator('html')).not.toHaveClass(/far/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(
    await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
  ).toBeLessThan(0.01)
})

test('a link to a heading far below leads to its very place', async ({ page }) => {
  await openPage(page, PAGE)
  const id = await lastHeading(page)
  await page.locator(`nav [data-contents] a[href="#${id}"]`).click()
  await expect.poll(() => isLaidOut(page)).toBe(true)
  const there = await topOf(page, id)
  await openPage(page, `${PAGE}#${id}`)
  expect(Math.abs((await topOf(page, id)) - there)).toBeLessThan(2)
})

test('a page that is loaded anew far below its top is laid out in full', async ({ page }) => {
  await openPage(page, PAGE)
  await lastExample(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(page)).toBe(true)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(page.locator('html')).not.toHaveClass(/far/)
})

test('the next page is laid out in full', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.getByRole('link', { name: 'Quick start' }).first().click()
  await expect(page).toHaveURL('/docs/quick-start/')
  await expect(page.locator('html')).not.toHaveClass(/far/)
})

test('a printed page holds everything', async ({ page }) => {
  await openPage(page, PAGE)
  await page.emulateMedia({ media: 'print' })
  expect(await isLaidOut(page)).toBe(true)
})
