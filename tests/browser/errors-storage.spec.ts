import { expect, test, type Page } from '@playwright/test'
import { gatherWarnings } from './helpers/failures'
import { followTo } from './helpers/follow-to'
import { openPage } from './helpers/open-page'
import { PAGES, titleOf } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

/** Uses everything that stores settings: tabs, twice, and the search. */
async function useThePage(page: Page): Promise<void> {
  await openPage(page, PAGES.elements)
  await page.getByRole('tab', { name: 'macOS' }).first().click()
  await expect(page.getByText('On macOS, the second panel is shown.')).toBeVisible()
  await page.getByRole('tab', { name: 'Linux' }).first().click()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  await page.keyboard.press('Escape')
  await followTo(page, PAGES.ordinary)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.ordinary))
}

test('storage that is blocked is told in the console, once for reading and once for writing', async ({
  page,
}) => {
  const warnings = gatherWarnings(page)
  const crashes: string[] = []
  page.on('pageerror', (error) => crashes.push(error.message))
  await page.addInitScript(() => {
    const refuse = (name: string) => () => {
      throw new DOMException('The operation is insecure.', name)
    }
    Storage.prototype.getItem = refuse('SecurityError')
    Storage.prototype.setItem = refuse('QuotaExceededError')
  })
  await useThePage(page)
  const ours = warnings.filter((line) => line.startsWith('Browser storage could not be'))
  // the order of the two doesn't matter
  expect(ours.sort()).toEqual([
    expect.stringMatching(/^Browser storage could not be read; .*insecure/),
    expect.stringMatching(/^Browser storage could not be written; .*insecure/),
  ])
  expect(crashes).toEqual([])
})

test('storage that works is not spoken of', async ({ page }) => {
  const warnings = gatherWarnings(page)
  await useThePage(page)
  expect(warnings.filter((line) => line.includes('storage'))).toEqual([])
})
