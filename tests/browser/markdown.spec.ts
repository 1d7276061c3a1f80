import { expect, test } from '@playwright/test'
import fs from 'node:fs'
import { writtenDay } from '../../src/base/written-day'
import { MAY_BE_NEWER, RELEASE } from './helpers/content-facts'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const PAGE = PAGES.elements

test.beforeEach(async ({ page }) => {
  await openPage(page, PAGE)
})

test('an admonition says by a word what it is', async ({ page }) => {
  const titles = {
    note: 'Note',
    tip: 'A tip with its own title',
    info: 'Info',
    warning: 'Warning',
    danger: 'Danger',
  }
  for (const [kind, title] of Object.entries(titles)) {
    const box = page.locator(`.admonition.${kind}`).first()
    await expect(box).toHaveRole('note')
    await expect(box).toHaveAccessibleName(title)
    await expect(box.getByText(title, { exact: true })).toBeVisible()
  }
})

test('admonitions differ in colour', async ({ page }) => {
  const colours = await page
    .locator('.admonition-title')
    .evaluateAll((titles) => titles.slice(0, 5).map((title) => getComputedStyle(title).color))
  expect(new Set(colours).size).toBe(5)
})

test('a download link gives the file', async ({ page }) => {
  const link = page.getByRole('link', { name: /^200 sensor readings/ })
  await expect(link).toHaveText(/CSV, \d+ kB$/)
  const download = page.waitForEvent('download')
  await link.click()
  const file = await download
  expect(file.suggestedFilename()).toBe('sensors-sample.csv')
  expect(
    fs
      .readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\n'),
  ).toHaveLength(201)
})

test('a footnote and its place in the text lead to each other', async ({ page }) => {
  const note = page.getByRole('listitem').filter({ hasText: 'The footnote appears at the end' })
  await expect(note).not.toBeInViewport()
  await page.getByRole('article').getByRole('superscript').getByRole('link').click()
  await expect(note).toBeInViewport()
  await note.getByRole('link', { name: /back/i }).click()
  await expect(page.getByText('A statement can have a footnote')).toBeInViewport()
})

test('a fragment is included with its parameter', async ({ page }) => {
  const fragment = page.locator('.admonition').filter({ hasText: 'New rows may not be visible immediately' })
  await expect(fragment.locator('code')).toHaveText("SELECT wait_wal_table('sensors');")
})

test('the release comes from data, and what only looks like markup stays text', async ({ page }) => {
  const text = page.getByText(/^Words can be/)
  await expect(text).toContainText(/The latest release is \d+\.\d+\.\d+, published on \w+ \d{1,2}, \d{4}\./)
  if (!MAY_BE_NEWER)
    await expect(text).toContainText(
      `is ${RELEASE.name}, published on ${writtenDay(RELEASE.publishedAt ?? '')}.`,
    )
  await expect(text).toContainText(
    'Addresses such as localhost:9000 and times such as 12:30 are left unchanged.',
  )
})

test('a whole card can be clicked', async ({ page }) => {
  const card = page.getByRole('listitem').filter({ hasText: 'A card links to a page.' })
  await card.scrollIntoViewIfNeeded()
  const box = (await card.boundingBox())!
  await card.click({ position: { x: box.width - 8, y: box.height - 8 } })
  await expect(page).toHaveURL(PAGES.start)
})

test('tasks are boxes that cannot be changed', async ({ page }) => {
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.last()).not.toBeChecked()
  for (const box of await boxes.all()) await expect(box).toBeDisabled()
})

test('the page is for writers: not in the sidebar and not for search engines', async ({ page }) => {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true })
  await expect(sidebar.locator('a[href="/docs/"]')).toHaveCount(1)
  await expect(sidebar.locator(`a[href="${PAGE}"]`)).toHaveCount(0)
  await expect(sidebar.locator('[aria-current]')).toHaveCount(0)
})
