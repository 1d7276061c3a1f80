import { expect, test } from '@playwright/test'
import { readSiteData } from '../../src/content/site/read-site-data'
import { openPage } from './helpers/open-page'
import { PAGES, factsOf, titleOf } from './helpers/sample-pages'
import { categoriesOf } from './helpers/sidebar-facts'

const PAGE = PAGES.reference
const FOOTER = readSiteData(process.cwd(), 'footer').value

test('shows the way to the page', async ({ page }) => {
  await openPage(page, PAGE)
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Docs', ...categoriesOf(PAGE)])
  await breadcrumbs.getByRole('link', { name: 'Docs' }).click()
  await expect(page).toHaveURL('/docs/')
})

test('leads to the pages before and after it', async ({ page }) => {
  const { previous, next } = factsOf(PAGE)
  await openPage(page, PAGE)
  const neighbours = page.getByRole('navigation', { name: 'Previous and next page' })
  await neighbours.getByRole('link', { name: /^Next/ }).click()
  await expect(page).toHaveURL(next?.href ?? '')
  await neighbours.getByRole('link', { name: /^Previous/ }).click()
  await expect(page).toHaveURL(PAGE)
  await neighbours.getByRole('link', { name: /^Previous/ }).click()
  await expect(page).toHaveURL(previous?.href ?? '')
})

test('the first page has none before it', async ({ page }) => {
  await openPage(page, '/docs/')
  await expect(page.getByRole('link', { name: /^Next/ })).toHaveAttribute('href', PAGES.start)
  await expect(page.getByRole('link', { name: /^Previous/ })).toHaveCount(0)
})

test('leads to its source and to a report', async ({ page }) => {
  await openPage(page, PAGE)
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    new RegExp(`^https://github\\.com/questdb/[\\w.]+/edit/master/content${PAGE.slice(0, -1)}\\.mdx$`),
  )
  await expect(page.getByRole('link', { name: 'Report an issue' })).toHaveAttribute(
    'href',
    'https://github.com/questdb/questdb/issues/new/choose',
  )
})

test('tells the day of the last change in words', async ({ page }) => {
  await openPage(page, PAGE)
  const time = page.getByText(/^Last updated/).locator('time')
  await expect(time).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  const day = new Date(`${await time.innerText()} UTC`).toISOString().slice(0, 10)
  expect(await time.getAttribute('datetime')).toContain(day)
})

test('has one main part, one title, and a link that skips to it', async ({ page }) => {
  await openPage(page, PAGE)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([titleOf(PAGE)])

  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true)
})

test('the footer leads to people and to what the law wants', async ({ page }) => {
  await openPage(page, PAGE)
  const footer = page.getByRole('contentinfo')
  const { sentence, sentenceLinks } = FOOTER
  await expect(footer).toContainText(sentence.replaceAll(/[[\]]/g, ''))
  await expect(footer).toContainText(/© 20\d\d QuestDB/)
  const law = [
    { name: 'Privacy', href: '/privacy-notice/' },
    { name: 'Terms', href: '/terms/' },
  ]
  for (const { name, href } of [...sentenceLinks, ...law])
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
})

test('the footer has a map of the site and the marks of social networks', async ({ page }) => {
  await openPage(page, PAGE)
  const map = page.getByRole('navigation', { name: 'Site map' })
  for (const { heading, links } of FOOTER.columns)
    await expect(map.getByRole('list', { name: heading }).getByRole('link')).toHaveCount(links.length)
  const social = page.getByRole('list', { name: 'Social media' }).getByRole('link')
  await expect(social.filter({ visible: true })).toHaveCount(FOOTER.social.length)
  for (const link of await social.all()) {
    await expect(link).toHaveAccessibleName(/\w/)
    const href = (await link.locator('use').getAttribute('href')) ?? ''
    const marks = await (await page.request.get(href.replace(/#.*/, ''))).text()
    expect(marks).toContain(`id="${href.replace(/.*#/, '')}"`)
  }
  const inside = FOOTER.columns.flatMap(({ links }) => links).find(({ href }) => href.startsWith('/'))!
  await map.getByRole('link', { name: inside.name, exact: true }).first().click()
  await expect(page).toHaveURL(inside.href)
})
