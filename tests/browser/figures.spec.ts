import { expect, test } from '@playwright/test'
import { followTo } from './helpers/follow-to'
import { openPage } from './helpers/open-page'
import { PAGES, titleOf } from './helpers/sample-pages'

const PAGE = PAGES.elements

test('a syntax diagram is an image with a name, and the grammar can be read as text', async ({ page }) => {
  await openPage(page, PAGE)
  const figure = page.getByRole('figure', { name: 'A small grammar' })
  await expect(figure.getByRole('img', { name: /statement/ })).toBeVisible()
  const text = figure.getByRole('region', { name: /^EBNF grammar/ })
  await expect(text).toBeHidden()
  await figure.getByText('EBNF grammar').click()
  await expect(text).toHaveText("statement ::= 'SELECT' column ( ',' column )* 'FROM' table")
})

test('syntax diagrams fit the page, each shown once @phone @tablet @desktop', async ({ page }) => {
  await openPage(page, '/docs/reference/sql/create-table/')
  const folds = page.locator('.railroad details')
  await folds.evaluateAll((all) => all.forEach((fold) => fold.setAttribute('open', '')))
  const tracks = await page.locator('.railroad-track').evaluateAll((boxes) =>
    boxes.map((box) => ({
      rule: box.parentElement?.id,
      fits: box.scrollWidth <= box.clientWidth,
      shown: [...box.children].filter((drawing) => drawing.getClientRects().length > 0).length,
    })),
  )
  expect(tracks.length).toBeGreaterThan(10)
  expect(tracks.filter(({ fits, shown }) => !fits || shown !== 1)).toEqual([])
})

test('a syntax diagram has more rows on a phone, in the same size of letters', async ({ page }) => {
  const rule = page.locator('#syntax-createtable')
  const sizes: { height: number; letters: number }[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/docs/reference/sql/create-table/')
    await expect(rule.getByRole('group', { name: 'Syntax diagram for createTable' })).toHaveCount(1)
    const letters = await rule
      .getByText('TABLE', { exact: true })
      .filter({ visible: true })
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize))
    sizes.push({ height: (await rule.boundingBox())!.height, letters })
  }
  const [phone, desktop] = sizes
  expect(phone!.height).toBeGreaterThan(desktop!.height)
  expect([phone!.letters, desktop!.letters]).toEqual([13, 13])
})

test('rules beyond the first are folded away until a link leads to one', async ({ page }) => {
  await openPage(page, PAGES.reference)
  const figure = page.locator('figure.railroad:has(details .railroad-rule)').first()
  const folded = figure.locator('details .railroad-rule').first()
  const link = figure.locator(`a[href="#${await folded.getAttribute('id')}"]`).filter({ visible: true })
  await expect(folded).toBeHidden()
  expect((await figure.boundingBox())!.height).toBeLessThan(360)
  await link.first().click()
  await expect(folded).toBeInViewport()
})

test('formulas are drawn, and said to screen readers as formulas', async ({ page }) => {
  const fonts: string[] = []
  page.on('requestfinished', (request) => {
    const font = /KaTeX_[^/]+$/.exec(request.url())?.[0]
    if (font !== undefined) fonts.push(font)
  })
  await openPage(page, PAGE)
  const formula = page.locator('.katex-display .katex-html')
  await formula.scrollIntoViewIfNeeded()
  const box = (await formula.boundingBox())!
  // a fraction with sums is several lines high
  expect(box.height).toBeGreaterThan(40)
  // in KaTeX's own fonts
  await expect.poll(() => fonts).toContain('KaTeX_Math-Italic.woff2')
  await expect(page.locator('.math-display math annotation')).toHaveText(/\\sigma\^2/)
  // the part for screen readers is invisible
  const said = (await page.locator('.math-display .katex-mathml').boundingBox())!
  expect(said.width).toBeLessThan(2)
})

test('only pages with formulas load the stylesheet of formulas', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openPage(page, PAGES.ordinary)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => /katex/i.test(url))).toEqual([])
  await openPage(page, PAGE)
  expect(requests.some((url) => url.endsWith('/katex.min.css'))).toBe(true)
})

test('formulas are drawn also when the page is reached by a link', async ({ page }) => {
  await openPage(page, PAGE)
  await followTo(page, PAGES.ordinary)
  await expect(page).toHaveURL(PAGES.ordinary)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGE))
  await expect
    .poll(async () => (await page.locator('.math-display .katex-mathml').boundingBox())?.width)
    .toBeLessThan(2)
})

test('a diagram is one image with a name, drawn before the browser sees it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openPage(page, PAGE)
  const name = 'Rows wait in the write-ahead log before they are applied to the table'
  // the form for this width; the other one is hidden
  const diagram = page.getByRole('img', { name })
  await diagram.scrollIntoViewIfNeeded()
  await expect(diagram).toBeVisible()
  await expect(page.locator('figcaption').filter({ hasText: name })).toBeVisible()
  // letters aren't separated: each node contains its label
  for (const label of ['Client', 'Write-ahead log', 'Table']) await expect(diagram).toContainText(label)
  expect(scripts.filter((url) => /mermaid/i.test(url))).toEqual([])
})

test('an image keeps its place, fits the screen and is loaded when it is near', async ({ page }) => {
  await openPage(page, PAGE)
  const image = page.getByRole('article').getByRole('img', { name: /^The web console/i })
  await expect(image).toHaveAttribute('width', /^\d+$/)
  await expect(image).toHaveAttribute('height', /^\d+$/)
  await expect(image).toHaveAttribute('loading', 'lazy')
  expect((await image.getAttribute('srcset'))?.split(',').length).toBeGreaterThan(1)
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(300)
  const [box, ratio] = await Promise.all([
    image.boundingBox(),
    image.evaluate((node: HTMLImageElement) => node.naturalWidth / node.naturalHeight),
  ])
  expect(Math.abs(box!.width / box!.height - ratio)).toBeLessThan(0.05)
})
