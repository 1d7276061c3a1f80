import { expect, test } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const FEATURES = PAGES.elements

test('a page is printed black on white, without what surrounds it', async ({ page }) => {
  await openPage(page, PAGES.reference)
  await page.emulateMedia({ media: 'print' })
  const [ground, text] = await page.evaluate(() => [
    getComputedStyle(document.documentElement).backgroundColor,
    getComputedStyle(document.querySelector('.prose p')!).color,
  ])
  expect([ground, text]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const chrome = page.locator('header:not(main *), aside:not(.prose *), nav, footer:not(.prose *), button')
  expect(await chrome.count()).toBeGreaterThan(0)
  for (const part of await chrome.all()) await expect(part).toBeHidden()
})

test('nothing of the text is left out on paper', async ({ page }) => {
  await openPage(page, FEATURES)
  await page.emulateMedia({ media: 'print' })
  for (const text of ['The selection is remembered', 'On macOS, the second panel is shown.'])
    await expect(page.getByText(text)).toBeVisible()
  const labels = await page
    .locator('.tabs > [role="tabpanel"]')
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content))
  expect(labels).toEqual(
    ['Linux', 'macOS', 'Linux', 'macOS', 'Python', 'Go', 'Java'].map((label) => `"${label}"`),
  )
  await expect(page.locator('.admonition').first()).toBeVisible()
  await expect(page.locator('tbody.more tr').first()).toBeVisible()
  const contents = await page.locator('.prose details:not(.result-menu) > :not(summary)').all()
  expect(contents.length).toBeGreaterThan(0)
  for (const folded of contents)
    expect(await folded.evaluate((part) => part.getBoundingClientRect().height)).toBeGreaterThan(0)
})

test('the address of a link to elsewhere stands on paper', async ({ page }) => {
  await openPage(page, FEATURES)
  await page.emulateMedia({ media: 'print' })
  const after = await page
    .locator('.prose a[data-external]')
    .first()
    .evaluate((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href') ?? ''])
  expect(after[0]).toBe(`" (${after[1] ?? ''})"`)
})

test('nothing is wider than the paper', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 1000 })
  for (const route of [FEATURES, PAGES.reference]) {
    await openPage(page, route)
    await page.emulateMedia({ media: 'print' })
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main *:not(svg *)')]
        .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map((part) => part.outerHTML.slice(0, 80)),
    )
    expect(wide).toEqual([])
    await page.emulateMedia({ media: null })
  }
})

test('a page becomes a PDF', async ({ page }) => {
  await openPage(page, FEATURES)
  const pdf = await page.pdf({ format: 'A4', tagged: true })
  expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(2)
  expect(pages).toBeLessThan(20)
})
