import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { PAGES, titleOf } from './helpers/sample-pages'
import { categoriesOf } from './helpers/sidebar-facts'

const FEATURES = PAGES.elements

test('a link to another site is marked, for eyes and ears', async ({ page }) => {
  await openPage(page, FEATURES)
  const out = page.getByRole('article').getByRole('link', { name: 'another site (external site)' })
  await expect(out).toHaveAttribute('rel', 'noopener')
  expect(await out.evaluate((link) => getComputedStyle(link, '::after').width)).not.toBe('0px')
  const inside = page.getByRole('article').locator('a[href^="/"]').first()
  expect(await inside.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none')
})

test('links in the text stay in the tab', async ({ page }) => {
  for (const route of [FEATURES, '/docs/', PAGES.start]) {
    await openPage(page, route)
    await expect(page.locator('.prose a[target="_blank"]')).toHaveCount(0)
  }
})

/** The drafts linked by the two answers. */
async function drafts(page: Page): Promise<URL[]> {
  const links = page.locator('[data-helpful] a')
  return (await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).map(
    (href) => new URL(href),
  )
}

test('an answer to "was this page helpful" leads to a draft that knows the page', async ({ page }) => {
  await openPage(page, PAGES.ordinary)
  const [yes, no] = await drafts(page)
  for (const draft of [yes!, no!]) {
    expect(draft.origin + draft.pathname).toBe('https://github.com/questdb/documentation/issues/new')
    expect(draft.searchParams.get('title')).toContain(titleOf(PAGES.ordinary))
    const body = draft.searchParams.get('body') ?? ''
    for (const fact of [`https://questdb.com${PAGES.ordinary}`, ...categoriesOf(PAGES.ordinary)])
      expect(body).toContain(fact)
    expect(body).toMatch(/Version: \d/)
  }
  await expect(page.locator('[data-helpful] a').last()).toHaveAttribute('target', '_blank')
  await expect(page.locator('[data-helpful]')).toContainText('This site doesn’t send or record your answer.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the answers are there all the same', async ({ page }) => {
    await page.goto(PAGES.ordinary)
    expect(await drafts(page)).toHaveLength(2)
    await expect(page.getByRole('button', { name: /Keyboard shortcuts/ })).toBeHidden()
  })
})

test('feed readers find the feeds', async ({ page, request }) => {
  await openPage(page, '/glossary/')
  const feeds = page.locator('link[rel="alternate"][type="application/rss+xml"]')
  await expect(feeds).toHaveCount(2)
  for (const feed of await feeds.all()) {
    const answer = await request.get((await feed.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/xml/)
    expect(await answer.text()).toContain('<rss version="2.0"')
  }
})
