import { expect, test } from '@playwright/test'
import { PAGES, factsOf, titleOf } from './helpers/sample-pages'
import { categoryRow, farFrom, linkTo, sidebarOf } from './helpers/sidebar-facts'

test.use({ javaScriptEnabled: false })

test('a documentation page is read without scripts @desktop @phone', async ({ page }) => {
  await page.goto(PAGES.reference)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.reference))
  const paragraphs = page.getByRole('article').locator('p')
  expect(await paragraphs.count()).toBeGreaterThan(5)
  await expect(paragraphs.first()).toBeVisible()
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page).toHaveURL(factsOf(PAGES.reference).next?.href ?? '')
})

test('categories of the sidebar open without scripts', async ({ page }) => {
  await page.goto(PAGES.reference)
  const sidebar = sidebarOf(page)
  await expect(linkTo(sidebar, PAGES.reference)).toBeVisible()
  // it would have no function
  await expect(sidebar.getByRole('searchbox')).toBeHidden()
  const far = farFrom(PAGES.reference)
  await expect(linkTo(sidebar, far.href)).toBeHidden()
  await categoryRow(sidebar, far.category).click()
  await linkTo(sidebar, far.href).click()
  await expect(page).toHaveURL(far.href)
})

test('every panel of tabs is shown under its label without scripts', async ({ page }) => {
  await page.goto(PAGES.elements)
  await expect(page.getByRole('tab')).toHaveCount(0)
  for (const text of ['The selection is remembered', 'On macOS, the second panel is shown.'])
    await expect(page.getByText(text)).toBeVisible()
  const labels = await page
    .locator('.tabs > div')
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content))
  expect(labels.filter((label) => label !== 'none')).toEqual(
    ['Linux', 'macOS', 'Linux', 'macOS', 'Python', 'Go', 'Java'].map((label) => `"${label}"`),
  )
})

test('all rows of a result are shown without scripts', async ({ page }) => {
  await page.goto(PAGES.elements)
  await expect(page.locator('tbody.more tr').first()).toBeVisible()
  await expect(page.locator('[data-show-all]').first()).toBeHidden()
})

test('buttons that could do nothing without scripts are not shown @desktop @phone', async ({ page }) => {
  await page.goto(PAGES.elements)
  const dead: string[] = []
  for (const button of await page.getByRole('button').all())
    if (await button.isVisible())
      dead.push((await button.getAttribute('aria-label')) ?? (await button.innerText()))
  expect(dead.filter((name) => !name.startsWith('Enlarge'))).toEqual([])
})

test('the list of all documentation is reached without scripts on a small screen @phone', async ({
  page,
}) => {
  await page.goto(PAGES.reference)
  await expect(linkTo(sidebarOf(page), '/docs/')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible()
  const { width } = (await page.locator('html').boundingBox())!
  expect(width).toBeLessThanOrEqual(390)
})

test('the first screen of the home page stays small', async ({ page }) => {
  await page.goto('/')
  const box = await page.locator('.hero').boundingBox()
  expect(box?.height).toBeGreaterThan(300)
  expect(box?.height).toBeLessThan(1200)
})
