import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'

const PAGE = '/market-data/'

/** The drawing of a chart that is visible at this width. */
const chart = (page: Page, title: string): Locator => page.getByRole('img', { name: `Chart: ${title}` })

test('a chart is one image with a name and a summary, above its table @desktop @phone', async ({ page }) => {
  await openPage(page, PAGE)
  const candles = chart(page, 'Half-hour candles')
  // the page contains one for each size, and the others are hidden
  await expect(candles).toHaveCount(1)
  await expect(candles).toBeVisible()
  await expect(candles.locator('desc')).toHaveText(/^24 candles from .* low of .* high of /)
  const showcase = page.locator('.showcase').filter({ has: candles })
  await showcase.getByText('Query and rows').click()
  const table = showcase.getByRole('table')
  const [above, below] = [(await candles.boundingBox())!, (await table.boundingBox())!]
  expect(above.y + above.height).toBeLessThanOrEqual(below.y)
})

test('a chart fits its column, and its words can be read @desktop @phone', async ({ page }) => {
  await openPage(page, PAGE)
  for (const svg of await page.locator('.chart svg:visible').all()) {
    await svg.scrollIntoViewIfNeeded()
    const sizes = await svg.evaluate((element) => {
      const drawn = element.getBoundingClientRect()
      const box = element.parentElement!.getBoundingClientRect()
      const words = [...element.querySelectorAll('text')].map((text) => text.getBoundingClientRect())
      return {
        sticksOut: Math.max(0, box.left - drawn.left, drawn.right - box.right),
        cutOff: Math.max(
          ...words.map((word) => word.right - box.right),
          ...words.map((word) => box.left - word.left),
        ),
        smallest: Math.min(...words.map((word) => word.height)),
      }
    })
    expect(sizes.sticksOut).toBeLessThan(1)
    expect(sizes.cutOff).toBeLessThan(1)
    // text in a 10 px font is at least 12 px high
    expect(sizes.smallest).toBeGreaterThan(11)
  }
})

for (const width of [390, 480, 820, 1100, 1440])
  test(`the text of all charts has the same size at ${width} pixels, and labels don't overlap`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const route of ['/', PAGE, '/docs/guides/order-book/']) {
      await openPage(page, route)
      const { sizes, overlaps } = await page.locator('.chart svg:visible').evaluateAll((charts) => {
        const texts = charts.map((svg) => [...svg.querySelectorAll('text')])
        return {
          sizes: texts.flatMap((own, at) => {
            const svg = charts[at] as SVGSVGElement
            const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
            return own.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale)
          }),
          overlaps: texts.flatMap((own) =>
            own.flatMap((one, at) =>
              own.slice(at + 1).flatMap((other) => {
                const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
                const across = a.left < b.right - 1 && b.left < a.right - 1
                // the boxes of lines are higher than their letters
                const down = a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3
                return across && down ? [`${one.textContent} and ${other.textContent}`] : []
              }),
            ),
          ),
        }
      })
      const drawings = await page
        .locator('.chart')
        .evaluateAll((charts) =>
          charts.map((one) => [...one.querySelectorAll('svg')].filter((svg) => svg.checkVisibility()).length),
        )
      expect(Math.max(...drawings), `${route} shows one drawing of each chart`).toBe(1)
      expect(Math.min(...sizes), route).toBeGreaterThan(11.3)
      expect(Math.max(...sizes), route).toBeLessThan(12.5)
      expect(overlaps, route).toEqual([])
    }
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('charts are drawn', async ({ page }) => {
    await page.goto(PAGE)
    await expect(chart(page, 'Half-hour candles')).toBeVisible()
  })
})

test('forced colours leave words and marks visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, PAGE)
  const svg = chart(page, 'Mean slippage by hour, in points')
  const fills = await svg.evaluate((element) =>
    [...element.querySelectorAll('text, .bar')].map((mark) => getComputedStyle(mark).fill),
  )
  const ground = await svg.evaluate(
    (element) => getComputedStyle(element.closest('.showcase')!).backgroundColor,
  )
  for (const fill of fills) expect(fill).not.toBe(ground)
})

test('pointing at a chart shows the values of its row, which are those of the table', async ({ page }) => {
  await openPage(page, PAGE)
  const candles = chart(page, 'Half-hour candles')
  await candles.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await candles.boundingBox())!
  const values = page.locator('.showcase').filter({ has: candles }).locator('div.pointed')
  // the script that shows them is loaded first
  await expect(async () => {
    await page.mouse.move(x + width / 2, y + height / 3)
    await page.mouse.move(x + width / 2, y + height / 2)
    await expect(values).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.mouse.move(x + width, y + height / 2)
  await expect(values).toContainText('2025-07-02 19:30')
  const last = page.locator('.showcase').filter({ has: candles }).locator('table tbody tr').last()
  const close = Number((await last.locator('td').allTextContents())[4])
  await expect(values).toContainText(close.toLocaleString('en-US'))
  await page.mouse.move(x, y + height / 2)
  await expect(values).toContainText('2025-07-02 08:00')
  const box = (await values.boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(x)
  expect(box.x + box.width).toBeLessThanOrEqual(x + width)
  await page.mouse.move(x, y - 100)
  await expect(values).toHaveCount(0)
})

test('a tap on a chart shows the values of a row until a tap elsewhere @phone', async ({ page }) => {
  await openPage(page, PAGE)
  const candles = chart(page, 'Half-hour candles')
  const values = page.locator('.showcase').filter({ has: candles }).locator('div.pointed')
  await candles.scrollIntoViewIfNeeded()
  await expect(async () => {
    await candles.tap()
    await expect(values).toBeVisible({ timeout: 500 })
  }).toPass()
  const [box, screen] = [(await values.boundingBox())!, page.viewportSize()!]
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(screen.width)
  await page.getByRole('heading', { name: 'Build candles from trades' }).tap()
  await expect(values).toHaveCount(0)
})
