import { expect, test } from '@playwright/test'
import { builtFile } from './helpers/built-pages'
import { openPage, scriptsAtWork } from './helpers/open-page'
import { PAGES, titleOf } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

const BARE = PAGES.start.slice(0, -1)

for (const address of [`${BARE}.html`, `${BARE}/index.html`, BARE])
  test(`${address} is the same page as the address with a slash`, async ({ page, request }) => {
    const answer = await request.get(`${address}?a=1`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(`${PAGES.start}?a=1`)
    await openPage(page, address)
    await expect(page).toHaveURL(PAGES.start)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
  })

for (const ending of ['/index.html', '.html'])
  test(`where a host serves pages at ${ending}, the address is put right`, async ({ page }) => {
    const body = builtFile(PAGES.start)
    await page.route(`**${BARE}${ending}*`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(`${BARE}${ending}?a=1#see-also`)
    await scriptsAtWork(page)
    await expect(page).toHaveURL(`${PAGES.start}?a=1#see-also`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
    await expect(
      page.getByRole('navigation', { name: 'Documentation', exact: true }).locator('[aria-current="page"]'),
    ).toHaveAttribute('href', PAGES.start)
  })

test('an address without a page says so and names the nearest pages', async ({ page }) => {
  const answer = await openPage(page, PAGES.reference.replace(/\/$/, 's/'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page).toHaveTitle(/^Page not found \| /)
  const nearest = page.getByRole('main').getByRole('link').first()
  await expect(nearest).toHaveText(titleOf(PAGES.reference))
  await nearest.click()
  await expect(page).toHaveURL(PAGES.reference)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.reference))
})

test('an address that is not written correctly gets an answer', async ({ page }) => {
  const answer = await page.goto('/docs/%E0%A4%A/')
  expect(answer?.status()).toBe(400)
})

test('an address with a percent sign gets the not-found page, with its scripts at work', async ({ page }) => {
  const answer = await openPage(page, '/docs/100%25/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test('an address with signs of other alphabets gets the not-found page', async ({ page }) => {
  const answer = await openPage(page, '/docs/größe/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test('an old address leads to the new one', async ({ request }) => {
  const answer = await request.get('/compare/influxdb/', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe('/blog/2024/02/26/questdb-versus-influxdb/')
})
