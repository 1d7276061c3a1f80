import { expect, test, type Locator, type Page } from '@playwright/test'
import { builtPages, groupsOf, routesOf } from './helpers/built-pages'
import { measureLines } from './helpers/line-length'

const FEATURES = '/docs/partials/markdown-features/'

/** Pixels of a page of the documentation at a width of 1440, with folds closed: about 22 screens. */
const LONGEST = 20_000

test.describe('no page is wider than the screen, or too long @phone @tablet @desktop', () => {
  for (const [group, routes] of groupsOf(builtPages().map(({ route }) => route)))
    test(`pages of ${group}`, async ({ page }) => {
      test.setTimeout(30_000 + routes.length * 6000)
      const faults: string[] = []
      for (const route of routes) {
        await page.goto(route)
        const culprit = await widestBeyondScreen(page)
        if (culprit !== undefined) faults.push(`${route}: ${culprit}`)
        if (page.viewportSize()?.width === 1440 && route.startsWith('/docs/')) {
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          if (height > LONGEST)
            faults.push(
              `${route}: ${height} px long; fold what few readers need, or move a subject to its own page`,
            )
        }
      }
      expect(faults).toEqual([])
    })
})

test('no page is wider than the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const tooWide: string[] = []
  for (const route of ['/', '/docs/', '/docs/reference/sql/asof-join/', FEATURES, '/nowhere/']) {
    await page.goto(route)
    const culprit = await widestBeyondScreen(page)
    if (culprit !== undefined) tooWide.push(`${route}: ${culprit}`)
  }
  expect(tooWide).toEqual([])
})

test('tables of prose are cards, code wraps, and wide results scroll in their own boxes @phone', async ({
  page,
}) => {
  const overflow = (box: Locator) => box.evaluate((node) => node.scrollWidth - node.clientWidth)
  await page.goto(FEATURES)
  const cards = page.locator('.table-scroll.stacks')
  expect(await overflow(cards)).toBe(0)
  const label = await cards
    .locator('td[data-label]')
    .first()
    .evaluate((cell) => getComputedStyle(cell, '::before').content)
  expect(label).toBe('"Syntax"')
  await expect(page.locator('.code').filter({ hasText: 'readers can wrap' }).locator('pre')).toBeVisible()
  expect(await overflow(page.locator('.code').filter({ hasText: 'readers can wrap' }).locator('pre'))).toBe(0)

  await page.goto('/docs/reference/sql/asof-join/')
  const wide = page.locator('.result-scroll').first()
  expect(await overflow(wide)).toBeGreaterThan(20)
  // reached by the keyboard, because a box that scrolls must be
  await wide.focus()
  await expect(wide).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => wide.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0)
  // the first column stays
  const first = wide.locator('tbody td').first()
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0
  expect(Math.abs((await left(first)) - (await left(wide)))).toBeLessThan(2)
})

test('a line of text holds 65 to 75 characters', async ({ page }) => {
  test.setTimeout(120_000)
  const averages: Record<string, number> = {}
  for (const route of routesOf('doc-page').slice(0, 12)) {
    await page.goto(route)
    const lines = await measureLines(page, 'article > p')
    if (lines.length >= 8) averages[route] = lines.reduce((sum, length) => sum + length, 0) / lines.length
  }
  expect(Object.keys(averages).length).toBeGreaterThan(5)
  for (const [route, average] of Object.entries(averages)) {
    expect.soft(average, route).toBeGreaterThanOrEqual(65)
    expect.soft(average, route).toBeLessThanOrEqual(75)
  }
})

test('sidebar, text and contents stand side by side on a wide screen', async ({ page }) => {
  await page.goto('/docs/reference/sql/asof-join/')
  const [side, text, contents] = await Promise.all(
    [
      page.getByRole('navigation', { name: 'Documentation', exact: true }),
      page.getByRole('article'),
      page.getByRole('navigation', { name: 'On this page' }),
    ].map((part) => part.boundingBox()),
  )
  expect(side!.x + side!.width).toBeLessThanOrEqual(text!.x)
  expect(text!.x + text!.width).toBeLessThanOrEqual(contents!.x)
})

/** The element that reaches farthest beyond the screen's right edge, if the page can be scrolled there. */
function widestBeyondScreen(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return undefined
    const widest = [...document.querySelectorAll('body *')].sort(
      (a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right,
    )[0]
    return `${scrollWidth - clientWidth} px too wide, ${widest?.outerHTML.slice(0, 120) ?? ''}`
  })
}
