import { expect, test, type Locator, type Page } from '@playwright/test'
import { formatCell } from '../../src/client/charts/chart-places'
import { openPage } from './helpers/open-page'

const PAGE = '/market-data/'

/** An example with a chart, whichever comes first on the page. */
const showcase = (page: Page): Locator => page.locator('.showcase').first()
/** Its drawing that is visible at this width. */
const chart = (page: Page): Locator => showcase(page).getByRole('img', { name: /^Chart: \S/ })

test('a chart is one image with a name and a summary, above its table @desktop @phone', async ({ page }) => {
  await openPage(page, PAGE)
  // the page contains one for each size, and the others are hidden
  await expect(chart(page)).toHaveCount(1)
  await expect(chart(page)).toBeVisible()
  const rows = await showcase(page).locator('tbody tr').count()
  expect(rows).toBeGreaterThan(1)
  await expect(chart(page).locator('desc')).toHaveText(new RegExp(`^${rows} \\w+`))
  await showcase(page).getByText('Query and rows').click()
  const table = showcase(page).getByRole('table')
  const [above, below] = [(await chart(page).boundingBox())!, (await table.boundingBox())!]
  expect(above.y + above.height).toBeLessThanOrEqual(below.y)
})

test('a chart fits its column, and its words can be read @desktop @phone', async ({ page }) => {
  await openPage(page, PAGE)
  const drawings = await page.locator('.chart svg:visible').all()
  expect(drawings.length).toBeGreaterThan(1)
  for (const svg of drawings) {
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
    await expect(chart(page)).toBeVisible()
  })
})

test('forced colours leave words and marks visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, PAGE)
  const svg = page
    .locator('.showcase .chart svg:visible')
    .filter({ has: page.locator('.bar') })
    .first()
  const fills = await svg.evaluate((element) =>
    [...element.querySelectorAll('text, .bar')].map((mark) => getComputedStyle(mark).fill),
  )
  const ground = await svg.evaluate(
    (element) => getComputedStyle(element.closest('.showcase')!).backgroundColor,
  )
  expect(fills.length).toBeGreaterThan(1)
  for (const fill of fills) expect(fill).not.toBe(ground)
})

test('pointing at a chart shows the values of its row, which are those of the table', async ({ page }) => {
  await openPage(page, PAGE)
  await chart(page).scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await chart(page).boundingBox())!
  const values = showcase(page).locator('div.pointed')
  const expectRow = async (row: Locator) => {
    const cells = await row
      .locator('td')
      .evaluateAll((all: HTMLElement[]) => all.map((cell) => cell.title || cell.textContent))
    await expect(values.locator('strong')).toHaveText(formatCell(cells[0]!))
    // labels and values alternate
    const shown = await values.locator('span:nth-of-type(even)').allTextContents()
    expect(shown.length).toBeGreaterThan(0)
    expect(cells.map(formatCell)).toEqual(expect.arrayContaining(shown))
  }
  // the script that shows them is loaded first
  await expect(async () => {
    await page.mouse.move(x + width / 2, y + height / 3)
    await page.mouse.move(x + width / 2, y + height / 2)
    await expect(values).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.mouse.move(x + width, y + height / 2)
  await expectRow(showcase(page).locator('tbody tr').last())
  await page.mouse.move(x, y + height / 2)
  await expectRow(showcase(page).locator('tbody tr').first())
  const box = (await values.boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(x)
  expect(box.x + box.width).toBeLessThanOrEqual(x + width)
  await page.mouse.move(x, y - 100)
  await expect(values).toHaveCount(0)
})

test('a tap on a chart shows the values of a row until a tap elsewhere @phone', async ({ page }) => {
  await openPage(page, PAGE)
  const values = showcase(page).locator('div.pointed')
  await chart(page).scrollIntoViewIfNeeded()
  await expect(async () => {
    await chart(page).tap()
    await expect(values).toBeVisible({ timeout: 500 })
  }).toPass()
  const [box, screen] = [(await values.boundingBox())!, page.viewportSize()!]
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(screen.width)
  await page.getByRole('heading', { level: 2 }).first().tap()
  await expect(values).toHaveCount(0)
})
