import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { changeStaticData } from './helpers/static-data'
import { PAGES } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

interface Data {
  docsVersions: { versions: { name: string; label: string; href: string; status: string }[] }
}

// by its name, because it appears shortly after the sidebar, which contains similar lists
const choice = (page: Page) =>
  page
    .getByRole('complementary')
    .first()
    .locator('details')
    .filter({ has: page.locator(':scope > summary', { hasText: 'Version' }) })
const banner = (page: Page) => page.getByRole('note', { name: 'Documentation version' })

/** The site as built for an old version, with the current version below a different path. */
async function asOldVersion(page: Page, baseURL = ''): Promise<void> {
  await changeStaticData<Data>(page, 'docsVersions', (data) => {
    data.docsVersions.versions = [
      { name: '9.0', label: '9.0 (current)', href: `${baseURL}/elsewhere/docs/`, status: 'current' },
      { name: '8.3', label: '8.3', href: '/docs/', status: 'old' },
    ]
  })
  // the HTML of this page doesn't contain the layout of the documentation
  await openPage(page, '/')
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Docs' })
    .click()
  await expect(page.getByRole('article')).toBeVisible()
}

test('with one version there is nothing to choose', async ({ page }) => {
  await openPage(page, PAGES.ordinary)
  await expect(
    page
      .getByRole('complementary')
      .first()
      .getByText(/^Version/),
  ).toHaveCount(0)
  await expect(banner(page)).toHaveCount(0)
})

test('a page of an old version says so and leads to the current one', async ({ page, baseURL }) => {
  await asOldVersion(page, baseURL)
  await expect(banner(page)).toContainText('QuestDB 8.3, an older version that is no longer supported.')
  await page.getByRole('article').locator(`a[href="${PAGES.start}"]`).first().click()
  await expect(page).toHaveURL(PAGES.start)
  await expect(banner(page).getByRole('link')).toHaveAttribute(
    'href',
    `${baseURL ?? ''}/elsewhere${PAGES.start}`,
  )
})

test('a choice leads to the same page and is remembered', async ({ page, baseURL }) => {
  await page.route('**/elsewhere/docs/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The current version</h1>' }),
  )
  await asOldVersion(page, baseURL)
  await choice(page).locator('summary').click()
  await expect(choice(page).getByRole('link', { name: '8.3' })).toHaveAttribute('aria-current', 'true')
  await choice(page).getByRole('link', { name: '9.0 (current)' }).click()
  await expect(page).toHaveURL('/elsewhere/docs/')
  expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe('9.0')
  await asOldVersion(page, baseURL)
  await expect(page.getByText('View this page for 9.0 (current), the version you chose last')).toBeVisible()
})

test('where the other version lacks the page, its beginning is shown', async ({ page, baseURL }) => {
  await page.route('**/elsewhere/docs/**', (route) =>
    new URL(route.request().url()).pathname === '/elsewhere/docs/'
      ? route.fulfill({ contentType: 'text/html', body: '<h1>The beginning</h1>' })
      : route.fulfill({ status: 404, body: '' }),
  )
  await asOldVersion(page, baseURL)
  await page.getByRole('article').locator(`a[href="${PAGES.start}"]`).first().click()
  await expect(page).toHaveURL(PAGES.start)
  await choice(page).locator('summary').click()
  await choice(page).getByRole('link', { name: '9.0 (current)' }).click()
  await expect(page).toHaveURL('/elsewhere/docs/')
})
