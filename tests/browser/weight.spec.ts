import { expect, test, type Page } from '@playwright/test'
import { transferred } from './helpers/transferred'

test.use({ serviceWorkers: 'block' })

const KB = 1000

async function weigh(page: Page, route: string) {
  const weights = await transferred(page, async () => {
    await page.goto(route)
    await page.waitForLoadState('networkidle')
  })
  test.info().annotations.push({ type: 'weight', description: `${route} ${JSON.stringify(weights)}` })
  return weights
}

for (const route of ['/docs/', '/docs/reference/sql/asof-join/', '/docs/partials/markdown-features/'])
  test(`${route} brings at most 110 KB of JavaScript`, async ({ page }) => {
    const { script } = await weigh(page, route)
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(110 * KB)
  })

test('a documentation page brings at most 60 KB of fonts', async ({ page }) => {
  const { font } = await weigh(page, '/docs/reference/sql/asof-join/')
  expect(font).toBeGreaterThan(0)
  expect(font).toBeLessThanOrEqual(60 * KB)
})

test('nothing comes from another site', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      elsewhere.push(request.url())
  })
  for (const route of ['/', '/docs/partials/markdown-features/']) {
    await page.goto(route)
    await page.waitForLoadState('networkidle')
  }
  expect(elsewhere).toEqual([])
})
