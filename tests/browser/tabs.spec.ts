import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const PAGE = PAGES.elements
const tab = (page: Page, name: string, set: number): Locator =>
  page.getByRole('tablist').nth(set).getByRole('tab', { name })
const TEXTS = {
  linux: ['The selection is remembered', 'A second set in the same group follows on Linux.'],
  mac: ['On macOS, the second panel', 'A second set in the same group follows on macOS.'],
}

async function expectShown(page: Page, system: 'linux' | 'mac'): Promise<void> {
  for (const [name, texts] of Object.entries(TEXTS))
    for (const text of texts) await expect(page.getByText(text)).toBeVisible({ visible: name === system })
  for (const set of [0, 1]) {
    await expect(tab(page, 'Linux', set)).toHaveAttribute('aria-selected', String(system === 'linux'))
    await expect(tab(page, 'macOS', set)).toHaveAttribute('aria-selected', String(system === 'mac'))
  }
}

test('the first tab is shown at first', async ({ page }) => {
  await openPage(page, PAGE)
  await expectShown(page, 'linux')
})

test('a choice is followed by every set of its group and kept for the next visit', async ({ page }) => {
  await openPage(page, PAGE)
  await tab(page, 'macOS', 0).click()
  await expectShown(page, 'mac')
  await page.reload()
  await expectShown(page, 'mac')
})

test('the tab that was chosen stays where it was on the screen', async ({ page }) => {
  await openPage(page, PAGE)
  const lower = tab(page, 'macOS', 1)
  await lower.scrollIntoViewIfNeeded()
  // the tabs above become larger
  await page.locator('#tabs-1-panel-2').evaluate((panel) => {
    panel.style.minHeight = '400px'
  })
  const before = (await lower.boundingBox())!.y
  await lower.click()
  await expectShown(page, 'mac')
  expect(Math.abs((await lower.boundingBox())!.y - before)).toBeLessThan(2)
})

test('arrow keys, Home and End choose tabs', async ({ page }) => {
  await openPage(page, PAGE)
  await tab(page, 'Linux', 0).focus()
  for (const [key, system] of [
    ['ArrowRight', 'mac'],
    ['ArrowRight', 'linux'],
    ['ArrowLeft', 'mac'],
    ['Home', 'linux'],
    ['End', 'mac'],
  ] as const) {
    await page.keyboard.press(key)
    await expectShown(page, system)
    await expect(tab(page, system === 'mac' ? 'macOS' : 'Linux', 0)).toBeFocused()
  }
})

test('Tab goes from the chosen tab to its panel, not through the other tabs', async ({ page }) => {
  await openPage(page, PAGE)
  await tab(page, 'macOS', 0).click()
  // the code for a click is loaded when the pointer approaches
  await expectShown(page, 'mac')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'macOS' }).first()).toBeFocused()
})
