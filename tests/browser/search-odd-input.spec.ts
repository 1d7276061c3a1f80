import { expect, test, type Page } from '@playwright/test'
import { ODD_INPUT } from '../support/odd-input'
import { openPage } from './helpers/open-page'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search documentation' })
const question = (page: Page) => page.getByRole('textbox', { name: 'Ask a question about QuestDB' })

/** Collects uncaught errors, and dialogs of scripts. */
function watchExecution(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`))
  page.on('dialog', (box) => {
    found.push(`dialog: ${box.message()}`)
    void box.dismiss()
  })
  return found
}

async function expectNothingExecuted(page: Page, found: readonly string[], text: string): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window), text).toBe(false)
  await expect(page.getByText('This page crashed')).toHaveCount(0)
  expect(found, text).toEqual([])
}

test('no input to search or Ask runs as code, throws, or widens the dialog', async ({ page }) => {
  const found = watchExecution(page)
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('symbol')
  await expect(dialog(page).getByRole('option').first()).toBeVisible()
  for (const [name, text] of ODD_INPUT) {
    await dialog(page).getByRole('tab', { name: 'Search' }).click()
    const status = dialog(page).getByRole('status')
    // results of the previous text would pass for those of this one
    await field(page).fill('')
    await expect(status).toHaveText('')
    await field(page).fill(text)
    // invisible characters alone ask for nothing
    if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) await expect(status).toHaveText(/^\d/)
    // some of their words occur on our pages
    await expect(
      dialog(page)
        .getByRole('option')
        .or(dialog(page).getByText(/^No results|^Suggested/))
        .first(),
    ).toBeVisible()
    await dialog(page).getByRole('tab', { name: 'Ask' }).click()
    await question(page).press('Enter')
    await expect(dialog(page).getByText('Searching the documentation')).toHaveCount(0)
    const { wide, visible } = await dialog(page).evaluate((node) => ({
      wide: node.scrollWidth,
      visible: node.clientWidth,
    }))
    expect(wide, name).toBeLessThanOrEqual(visible)
    expect(await dialog(page).locator('img, script').count(), name).toBe(0)
    await expectNothingExecuted(page, found, name)
  }
})

test('long input is quoted in part and not proposed later, and its writing direction stays its own', async ({
  page,
}) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('qz'.repeat(5_000))
  const title = dialog(page).getByText(/^No results for/)
  await expect(title).toBeVisible()
  expect((await title.innerText()).length).toBeLessThan(120)
  await field(page).fill('שלום עולם')
  await expect(title.locator('bdi')).toHaveText('שלום עולם')
  // a result for the first words of a long question
  await field(page).fill(`symbol capacity ${'qz '.repeat(500)}`)
  await dialog(page).getByRole('option').first().click()
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('listbox', { name: 'Common tasks' })).toBeVisible()
  await expect(dialog(page).getByRole('region', { name: 'Recent searches' })).toHaveCount(0)
})

for (const [name, text] of ODD_INPUT.filter(([name]) => !/surrogate|halves/.test(name)))
  test(`${name} in the address does not run as code or throw`, async ({ page }) => {
    const found = watchExecution(page)
    // servers reject URLs that are much longer
    const value = encodeURIComponent(text.slice(0, 2_000))
    await openPage(page, `/docs/?q=${value}#${value}`)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toHaveValue('')
    await expectNothingExecuted(page, found, 'docs')
    await openPage(page, `/docs/configuration/?q=${value}&filter=${value}`)
    await expectNothingExecuted(page, found, 'filter of the configuration')
  })
