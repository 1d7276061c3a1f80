import { expect, test, type Page } from '@playwright/test'
import { followTo } from './helpers/follow-to'
import { layOutEverything, openPage } from './helpers/open-page'
import { pretendPlatform } from './helpers/platform'
import { PAGES } from './helpers/sample-pages'

/*
 * Each template has its own styles. They are part of a page's HTML, and after navigation, they come from a file.
 */

/** Routes of pages with different templates. */
const ROUTES = ['/', '/download/', '/blog/', '/compare/', '/glossary/', '/terms/', PAGES.reference]

/** Size and style of each element of the page's content. */
const looks = async (page: Page): Promise<string[]> => {
  // the panel of the reader's system replaces the first one once its code has been loaded
  if ((await page.locator('[data-detect]').count()) > 0)
    await expect(page.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true')
  await layOutEverything(page)
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => !one.closest('script, style, noscript'))
      .map((one) => {
        const { width, height } = one.getBoundingClientRect()
        const { color, fontSize, display, margin, padding, position } = getComputedStyle(one)
        const size = `${Math.round(width)}x${Math.round(height)}`
        return [
          one.tagName,
          one.getAttribute('class'),
          size,
          color,
          fontSize,
          display,
          margin,
          padding,
          position,
        ].join(' ')
      }),
  )
}

test.beforeEach(({ page }) => pretendPlatform(page, 'Win32'))

for (const route of ROUTES) {
  const from = route === PAGES.reference ? '/' : PAGES.reference
  test(`${route} looks the same after navigation from ${from} as when it's opened`, async ({ page }) => {
    await openPage(page, route)
    const opened = await looks(page)
    await openPage(page, from)
    await followTo(page, route)
    await expect.poll(() => looks(page)).toEqual(opened)
  })
}

for (const [route, other] of [
  ['/download/', PAGES.reference],
  ['/', PAGES.reference],
  [PAGES.reference, '/'],
] as const)
  test(`${route} doesn't change when the reader points to a link to ${other}`, async ({ page }) => {
    await openPage(page, route)
    const opened = await looks(page)
    const sheets = () => page.evaluate(() => document.styleSheets.length)
    const before = await sheets()
    // what Gatsby's links call; a test with the mouse would also show hover styles
    await page.evaluate((path) => window.___loader.hovering(path), other)
    await expect.poll(sheets).toBeGreaterThan(before)
    expect(await looks(page)).toEqual(opened)
  })

test('a page looks the same after going to another template and back', async ({ page }) => {
  await openPage(page, '/download/')
  const opened = await looks(page)
  await followTo(page, PAGES.reference)
  await expect(page).toHaveURL(PAGES.reference)
  await followTo(page, '/download/')
  await expect.poll(() => looks(page)).toEqual(opened)
})

test('a page contains no styles of other templates', async ({ request }) => {
  const styles = async (route: string): Promise<string> => {
    const html = await (await request.get(route)).text()
    return [...html.matchAll(/<style.*?<\/style>/gs)].join('')
  }
  expect(await styles('/')).toContain('.hero-title')
  expect(await styles(PAGES.reference)).not.toContain('.hero-title')
  expect(await styles(PAGES.reference)).toContain('.prose')
})
