import { expect, test } from '@playwright/test'
import { layOutEverything, openPage } from './helpers/open-page'

test.beforeEach(async ({ page }) => {
  await openPage(page, '/')
})

test('the claim of the headline is proved by a measured time with a link to the measurement', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/milliseconds/)
  const measured = page.locator('.hero').getByRole('link', { name: /^a day of 15-minute candles in \d+ ms$/ })
  await expect(measured).toHaveAttribute('href', '/docs/why-questdb/#query-times')
  await measured.click()
  await expect(page.getByRole('heading', { name: 'Query times' })).toBeInViewport()
})

test('the first screen shows three queries, each with its result', async ({ page }) => {
  const hero = page.locator('.hero')
  await expect(hero.getByRole('img', { name: /^Chart: / })).toBeVisible()
  await hero.getByRole('tab', { name: 'ASOF JOIN' }).click()
  await expect(hero.locator('pre').filter({ hasText: 'ASOF JOIN' })).toBeVisible()
  await expect(hero.getByRole('img', { name: /^Chart: Trades with the latest bid and ask/ })).toBeVisible()
  await hero.getByRole('tab', { name: 'LATEST ON' }).click()
  await expect(hero.getByRole('cell', { name: 'BTC-USDT' })).toBeVisible()
  await expect(hero.locator('pre').filter({ hasText: 'SAMPLE BY' })).toBeHidden()
})

test('the query has a chart of 48 candles, and its rows are shown on demand', async ({ page }) => {
  const pane = page.locator('.hero')
  await expect(pane.getByRole('img', { name: /48 candles/ })).toBeVisible()
  const rows = pane.getByRole('table')
  await expect(rows).toBeHidden()
  await pane.getByRole('button', { name: 'Show all 48 rows' }).click()
  await expect(rows.getByRole('row')).toHaveCount(49)
  await expect(rows).toBeVisible()
  // they scroll below their header, so that the rest of the page remains near
  await expect(pane.getByRole('region', { name: /^Result/ })).toBeFocused()
  await page.keyboard.press('End')
  await expect(rows.getByRole('row').last()).toBeInViewport()
  await expect(rows.getByRole('columnheader', { name: 'open' })).toBeInViewport()
})

test('on phones, the chart shows all candles', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.hero').getByRole('img', { name: /48 candles/ })).toBeVisible()
})

test('a drawing shows how QuestDB fits into a system, with links to integrations below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const drawing = (await page
    .getByRole('img', { name: /^Applications with client libraries/ })
    .boundingBox())!
  const heading = (await page.getByRole('heading', { name: 'How it works' }).boundingBox())!
  expect(drawing.y).toBeGreaterThan(heading.y + heading.height)
  // in the middle of the page
  expect(Math.abs(drawing.x + drawing.width / 2 - 720)).toBeLessThanOrEqual(8)
  const parts = page.locator('.columns').filter({ hasText: 'Ingest' })
  expect((await parts.boundingBox())!.y).toBeGreaterThan(drawing.y + drawing.height)
  await expect(parts.getByRole('link', { name: 'Grafana' })).toHaveAttribute(
    'href',
    '/docs/third-party-tools/grafana/',
  )
  await parts.getByRole('link', { name: 'all integrations' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Third-party tools' })).toBeVisible()
})

test('the text of the first screen starts at the same height as its visual', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [text, visual] = [page.locator('.hero-text'), page.locator('.hero > .pane')]
  expect((await text.boundingBox())!.y).toBe((await visual.boundingBox())!.y)
})

test('the figures have a date and a link to how they were measured', async ({ page }) => {
  const figures = page.locator('.proof')
  await expect(figures).toHaveCount(3)
  const line = page.locator('.figures + p')
  const [, date = 'no date'] = /^Measured on (\w+ \d+, 20\d\d)\./.exec(await line.innerText()) ?? []
  // the line names one date, so all of them were measured on it
  for (const figure of await figures.all()) expect(await figure.textContent()).toMatch(new RegExp(`${date}$`))
  for (const [name, href] of [
    ['queries', '/docs/why-questdb/#query-times'],
    ['ingestion', '/docs/ingestion-overview/#throughput'],
  ] as const)
    await expect(line.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
})

for (const width of [320, 390, 820, 1440])
  test(`nothing is cut at ${width} pixels, and the text comes before its picture`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const edges = await page.locator('.band').evaluateAll((bands) =>
      bands.map((band) => {
        const { left, right } = band.getBoundingClientRect()
        return [left, right]
      }),
    )
    expect(edges.length).toBeGreaterThan(0)
    for (const edge of edges) expect(edge).toEqual([0, width])
    const splits = await page.locator('.split').all()
    expect(splits.length).toBeGreaterThan(0)
    for (const split of splits) {
      const [text, visual] = await split
        .locator('> .pane')
        .evaluateAll((panes) => panes.map((pane) => pane.getBoundingClientRect()))
      const form = (await split.getAttribute('class')) ?? ''
      if (width < 997) expect(visual?.top).toBeGreaterThan(text?.bottom ?? 0)
      else if (form.includes('mirrored')) expect(text?.left).toBeGreaterThan(visual?.right ?? 0)
      else expect(visual?.left).toBeGreaterThan(text?.right ?? 0)
    }
  })

test('the names of customers are in full rows, and are where they were before the fonts arrived', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const names = page.locator('.users > li')
  const boxes = () =>
    names.evaluateAll((all) =>
      all.map((name) => {
        const { left, top } = name.getBoundingClientRect()
        return `${Math.round(left)} ${Math.round(top)}`
      }),
    )
  const withFonts = await boxes()
  expect(new Set(withFonts.map((box) => box.split(' ')[0])).size).toBe(4)
  expect(new Set(withFonts.map((box) => box.split(' ')[1])).size).toBe(2)
  await page.route('**/*.woff2', (route) => route.abort())
  await openPage(page, '/')
  expect(await boxes()).toEqual(withFonts)
})

test('the first use case shows its chart next to its text, and its query and rows on demand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const book = page.locator('.showcase').first()
  const heading = (await page.getByRole('heading', { name: 'Market data' }).boundingBox())!
  const chart = (await book.getByRole('img', { name: /^Chart: BTC-USDT order book depth/ }).boundingBox())!
  expect(chart.x).toBeGreaterThan(heading.x + heading.width)
  await expect(book.locator('pre')).toBeHidden()
  await book.getByText('Query and rows').click()
  await expect(book.locator('pre').first()).toContainText('array_sum')
  await expect(book.getByRole('table')).toBeVisible()
  // the number of rows and the button are in a row
  const [bar, button] = [book.locator('.result-bar'), book.getByRole('button', { name: /^Show all/ })]
  const [left, right] = [(await bar.boundingBox())!, (await button.boundingBox())!]
  expect(right.y).toBeGreaterThanOrEqual(left.y)
  expect(right.y + right.height).toBeLessThanOrEqual(left.y + left.height)
})

test('the other use cases are side by side, each with a chart and its query and rows on demand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const showcases = page.locator('.split.even .showcase')
  await expect(showcases).toHaveCount(2)
  const boxes = await showcases.evaluateAll((all) =>
    all.map((one) => {
      const { y, width } = one.getBoundingClientRect()
      return `${y} ${width}`
    }),
  )
  expect(new Set(boxes).size).toBe(1)
  const last = showcases.last()
  await expect(last.getByRole('img', { name: /^Chart: .*latency percentiles/i })).toBeVisible()
  await expect(last.locator('pre')).toBeHidden()
  await last.getByText('Query and rows').click()
  await expect(last.locator('pre').first()).toContainText('approx_percentile')
  await expect(last.getByRole('table')).toBeVisible()
})

test('the page is at most 6,000 pixels long', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // until then, the height of the rest is estimated
  await layOutEverything(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000)
})

test('headings above sections of the full width are in the middle of them, without the sign of their links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await layOutEverything(page)
  const centers = await page.locator('h2').evaluateAll((all) =>
    all
      .filter((one) => getComputedStyle(one).textAlign === 'center')
      .map(({ firstChild }) => {
        const range = document.createRange()
        range.selectNode(firstChild!)
        const { left, width } = range.getBoundingClientRect()
        return Math.round(left + width / 2)
      }),
  )
  expect(centers.length).toBeGreaterThan(3)
  for (const center of centers) expect(Math.abs(center - 720)).toBeLessThanOrEqual(2)
})
