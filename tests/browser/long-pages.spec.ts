import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { shiftSeen, watchShift } from './helpers/layout-shift'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

/** A page with about a hundred examples. */
const PAGE = '/docs/reference/function/aggregation/'

const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top)

test('nothing moves while a reader scrolls to the end', async ({ page }) => {
  await watchShift(page)
  await openPage(page, PAGE)
  for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, 1500)
  await page.keyboard.press('End')
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect(await shiftSeen(page)).toBeLessThan(0.01)
})

test('a link in the contents and an address lead to the same place far below', async ({ page }) => {
  await openPage(page, PAGE)
  const heading = page.locator('[data-article] h2').last()
  const id = (await heading.getAttribute('id')) ?? ''
  await page.locator(`nav [data-contents] a[href="#${id}"]`).click()
  await expect(heading).toBeInViewport()
  // a second document, because the first one may still be scrolling
  const opened = await page.context().newPage()
  await openPage(opened, `${PAGE}#${id}`)
  await expect(opened.locator('[data-article] h2').last()).toBeInViewport()
  const there = await topOf(opened, id)
  await expect.poll(async () => Math.abs((await topOf(page, id)) - there)).toBeLessThan(2)
})

for (const route of ['/compare/questdb-vs-kdb/', '/docs/', PAGES.ordinary])
  test(`links of ${route} are easy to hit @phone`, async ({ page }) => {
    await openPage(page, route)
    const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  })
