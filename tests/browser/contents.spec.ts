import { expect, test, type Locator, type Page } from '@playwright/test'
import { layOutEverything, openPage } from './helpers/open-page'
import { expectSaid, listen } from './helpers/said'
import { PAGES, factsOf } from './helpers/sample-pages'

const PAGE = PAGES.reference
/** A page with more headings than a window can show. */
const LONG = '/docs/configuration/'
const IDS = (factsOf(PAGE).headings ?? []).map(({ id }) => id)
/** A heading far from either end of the page. */
const MIDDLE = IDS[Math.round(IDS.length * 0.6)]!
const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'On this page' })
/** Text of a heading without the sign of its anchor. */
const plain = (text: string): string => text.replace(/#$/, '').trim()

test('the contents list the headings of levels 2 and 3 in their order', async ({ page }) => {
  await openPage(page, PAGE)
  const headings = await page.getByRole('article').locator('h2, h3').allTextContents()
  expect(headings.length).toBeGreaterThan(5)
  await expect(contents(page).getByRole('link')).toHaveText(headings.map(plain))
})

test('a line of the contents leads to its heading, below the navigation bar', async ({ page }) => {
  await openPage(page, PAGE)
  await contents(page).locator(`a[href="#${MIDDLE}"]`).click()
  await expect(page).toHaveURL(`${PAGE}#${MIDDLE}`)
  await expectBelowBar(page, MIDDLE)
})

test('the contents follow the reader', async ({ page }) => {
  await openPage(page, PAGE)
  const marked = contents(page).locator('[aria-current]')
  for (const id of [MIDDLE, IDS.at(-1)!, IDS[0]!]) {
    await page.evaluate((name) => {
      const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0
      window.scrollTo({ top: window.scrollY + top - 100, behavior: 'instant' })
    }, id)
    await expect(marked).toHaveCount(1)
    await expect(marked).toHaveAttribute('href', `#${id}`)
    await expect(marked).toBeInViewport()
  }
})

test('contents longer than the window show the current line, and stay where they are when a line is clicked @desktop', async ({
  page,
}) => {
  await openPage(page, LONG)
  await layOutEverything(page)
  const column = contents(page)
  const overflow = () => column.evaluate((nav) => nav.scrollHeight - nav.clientHeight)
  expect(await overflow(), `${LONG} has too few headings for this test`).toBeGreaterThan(200)
  await page.keyboard.press('End')
  const marked = column.locator('[aria-current]')
  await expect(marked).toHaveText((await column.getByRole('link').last().textContent()) ?? '')
  await expect(marked).toBeInViewport()
  await expect.poll(() => column.evaluate((nav) => nav.scrollTop)).toBeGreaterThan(200)
  const scrolled = await column.evaluate((nav) => nav.scrollTop)
  const line = column.getByRole('link').nth(-8)
  await line.click()
  await expect(marked).toHaveText((await line.textContent()) ?? '')
  // longer than the list waits before it scrolls
  await page.waitForTimeout(500)
  expect(await column.evaluate((nav) => nav.scrollTop)).toBe(scrolled)
  await page.mouse.move(700, 500)
  await page.keyboard.press('Home')
  await expect(column.getByRole('link').first()).toBeInViewport()
})

test('the contents follow a jump to either end of the page', async ({ page }) => {
  await openPage(page, PAGE)
  const marked = contents(page).locator('[aria-current]')
  const links = contents(page).getByRole('link')
  for (const [key, line] of [
    ['End', links.last()],
    ['Home', links.first()],
  ] as const) {
    await page.keyboard.press(key)
    await expect(marked).toHaveText((await line.textContent()) ?? '')
  }
})

test('a followed link marks its own section, also where sections are short or the page ends @desktop', async ({
  page,
}) => {
  await openPage(page, LONG)
  const marked = contents(page).locator('[aria-current]')
  const links = contents(page).getByRole('link')
  for (let number = 0; number < (await links.count()); number += 5) {
    await links.nth(number).click()
    await expect(marked).toHaveText((await links.nth(number).textContent()) ?? '')
  }
  const last = links.nth((await links.count()) - 2)
  await last.click()
  await expect(marked).toHaveText((await last.textContent()) ?? '')
})

test.describe('on small screens @phone @tablet', () => {
  const menu = (page: Page) => page.getByRole('main').getByRole('group').filter({ hasText: 'On this page' })
  const line = (page: Page) => menu(page).locator(`a[href="#${MIDDLE}"]`)
  const toggle = (page: Page) => menu(page).locator('summary')

  test('the contents are a menu that closes after a choice', async ({ page }) => {
    await openPage(page, PAGE)
    await expect(line(page)).toBeHidden()
    await toggle(page).tap()
    await line(page).tap()
    await expect(page).toHaveURL(`${PAGE}#${MIDDLE}`)
    await expect(line(page)).toBeHidden()
    await expectBelowBar(page, MIDDLE)
  })

  test('the contents close with Escape and with a tap on the text', async ({ page }) => {
    await openPage(page, PAGE)
    await toggle(page).tap()
    await expect(line(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(line(page)).toBeHidden()
    await toggle(page).tap()
    await expect(line(page)).toBeVisible()
    // the margin below the menu
    await page.touchscreen.tap(4, 820)
    await expect(line(page)).toBeHidden()
  })

  test('one bar stays in sight, with the pages, the contents, and the search', async ({ page }) => {
    await openPage(page, `${PAGE}#${MIDDLE}`)
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expect(page.getByRole('button', { name: 'Documentation menu' })).toBeInViewport()
    await expect(toggle(page)).toBeInViewport()
    await page.getByRole('button', { name: 'Search documentation' }).tap()
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
    const before = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })
})

test('an address with a hash opens at its heading', async ({ page }) => {
  await openPage(page, `${PAGE}#${MIDDLE}`)
  await expectBelowBar(page, MIDDLE)
})

test("a heading's anchor copies its address and says so", async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, PAGE)
  const heading = page.locator(`[id="${MIDDLE}"]`)
  const anchor = heading.getByRole('link', { name: /^Link to “.+”$/ })
  // content above it gets its final height when it comes near the viewport, which may move it away from the pointer
  await expect(async () => {
    await heading.hover()
    await expect(anchor).toHaveCSS('opacity', '1', { timeout: 1000 })
  }).toPass()
  await listen(page)
  await anchor.click()
  await expectSaid(page, 'Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL ?? ''}${PAGE}#${MIDDLE}`)
  await expect(page).toHaveURL(`${PAGE}#${MIDDLE}`)
})

/** The heading is in the upper part of the window, and nothing covers it. */
async function expectBelowBar(page: Page, id: string): Promise<void> {
  const bars = page.getByRole('banner').or(page.getByRole('button', { name: 'Documentation menu' }))
  const boxes = await Promise.all((await bars.all()).map((bar) => bar.boundingBox()))
  await expect
    .poll(() => page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(300)
  const top = await page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(Math.max(...boxes.map((box) => (box ? box.y + box.height : 0))))
}
