import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { shiftSeen, watchShift } from './helpers/layout-shift'
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

test('what is far below is laid out when a reader comes near, and nothing moves', async ({ page }) => {
  await watchShift(page)
  await openPage(page, PAGE)
  await page.waitForLoadState('networkidle')
  expect(await isLaidOut(page)).toBe(false)
  for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, 1500)
  await lastExample(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(page)).toBe(true)
  expect(await shiftSeen(page)).toBeLessThan(0.01)
})

test('the End key leads to the very end', async ({ page }) => {
  await openPage(page, PAGE)
  await page.keyboard.press('End')
  await expect.poll(() => isLaidOut(page)).toBe(true)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
})

test('a window of another size leaves what is far as it is', async ({ page }) => {
  await openPage(page, PAGE)
  await page.setViewportSize({ width: 1300, height: 700 })
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(1300)
  expect(await isLaidOut(page)).toBe(false)
})

test('a picture of a whole page shows all of it @desktop @phone', async ({ page }) => {
  // the longest page is too long for a picture on a phone
  await openPage(page, '/docs/concept/symbol/')
  await page.waitForLoadState('networkidle')
  expect(await isLaidOut(page)).toBe(false)
  const picture = sharp(await page.screenshot({ fullPage: true }))
  const { width, height } = await picture.metadata()
  const box = (await lastExample(page).locator('pre').first().boundingBox())!
  const scale = width / (await page.evaluate(() => window.innerWidth))
  const top = Math.round(box.y * scale)
  expect(top).toBeLessThan(height)
  const code = { left: Math.round(box.x * scale), top, width: 200, height: Math.round(box.height * scale) }
  const { channels } = await sharp(await picture.extract(code).png().toBuffer()).stats()
  // of one colour where nothing is drawn
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
})

for (const route of ['/compare/questdb-vs-kdb/', '/docs/'])
  test(`${route} is laid out immediately, and no link seems to overlap another @phone`, async ({ page }) => {
    await openPage(page, route)
    await expect(page.locator('html')).not.toHaveClass(/far/)
    const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  })

test('a window that is one pixel wide for a moment is a picture on its way', async ({ page }) => {
  await openPage(page, PAGE)
  const resizeTo = (width: number) =>
    page.evaluate((innerWidth) => {
      Object.defineProperty(window, 'innerWidth', { value: innerWidth, configurable: true })
      window.dispatchEvent(new Event('resize'))
    }, width)
  await resizeTo(1)
  expect(await isLaidOut(page)).toBe(false)
  await resizeTo(1440)
  expect(await isLaidOut(page)).toBe(true)
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
