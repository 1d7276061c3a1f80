import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const FEATURES = PAGES.elements
const block = (page: Page) => page.locator('details.fold').filter({ hasText: 'Unknown function' })
const heading = (page: Page) => page.getByRole('heading', { name: 'Missing table' })

/** Adds a link to the text of the page. */
const addLink = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'To the block'
    document.querySelector('[data-article]')?.prepend(link)
  }, address)

test('a block is closed at first, and opens and closes by the keyboard', async ({ page }) => {
  await openPage(page, FEATURES)
  await expect(heading(page)).toBeHidden()
  await block(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeHidden()
})

test('an address that points inside opens the block', async ({ page }) => {
  await openPage(page, `${FEATURES}#missing-table`)
  await expect(heading(page)).toBeInViewport()
  await expect(block(page)).toHaveAttribute('open', '')
})

test('a link on the same page that points inside opens the block', async ({ page }) => {
  await openPage(page, FEATURES)
  await addLink(page, '#missing-table')
  await page.getByRole('link', { name: 'To the block' }).click()
  await expect(heading(page)).toBeInViewport()
})

test('a link from another page opens the block', async ({ page }) => {
  await openPage(page, PAGES.reference)
  await addLink(page, `${FEATURES}#missing-table`)
  await page.getByRole('link', { name: 'To the block' }).click()
  await expect(page).toHaveURL(`${FEATURES}#missing-table`)
  await expect(heading(page)).toBeInViewport()
})

test('find-in-page and links to a text open the block', async ({ page }) => {
  // the browser opens a block for a text fragment in the same way as for its own search
  await openPage(page, `${FEATURES}#:~:text=no_such_table`)
  await expect(block(page)).toHaveAttribute('open', '')
})

test('a block is printed open', async ({ page }) => {
  await openPage(page, FEATURES)
  await page.emulateMedia({ media: 'print' })
  const height = await heading(page).evaluate((element) => element.getBoundingClientRect().height)
  expect(height).toBeGreaterThan(0)
  expect(await heading(page).evaluate((element) => element.checkVisibility())).toBe(true)
})

test('open and closed blocks are accessible @desktop @phone', async ({ page }) => {
  await openPage(page, FEATURES)
  const check = () => new AxeBuilder({ page }).include('details.fold').analyze()
  expect((await check()).violations).toEqual([])
  await block(page).locator('summary').click()
  expect((await check()).violations).toEqual([])
})

test('the Markdown copy has the content of a block without the block', async ({ request }) => {
  const markdown = await (await request.get('/docs/partials/markdown-features.md')).text()
  expect(markdown).toContain('### Missing table')
  expect(markdown).not.toContain('<details')
})

test('the release notes list the known issues, and a page links to one of them', async ({ page }) => {
  await openPage(page, '/docs/reference/api/rest/')
  await page.locator('.known-issue a[href$="#csv-line-with-too-many-values"]').click()
  await expect(page).toHaveURL(/\/release-notes\/#csv-line-with-too-many-values$/)
  await expect(page.getByRole('heading', { name: /too many values/ })).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an address that points inside opens the block', async ({ page }) => {
    await page.goto(`${FEATURES}#missing-table`)
    await expect(heading(page)).toBeInViewport()
  })
})
