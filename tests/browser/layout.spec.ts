import { expect, test, type Locator } from '@playwright/test'
import { builtPages, groupsOf } from './helpers/built-pages'
import { measureLines } from './helpers/line-length'
import { layOutEverything, openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'
import { widestBeyondScreen } from './helpers/widest-element'

const FEATURES = PAGES.elements

// the sizes of the projects "phone" and "tablet": a page is opened once and measured at both
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }

// on desktops, every-page.spec.ts checks it
test.describe('no page is wider than a phone or a tablet @phone', () => {
  for (const [group, routes] of groupsOf(builtPages().map(({ route }) => route)))
    test(`pages of ${group}`, async ({ page }) => {
      test.setTimeout(30_000 + routes.length * 6000)
      const faults: string[] = []
      for (const route of routes) {
        await page.setViewportSize(PHONE)
        await page.goto(route)
        await layOutEverything(page)
        for (const screen of [PHONE, TABLET]) {
          await page.setViewportSize(screen)
          const culprit = await widestBeyondScreen(page)
          if (culprit !== undefined) faults.push(`${route} at ${screen.width} px: ${culprit}`)
        }
      }
      expect(faults).toEqual([])
    })
})

test('no page is wider than the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const tooWide: string[] = []
  for (const route of ['/', '/docs/', PAGES.reference, FEATURES, '/nowhere/']) {
    await page.goto(route)
    await layOutEverything(page)
    const culprit = await widestBeyondScreen(page)
    if (culprit !== undefined) tooWide.push(`${route}: ${culprit}`)
  }
  expect(tooWide).toEqual([])
})

test('content fades at the edge of a box that can be scrolled, until it is scrolled to its end @phone', async ({
  page,
}) => {
  await page.goto(FEATURES)
  await layOutEverything(page)
  const mask = (box: Locator) => box.evaluate((node) => getComputedStyle(node).mask)
  const toEnd = (box: Locator) => box.evaluate((node) => node.scrollTo(node.scrollWidth, 0))
  const boxes = page.locator('.result-scroll:visible, .table-scroll:visible')
  const canScroll = await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth > box.clientWidth))
  const wide = boxes.nth(canScroll.indexOf(true))
  const before = await mask(wide)
  expect(before).toContain('linear-gradient')
  await toEnd(wide)
  await expect.poll(() => mask(wide)).not.toBe(before)
  expect(await mask(boxes.nth(canScroll.indexOf(false)))).not.toContain('gradient')
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
  const title = await page.getByText('readers can wrap').boundingBox()
  const copy = await page
    .locator('.code')
    .filter({ hasText: 'readers can wrap' })
    .getByRole('button')
    .filter({ visible: true })
    .boundingBox()
  expect(copy!.y).toBeLessThan(title!.y + title!.height)

  // wrapped text is indented further than the start of its line
  await page.goto(PAGES.ordinary)
  const lefts = await page
    .locator('.code .w1')
    .first()
    .evaluate((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      return [...range.getClientRects()].map(({ left, width }) => (width > 0 ? Math.round(left) : Infinity))
    })
  const start = await page
    .locator('.code .w1')
    .first()
    .evaluate((line) => Math.round(line.getBoundingClientRect().left))
  expect(lefts[0]).toBe(start)
  expect(lefts.at(-1)).toBeGreaterThan(start + 20)

  await page.goto(PAGES.reference)
  const wide = page.locator('.result-scroll').first()
  expect(await overflow(wide)).toBeGreaterThan(0)
  // reachable with the keyboard, as required for a scrollable box
  await wide.focus()
  await expect(wide).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => wide.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0)
  // the first column remains visible
  const first = wide.locator('tbody td').first()
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0
  expect(Math.abs((await left(first)) - (await left(wide)))).toBeLessThan(2)
})

test('rules and boxes share the right edge of the column, and text is narrower', async ({ page }) => {
  for (const route of ['/docs/reference/function/finance/', '/docs/configuration/', PAGES.start]) {
    await page.goto(route)
    const { text, edge, faults } = await page.getByRole('article').evaluate((article) => {
      const right = (part: Element) => Math.round(part.getBoundingClientRect().right)
      const edge = right(article)
      const boxes = article.querySelectorAll(
        ':is(:scope, :scope > ol > li) > :is(h2, .code, .example, .table-scroll, .tabs, .signature, .railroad, .admonition, details)',
      )
      const faults = [...boxes].filter((box) => box.getClientRects().length > 0 && right(box) !== edge)
      const text = Math.max(...[...article.querySelectorAll(':scope > p:not([class])')].map(right))
      return { text, edge, faults: faults.map((box) => box.outerHTML.slice(0, 80)) }
    })
    expect(text).toBeLessThan(edge)
    expect(faults, route).toEqual([])
  }
})

/** English with the usual share of long and short words. */
const ORDINARY_TEXT =
  'A loader crashes in the middle of a file. To recover, you could work out how many rows were stored and load only the rest. With deduplication, there is a simpler way: reload the entire file, because existing rows do not become duplicates. A chart requests candles for each symbol, all day long. You can compute them from the trades each time or let the server maintain them in materialized views. If you choose views, you need to know how current the candles are, how they handle late trades, and when they are wrong. If you record an order book, you want to know how wide the market was, how much volume was available, how much an order would have cost, and whether your orders were filled at the prices the book showed.'

test('a line of text holds 65 to 75 characters', async ({ page }) => {
  await openPage(page, FEATURES)
  await page.getByRole('article').evaluate((article, text) => {
    const paragraph = document.createElement('p')
    paragraph.id = 'measured'
    paragraph.textContent = text
    article.prepend(paragraph)
  }, ORDINARY_TEXT)
  const lines = await measureLines(page, '#measured')
  expect(lines.length).toBeGreaterThan(5)
  const average = lines.reduce((sum, length) => sum + length, 0) / lines.length
  expect(average).toBeGreaterThanOrEqual(65)
  expect(average).toBeLessThanOrEqual(75)
})

test('sidebar, text and contents stand side by side on a wide screen', async ({ page }) => {
  await page.goto(PAGES.reference)
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
