import { expect, test, type Page } from '@playwright/test'
import { shiftSeen, watchShift } from './helpers/layout-shift'
import { openPage } from './helpers/open-page'
import { PAGES, titleOf } from './helpers/sample-pages'

const main = (page: Page) => page.getByRole('main')

const swapped = (route: string) => route.replace(/(.)(.)(.\/)$/, '$2$1$3')

for (const [address, nearest] of [
  [swapped(PAGES.ordinary), titleOf(PAGES.ordinary)],
  [swapped(PAGES.start), titleOf(PAGES.start)],
  [PAGES.reference.replace(/\/$/, 's.html'), titleOf(PAGES.reference)],
] as const)
  test(`${address} suggests ${nearest} @desktop @phone`, async ({ page }) => {
    await openPage(page, address)
    await expect(main(page).getByRole('link').first()).toHaveText(nearest)
  })

test('the search opens with the words of the address', async ({ page }) => {
  await openPage(page, '/docs/reference/sql/asof-joins/')
  await main(page).getByRole('button', { name: 'Search for “reference sql asof joins”' }).click()
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toHaveValue('reference sql asof joins')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  // a question from a page must not remain in the search
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(field).toHaveValue('')
})

test('an address that is like nothing still leads on', async ({ page }) => {
  await openPage(page, '/zzz/')
  // shown once it's known that no page is similar
  await expect(main(page).getByRole('link', { name: 'Report the broken link' })).toBeVisible()
  await expect(main(page).getByRole('link').first()).toHaveText('Documentation')
  await expect(main(page).getByRole('link', { name: 'Documentation', exact: true })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

for (const address of ['/docs/c%2B%2B/', '/docs/concept/symbols%3D1/', '/docs/a%3a%2f%40/'])
  test(`${address}, with escaped signs, is an unknown page like any other`, async ({ page }) => {
    await openPage(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(main(page).getByRole('link', { name: 'Report the broken link' })).toBeVisible()
  })

test('nothing moves while the page finds what is near @desktop @phone', async ({ page }) => {
  await watchShift(page)
  await openPage(page, PAGES.reference.replace(/\/$/, 's/'))
  await expect(main(page).getByRole('link').first()).toHaveText(titleOf(PAGES.reference))
  await page.waitForLoadState('networkidle')
  expect(await shiftSeen(page)).toBe(0)
})

test('where the scripts do not come, the page still leads on', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/docs/nowhere/')
  await expect(main(page).getByRole('link', { name: 'Documentation', exact: true })).toBeVisible()
})

test('a broken link can be reported with its address and the page that holds it', async ({
  page,
  baseURL,
}) => {
  await page.goto('/docs/nowhere/', { referer: `${baseURL ?? ''}/docs/` })
  const href = await main(page).getByRole('link', { name: 'Report the broken link' }).getAttribute('href')
  const report = new URL(href ?? '')
  expect(report.searchParams.get('title')).toBe('Broken link: /docs/nowhere/')
  expect(report.searchParams.get('body')).toContain(`Page: ${baseURL ?? ''}/docs/nowhere/`)
  expect(report.searchParams.get('body')).toContain(`Linked from ${baseURL ?? ''}/docs/`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an unknown address leads to the documentation and to the home page', async ({ page }) => {
    const answer = await page.goto('/docs/nowhere/')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await main(page).getByRole('link', { name: 'Documentation', exact: true }).click()
    await expect(page).toHaveURL('/docs/')
  })
})
