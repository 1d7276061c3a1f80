import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' })
const options = (page: Page) => dialog(page).getByRole('option')

for (const [name, open] of [
  ['the button', (page: Page) => page.getByRole('button', { name: 'Search', exact: true }).click()],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['a slash', (page: Page) => page.keyboard.press('/')],
] as const)
  test(`${name} opens the search, Escape closes it`, async ({ page }) => {
    await openPage(page, '/docs/')
    await open(page)
    await expect(dialog(page)).toBeVisible()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

test('results come while typing, and Enter follows the first @desktop @phone', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).fill('rpad')
  await expect(options(page).first()).toContainText('rpad')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).first().locator('mark').first()).toHaveText(/rpad/i)
  await field(page).press('Enter')
  await expect(page).toHaveURL('/docs/reference/function/text/#rpad')
  await expect(dialog(page)).toBeHidden()
})

test('the arrow keys choose, a press follows, and the question is proposed the next time', async ({
  page,
}) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('latest on')
  await expect(options(page).nth(1)).toBeVisible()
  await field(page).press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  )
  const href = (await options(page).first().getAttribute('href')) ?? ''
  expect(await options(page).first().getAttribute('target')).toBeNull()
  await options(page).first().click()
  await expect(page).toHaveURL(href)
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('button', { name: 'latest on' }).click()
  await expect(options(page).first()).toHaveAttribute('href', href)
})

test('a part of the site can be chosen, and nothing found is said', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('partition')
  await dialog(page).getByRole('button', { name: 'Functions' }).click()
  await expect(options(page).first()).toBeVisible()
  for (const option of await options(page).all())
    expect(await option.getAttribute('href')).toMatch(/^\/docs\/reference\/function\//)
  await field(page).fill('zzzzqqqq')
  await expect(dialog(page).getByText('Nothing was found for “zzzzqqqq” in Functions.')).toBeVisible()
})

test('an example question leads to its answer', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('button', { name: 'What is the designated timestamp?' }).click()
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/concept\/designated-timestamp\//)
})

test.describe('without the service worker, which would ask on its own', () => {
  test.use({ serviceWorkers: 'block' })

  test('without the index it says so, and tries again', async ({ page }) => {
    await openPage(page, '/docs/')
    await page.route('**/search/index.json', (route) => route.abort())
    await page.keyboard.press('Control+k')
    await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded')
    await page.unroute('**/search/index.json')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await field(page).fill('symbol')
    await expect(options(page).first()).toBeVisible()
  })
})

test('nothing of it is loaded before it is asked for, and the index is at most 400 KB', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  await openPage(page, '/docs/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/search/'))).toEqual([])
  const answer = await request.get('/search/index.json', { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.status()).toBe(200)
})
