import { expect, test, type Page } from '@playwright/test'
import { writtenDay } from '../../src/base/written-day'
import { listRoute } from '../../src/content/blog-lists'
import { routesOf } from './helpers/built-pages'
import { BLOG, LISTS, POSTS, listWith } from './helpers/content-facts'
import { openPage } from './helpers/open-page'

/** The newest post that was never rewritten, a topic of it, and the page of the topic's list that contains it. */
const POST = POSTS.find(({ updated, tags }) => updated === undefined && tags.length > 0)!
const TOPIC = BLOG.tags.find(({ tag }) => POST.tags.includes(tag))!
const TOPIC_LIST = listWith(POST.route, TOPIC.tag).route

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
  const days: string[] = []
  const pathsOf = (links: string) =>
    page.locator(links).evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => new URL(href).pathname))
  for (const { route, newer, older } of LISTS.filter(({ tag }) => tag === null)) {
    await openPage(page, route)
    listed.push(...(await pathsOf('main h2 a')))
    days.push(...(await dates(page)))
    expect(await pathsOf('link[rel="prev"], main a[rel="prev"]')).toEqual(newer ? [newer, newer] : [])
    expect(await pathsOf('link[rel="next"], main a[rel="next"]')).toEqual(older ? [older, older] : [])
  }
  expect([...listed].sort()).toEqual(routesOf('blog-post').sort())
  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual([...days].sort().reverse())
})

test('each post says what it is about, when it appeared and how long it takes, and on its page who wrote it', async ({
  page,
}) => {
  const [day, authors] = [writtenDay(POST.date), POST.authors.join(', ')]
  await openPage(page, TOPIC_LIST)
  const post = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`h2 a[href="${POST.route}"]`) })
  await expect(post).toContainText(POST.description)
  await expect(post.locator('time')).toHaveText(day)
  await expect(post).toContainText(new RegExp(`${day}·?\\d+ min`))
  await expect(post).not.toContainText(new RegExp(`${authors}·?${day}`))
  await expect(post.locator('svg')).toBeVisible()
  await expect(post.getByRole('link', { name: TOPIC.label })).toHaveAttribute('href', listRoute(TOPIC.tag))
  await page.goto(POST.route)
  await expect(main(page).getByText(new RegExp(`^${authors}·?${day}·?\\d+ min read`))).toBeVisible()
})

test('a post that was rewritten says when', async ({ page }) => {
  const rewritten = POSTS.find(({ updated }) => updated !== undefined)
  test.skip(!rewritten, 'no post was rewritten')
  const { route, date, updated } = rewritten!
  const [published, changed] = [date, updated!].map(writtenDay)
  await openPage(page, listWith(route, null).route)
  const post = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`h2 a[href="${route}"]`) })
  await expect(post).toContainText(`Updated ${changed}`)
  await expect(post).not.toContainText(published!)
  await page.goto(route)
  await expect(main(page).getByText(new RegExp(`${published}·?Updated ${changed}`))).toBeVisible()
})

test('the cards of each row have one width and one gutter', async ({ page }) => {
  await openPage(page, '/blog/')
  const cards = await main(page)
    .locator('ol > li')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()))
  expect(cards.length).toBeGreaterThan(1)
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
  expect(cards.length).toBeGreaterThan(1)
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
  await openPage(page, POST.route)
  const contents = (await page.getByRole('navigation', { name: 'On this page' }).boundingBox())!
  const text = (await page.getByRole('article').boundingBox())!
  expect(contents.x + contents.width).toBeLessThan(text.x)
})

test('a subject leads to the list of its posts, and back to all', async ({ page }) => {
  await openPage(page, '/blog/')
  const subject = page.getByRole('navigation', { name: 'Topics' }).getByRole('link').nth(1)
  const href = (await subject.getAttribute('href'))!
  const { label, title } = BLOG.tags.find(({ tag }) => listRoute(tag) === href)!
  await subject.click()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(subject).toHaveText(label)
  await expect(subject).toHaveAttribute('aria-current', 'true')
  const posts = main(page).locator('ol > li')
  expect(await posts.count()).toBeGreaterThan(1)
  for (const post of await posts.all())
    await expect(post.getByRole('list', { name: 'Topics' })).toContainText(label)
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog/')
})

test('a post leads to three others', async ({ page }) => {
  await openPage(page, POST.route)
  const links = page.getByRole('region', { name: 'Related posts' }).locator('h3 a')
  const routes = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(routes).size).toBe(3)
  expect(routes).not.toContain(POST.route)
  const title = await links.first().innerText()
  await links.first().click()
  await expect(page).toHaveURL(routes[0]!)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
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
  const card = main(page).locator('ol > li').first()
  const title = (await card.getByRole('heading').getByRole('link').getAttribute('href'))!
  const topic = card.getByRole('list', { name: 'Topics' }).getByRole('link').first()
  // the link of the title covers the image
  await card.locator('svg').click({ force: true })
  await expect(page).toHaveURL(title)
  await page.goBack()
  const list = (await topic.getAttribute('href'))!
  await topic.click()
  await expect(page).toHaveURL(list)
})

for (const width of [320, 820, 1440])
  test(`the lists and the posts of the blog fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const route of ['/blog/', TOPIC_LIST, POST.route]) {
      await openPage(page, route)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, route).toBe(0)
    }
  })

test('a post tells search engines its date, its subjects and its place', async ({ page }) => {
  const { route, title, date, tags } = POST
  await page.goto(route)
  await expect(main(page).locator('time').first()).toHaveAttribute('datetime', date)
  expect(await linkedData(page, 'BlogPosting')).toMatchObject({
    headline: title,
    datePublished: date,
    articleSection: tags.map((name) => BLOG.tags.find(({ tag }) => tag === name)?.label),
    mainEntityOfPage: `https://questdb.com${route}`,
  })
  const { itemListElement } = (await linkedData(page, 'BreadcrumbList'))!
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Blog', item: 'https://questdb.com/blog/' },
    { position: 2, name: title, item: `https://questdb.com${route}` },
  ])
})

test('lists are read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL ?? ''}${TOPIC_LIST}`)
  await page.getByRole('link', { name: POST.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(POST.title)
  await context.close()
})
