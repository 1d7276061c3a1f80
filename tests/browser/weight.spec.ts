import { expect, test, type Page } from '@playwright/test'
import { BUDGETS } from '../../tools/bench/budgets'
import { openPage } from './helpers/open-page'
import { transferred } from './helpers/transferred'
import { PAGES } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

const KB = 1000

async function weigh(page: Page, route: string) {
  const weights = await transferred(page, async () => {
    await openPage(page, route)
    await page.waitForLoadState('networkidle')
  })
  test.info().annotations.push({ type: 'weight', description: `${route} ${JSON.stringify(weights)}` })
  return weights
}

for (const route of ['/docs/', PAGES.reference, PAGES.elements])
  test(`${route} brings no more JavaScript than its budget`, async ({ page }) => {
    const { script } = await weigh(page, route)
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(BUDGETS.script.most * KB)
  })

test('the page is drawn before its scripts are fetched', async ({ page }) => {
  await openPage(page, PAGES.reference)
  await page.waitForLoadState('networkidle')
  const { paint, scripts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(webpack-runtime|framework|app)-\w+\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(scripts).toHaveLength(3)
  expect(Math.min(...scripts)).toBeGreaterThan(paint)
})

test('a documentation page brings at most 60 KB of fonts', async ({ page }) => {
  const { font } = await weigh(page, PAGES.reference)
  expect(font).toBeGreaterThan(0)
  expect(font).toBeLessThanOrEqual(60 * KB)
})

test('nothing comes from another site', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      elsewhere.push(request.url())
  })
  for (const route of ['/', PAGES.elements]) {
    await openPage(page, route)
    await page.waitForLoadState('networkidle')
  }
  expect(elsewhere).toEqual([])
})
