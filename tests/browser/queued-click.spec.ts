import { expect, test, type Page } from '@playwright/test'
import { holdAnswer, type HeldAnswer } from './helpers/held-answer'
import { scriptsAtWork } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

// On a slow connection, the page can be read and clicked before its scripts have loaded.
test.use({ serviceWorkers: 'block' })

async function openWithoutScripts(page: Page, address: string): Promise<HeldAnswer> {
  const scripts = await holdAnswer(page, /\/app-[0-9a-f]+\.js$/)
  await page.goto(address, { waitUntil: 'commit' })
  await scripts.asked
  return scripts
}

const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })

test('a click on Search before the scripts have loaded opens the search once they have', async ({ page }) => {
  const scripts = await openWithoutScripts(page, PAGES.ordinary)
  await search(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  scripts.letGo()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})

for (const key of ['Control+K', '/'])
  test(`so does ${key}`, async ({ page }) => {
    const scripts = await openWithoutScripts(page, PAGES.ordinary)
    await page.keyboard.press(key)
    scripts.letGo()
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  })

test('a slash that is typed into a field stays there', async ({ page }) => {
  const scripts = await openWithoutScripts(page, PAGES.ordinary)
  const filter = page.getByPlaceholder('Filter pages')
  await filter.pressSequentially('a/b')
  scripts.letGo()
  await scriptsAtWork(page)
  await page.waitForLoadState('networkidle')
  await expect(filter).toHaveValue('a/b')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a click more than five seconds ago is ignored, and no click takes effect twice', async ({ page }) => {
  const scripts = await openWithoutScripts(page, PAGES.ordinary)
  await search(page).click()
  await page.waitForTimeout(5200)
  scripts.letGo()
  await scriptsAtWork(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toBeHidden()
  await search(page).click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(1)
})
