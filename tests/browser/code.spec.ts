import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { expectSaid, listen } from './helpers/said'
import { PAGES } from './helpers/sample-pages'

const PAGE = PAGES.elements
const sample = (page: Page, caption: string): Locator => page.getByRole('figure', { name: caption })
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

const NUMBERED = 'Line numbers and a highlighted line'
const DIFF = 'A change to server.conf'
const LONG = 'A long line that readers can wrap'

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, PAGE)
})

test('the copy button copies the code exactly', async ({ page }) => {
  const button = sample(page, NUMBERED).getByRole('button', { name: 'Copy code' })
  await listen(page)
  await button.click()
  await expectSaid(page, 'Copied')
  expect(await copied(page)).toBe(
    'import datetime\nnow = datetime.datetime.now(datetime.timezone.utc)\nprint(now.isoformat())',
  )
  await expect(button).toHaveText('Copy')
})

test('of a change only the new text is copied', async ({ page }) => {
  await sample(page, DIFF).getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(() => copied(page)).toBe('http.bind.to=127.0.0.1:9000')
})

test('a change is told by words too, not by colour alone', async ({ page }) => {
  await expect(sample(page, DIFF).locator('del')).toHaveText(/^removed: /)
  await expect(sample(page, DIFF).locator('ins')).toHaveText(/^added: /)
})

test('selecting the text of a change does not take the signs and words along', async ({ page }) => {
  const selected = await sample(page, DIFF)
    .locator('code')
    .evaluate((code) => {
      window.getSelection()?.selectAllChildren(code)
      return window.getSelection()?.toString() ?? ''
    })
  expect(selected.trim().split(/\n+/)).toEqual(['http.bind.to=0.0.0.0:9000', 'http.bind.to=127.0.0.1:9000'])
})

test('a button that may not copy says so', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  const button = sample(page, NUMBERED).getByRole('button', { name: 'Copy code' })
  await listen(page)
  await button.click()
  await expectSaid(page, 'Copy failed')
})

test('a long line scrolls in its box until the reader wraps it', async ({ page }) => {
  const box = sample(page, LONG).locator('pre')
  const overflow = () => box.evaluate((pre) => pre.scrollWidth - pre.clientWidth)
  const wrap = sample(page, LONG).getByRole('button', { name: 'Wrap long lines' })
  expect(await overflow()).toBeGreaterThan(100)
  await expect(wrap).toHaveAttribute('aria-pressed', 'false')
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  expect(await overflow()).toBeLessThanOrEqual(0)
  await wrap.click()
  expect(await overflow()).toBeGreaterThan(100)
})

test('code in a list whose lines fit has no button to wrap them', async ({ page }) => {
  await openPage(page, '/docs/configuration/')
  const figure = page.getByRole('listitem').locator('figure', { hasText: 'server.conf' }).first()
  await expect(figure.locator('[data-wrap]')).toHaveCount(1)
  await expect(figure.getByRole('button', { name: 'Wrap long lines' })).toBeHidden()
  expect(
    await figure.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth),
  ).toBeLessThanOrEqual(0)
})

test('lines are numbered from 1', async ({ page }) => {
  const numbers = await sample(page, NUMBERED)
    .locator('.line')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').content))
  expect(numbers).toEqual(Array(3).fill('counter(line)'))
  await expect(sample(page, LONG).locator('.line')).toHaveCount(0)
})

test('the line that matters stands out', async ({ page }) => {
  const grounds = await sample(page, NUMBERED)
    .locator('.line')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).backgroundColor))
  expect(grounds[0]).toBe(grounds[2])
  expect(grounds[1]).not.toBe(grounds[0])
})

test('code has a language that is named and colours that differ', async ({ page }) => {
  await expect(sample(page, NUMBERED).getByText('Python', { exact: true })).toBeVisible()
  const colours = await sample(page, NUMBERED)
    .locator('code span')
    .evaluateAll((words) => words.map((word) => getComputedStyle(word).color))
  expect(new Set(colours).size).toBeGreaterThan(2)
})
