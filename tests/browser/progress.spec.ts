import { expect, test, type Page } from '@playwright/test'
import { holdAnswer } from './helpers/held-answer'
import { openPage } from './helpers/open-page'
import { PAGES, dataOf, exactly, titleOf } from './helpers/sample-pages'

declare global {
  interface Window {
    /** Milliseconds from the click to each time that the bar appeared. */
    barAppeared?: number[]
  }
}

test.use({ serviceWorkers: 'block' })

const bar = '#nprogress [role="bar"]'
const next = (page: Page) => page.getByRole('link', { name: /^Next/ })

/** Records when the bar appears, relative to the next click. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const appeared: number[] = (window.barAppeared = [])
    let clicked = 0
    document.addEventListener('click', () => (clicked = performance.now()), { capture: true })
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes)
          if (node instanceof Element && node.id === 'nprogress') appeared.push(performance.now() - clicked)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test('a slow change of page shows a bar after 200 ms until the page is there', async ({ page }) => {
  const data = await holdAnswer(page, exactly(dataOf(PAGES.start)))
  await openPage(page, '/docs/')
  await watchBar(page)
  await next(page).click()
  await expect(page.locator(bar)).toBeAttached()
  const [time = 0] = await page.evaluate(() => window.barAppeared ?? [])
  expect(time).toBeGreaterThanOrEqual(195)
  await expect(page).toHaveURL('/docs/')
  data.letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
  await expect(page.locator('#nprogress')).toHaveCount(0)
})

test('the bar can be seen: at the top, in color, growing', async ({ page }) => {
  const data = await holdAnswer(page, exactly(dataOf(PAGES.start)))
  await openPage(page, '/docs/')
  await next(page).click()
  await expect(page.locator(bar)).toBeAttached()
  const look = () =>
    page.locator(bar).evaluate((node) => {
      const { top, height, right } = node.getBoundingClientRect()
      const probe = node.appendChild(document.createElement('i'))
      probe.style.color = 'var(--accent)'
      const accent = getComputedStyle(probe).color
      probe.remove()
      return { top, height, right, color: getComputedStyle(node).backgroundColor, accent }
    })
  await expect.poll(async () => (await look()).right).toBeGreaterThan(50)
  const first = await look()
  expect(first.top).toBe(0)
  expect(first.height).toBeGreaterThanOrEqual(2)
  expect(first.color).toBe(first.accent)
  await expect.poll(async () => (await look()).right, { timeout: 8000 }).toBeGreaterThan(first.right)
  data.letGo()
})

test('a fast change of page shows none', async ({ page }) => {
  await openPage(page, '/docs/')
  // pointing at a link prefetches its page
  await next(page).hover()
  await page.waitForLoadState('networkidle')
  await watchBar(page)
  await next(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
  // longer than the delay, so it doesn't appear late either
  await page.waitForTimeout(600)
  expect(await page.evaluate(() => window.barAppeared)).toEqual([])
})

test('a click on a place of the same page shows none', async ({ page }) => {
  await openPage(page, PAGES.start)
  await watchBar(page)
  const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true })
  await sidebar.locator('[aria-current="page"]').click()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
  await page.waitForTimeout(800)
  expect(await page.evaluate(() => window.barAppeared)).toEqual([])
})

test('a page that cannot be loaded is asked for anew by the browser', async ({ page }) => {
  await page.route(exactly(dataOf(PAGES.start)), (route) => route.abort())
  await openPage(page, '/docs/')
  await page.evaluate(() => {
    window.barAppeared = [-1]
  })
  await next(page).click()
  await expect(page).toHaveURL(PAGES.start)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
  expect(await page.evaluate(() => window.barAppeared)).toBeUndefined()
})
