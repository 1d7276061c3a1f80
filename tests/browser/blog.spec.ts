import { expect, test, type Page } from '@playwright/test'
import { routesOf } from './helpers/built-pages'
import { openPage } from './helpers/open-page'

const POST = '/blog/questdb-9-release/'
const main = (page: Page) => page.getByRole('main')
const dates = (page: Page) =>
  main(page)
    .locator('li time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))

interface LinkedData {
  '@type': string
  [key: string]: unknown
}

async function linkedData(page: Page, type: string): Promise<LinkedData | undefined> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text) as LinkedData).find((data) => data['@type'] === type)
}

test('the list shows every post once, newest first, page by page', async ({ page }) => {
  const listed: string[] = []
  let days: string[] = []
  await openPage(page, '/blog/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  for (;;) {
    const links = main(page).getByRole('heading', { level: 2 }).getByRole('link')
    listed.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))))
    days = [...days, ...(await dates(page))]
    const older = page.getByRole('link', { name: 'Older posts' })
    if ((await older.count()) === 0) break
    await expect(page.locator('link[rel="next"]')).toHaveAttribute('href', /\/blog\/page\/\d+\/$/)
    const before = page.url()
    await older.click()
    await expect(page).not.toHaveURL(before)
    await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', /\/blog\/(page\/\d+\/)?$/)
  }
  expect([...listed].sort()).toEqual(routesOf('blog-post').sort())
  expect(days).toEqual([...days].sort().reverse())
})

test('each post says what it is about, when it appeared and how long it takes, and on its page who wrote it', async ({
  page,
}) => {
  await openPage(page, '/blog/tags/release/')
  const post = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${POST}"]`) })
  await expect(post).toContainText("What's new in QuestDB 9.0.0")
  await expect(post.locator('time')).toHaveText('July 11, 2025')
  await expect(post).toContainText(/July 11, 2025·?\d+ min/)
  await expect(post).not.toContainText(/QuestDB·?July/)
  await expect(post.locator('svg')).toBeVisible()
  await expect(post.getByRole('link', { name: 'Releases' })).toHaveAttribute('href', '/blog/tags/release/')
  await page.goto(POST)
  await expect(main(page).getByText(/^QuestDB·?July 11, 2025·?\d+ min read/)).toBeVisible()
})

test('a post that was rewritten says when', async ({ page }) => {
  await openPage(page, '/blog/tags/comparison/')
  const post = main(page).getByRole('listitem').filter({ hasText: 'Updated November 21, 2026' })
  await expect(post).toHaveCount(1)
  await expect(post).not.toContainText('February 26, 2024')
  await post.getByRole('heading').getByRole('link').click()
  await expect(main(page).getByText(/February 26, 2024·?Updated November 21, 2026/)).toBeVisible()
})

test('the cards of each row have one width and one gutter', async ({ page }) => {
  await openPage(page, '/blog/')
  const cards = await main(page)
    .locator('ol > li')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()))
  for (const top of new Set(cards.map((card) => card.top))) {
    const row = cards.filter((card) => card.top === top)
    expect(new Set(row.map(({ width }) => Math.round(width))).size).toBe(1)
  }
  // an entire row, half a row, or a third of it
  expect(new Set(cards.map(({ width }) => Math.round(width))).size).toBeLessThanOrEqual(3)
  for (const [at, card] of cards.entries()) {
    const next = cards[at + 1]
    if (next?.top === card.top) expect(next.left - card.right).toBeCloseTo(24, 0)
  }
})

test('every row of the list is full @tablet @desktop', async ({ page }) => {
  await openPage(page, '/blog/')
  const cards = await main(page)
    .locator('ol > li')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()))
  const edge = Math.max(...cards.map(({ right }) => right))
  for (const top of new Set(cards.map((card) => card.top))) {
    const row = cards.filter((card) => card.top === top)
    expect(Math.max(...row.map(({ right }) => right))).toBeCloseTo(edge, 0)
  }
})

test('only subjects with several posts are offered above the list', async ({ page }) => {
  await openPage(page, '/blog/')
  const subjects = page.getByRole('navigation', { name: 'Topics' }).getByRole('link')
  const routes = await subjects.evaluateAll((all) =>
    all.slice(1).map((link) => link.getAttribute('href') ?? ''),
  )
  expect(routes.length).toBeGreaterThan(1)
  for (const route of routes) {
    await page.goto(route)
    expect(await main(page).locator('ol > li').count(), route).toBeGreaterThanOrEqual(2)
  }
})

test('the contents of a post are in the margin of a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, POST)
  const contents = (await page.getByRole('navigation', { name: 'On this page' }).boundingBox())!
  const text = (await page.getByRole('article').boundingBox())!
  expect(contents.x + contents.width).toBeLessThan(text.x)
})

test('a subject leads to the list of its posts, and back to all', async ({ page }) => {
  await openPage(page, '/blog/')
  const subjects = page.getByRole('navigation', { name: 'Topics' })
  await subjects.getByRole('link', { name: 'Comparisons' }).click()
  await expect(page).toHaveURL('/blog/tags/comparison/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparisons with other databases')
  await expect(subjects.getByRole('link', { name: 'Comparisons' })).toHaveAttribute('aria-current', 'true')
  for (const post of await main(page).locator('ol > li').all())
    await expect(post.getByRole('list', { name: 'Topics' })).toContainText('Comparisons')
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog/')
})

test('a post leads to three others, which have a subject in common with it where there are any', async ({
  page,
}) => {
  await openPage(page, '/blog/order-books-with-arrays/')
  const related = page.getByRole('region', { name: 'Related posts' })
  const titles = related.getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(3)
  // both are about finance, and no other is
  await expect(titles.first()).toHaveText('Maintain candles with materialized views')
  await titles.first().getByRole('link').click()
  await expect(page).toHaveURL('/blog/materialized-views-for-candles/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maintain candles with materialized views')
})

test('the topics are one row on a phone @phone', async ({ page }) => {
  await openPage(page, '/blog/')
  const topics = page.getByRole('navigation', { name: 'Topics' }).getByRole('link')
  const tops = await topics.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops).size).toBe(1)
})

test('a card leads to its post wherever it is pressed, and its topics to their lists', async ({ page }) => {
  await openPage(page, '/blog/')
  const card = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`h2 a[href="${POST}"]`) })
  // the link of the title covers the image
  await card.locator('svg').click({ force: true })
  await expect(page).toHaveURL(POST)
  await page.goBack()
  await card.getByRole('link', { name: 'Releases' }).click()
  await expect(page).toHaveURL('/blog/tags/release/')
})

for (const width of [320, 820, 1440])
  test(`the lists and the posts of the blog fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const route of ['/blog/', '/blog/tags/finance/', '/blog/materialized-views-for-candles/']) {
      await openPage(page, route)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, route).toBe(0)
    }
  })

test('a post tells search engines its date, its subjects and its place', async ({ page }) => {
  await page.goto(POST)
  await expect(main(page).locator('time').first()).toHaveAttribute('datetime', '2025-07-11')
  expect(await linkedData(page, 'BlogPosting')).toMatchObject({
    headline: 'QuestDB 9.0',
    datePublished: '2025-07-11',
    articleSection: ['Releases'],
    mainEntityOfPage: `https://questdb.com${POST}`,
  })
  const { itemListElement } = (await linkedData(page, 'BreadcrumbList'))!
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Blog', item: 'https://questdb.com/blog/' },
    { position: 2, name: 'QuestDB 9.0', item: `https://questdb.com${POST}` },
  ])
})

test('lists are read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL ?? ''}/blog/tags/release/`)
  await page.getByRole('link', { name: 'QuestDB 9.0', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('QuestDB 9.0')
  await context.close()
})
