import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { followTo } from './helpers/follow-to'
import { PAGES, titleOf } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

/** Collects uncaught errors. */
function gatherCrashes(page: Page): string[] {
  const crashes: string[] = []
  page.on('pageerror', (error) => crashes.push(error.message))
  return crashes
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const hash of ['#%', '#%E0%A4%A', '#50%']) {
  test(`a move to ${hash} on the same page leaves the page as it is`, async ({ page }) => {
    const crashes = gatherCrashes(page)
    await openPage(page, '/docs/')
    const title = await heading(page).innerText()
    await followTo(page, hash)
    await expect(page).toHaveURL(`/docs/${hash}`)
    await page.waitForLoadState('networkidle')
    await expect(heading(page)).toHaveText(title)
    // back, forward, and on to another page
    await page.goBack()
    await page.goForward()
    await page.getByRole('link', { name: /^Next/ }).click()
    await expect(heading(page)).toHaveText(titleOf(PAGES.start))
    expect(crashes).toEqual([])
  })

  test(`a link to ${hash} of another page leads to that page`, async ({ page }) => {
    const crashes = gatherCrashes(page)
    await openPage(page, '/docs/')
    await followTo(page, `${PAGES.ordinary}${hash}`)
    await expect(page).toHaveURL(`${PAGES.ordinary}${hash}`)
    await expect(heading(page)).toHaveText(titleOf(PAGES.ordinary))
    expect(crashes).toEqual([])
  })
}
