import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })

test.beforeEach(async ({ page }) => {
  await openPage(page, '/')
})

test('the top navigation leads to the sections of the site', async ({ page }) => {
  const links = {
    Enterprise: '/enterprise/',
    Customers: '/customers/',
    Docs: '/docs/',
    Blog: '/blog/',
  }
  for (const [name, href] of Object.entries(links))
    await expect(mainNav(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  const home = page.getByRole('banner').getByRole('link', { name: 'QuestDB home' })
  await expect(home).toHaveAttribute('href', '/')
})

test('the navigation marks the section that the page belongs to', async ({ page }) => {
  const docs = mainNav(page).getByRole('link', { name: 'Docs', exact: true })
  const blog = mainNav(page).getByRole('link', { name: 'Blog', exact: true })
  const looks = () =>
    Promise.all([docs, blog].map((link) => link.evaluate((element) => getComputedStyle(element).boxShadow)))
  const [docsBefore, blogBefore] = await looks()
  expect(docsBefore).toBe(blogBefore)
  await openPage(page, PAGES.start)
  const [docsAfter, blogAfter] = await looks()
  expect(docsAfter).not.toBe(blogAfter)
})

for (const width of [320, 390, 820, 995, 1440])
  test(`the CONTACT button is there at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const contact = page.getByRole('link', { name: 'CONTACT', exact: true })
    await expect(contact).toBeInViewport({ ratio: 1 })
    await expect(contact).toHaveAttribute('href', '/enterprise/contact/')
  })
