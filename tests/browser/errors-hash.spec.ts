import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'

test.use({ serviceWorkers: 'block' })

/** Collects uncaught errors. */
function gatherCrashes(page: Page): string[] {
  const crashes: string[] = []
  page.on('pageerror', (error) => crashes.push(error.message))
  return crashes
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Changes the target of a link in the text, and follows it. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>('.prose a[href="/docs/quick-start/"]')
    link?.setAttribute('href', to)
    link?.click()
  }, href)
}

for (const hash of ['#%', '#%E0%A4%A', '#50%']) {
  test(`a move to ${hash} on the same page leaves the page as it is`, async ({ page }) => {
    const crashes = gatherCrashes(page)
    await openPage(page, '/docs/')
    const title = await heading(page).innerText()
    await follow(page, hash)
    await expect(page).toHaveURL(`/docs/${hash}`)
    await page.waitForLoadState('networkidle')
    await expect(heading(page)).toHaveText(title)
    // back, forward, and on to another page
    await page.goBack()
    await page.goForward()
    await page.getByRole('link', { name: /^Next/ }).click()
    await expect(heading(page)).toHaveText('Quick start')
    expect(crashes).toEqual([])
  })

  test(`a link to ${hash} of another page leads to that page`, async ({ page }) => {
    const crashes = gatherCrashes(page)
    await openPage(page, '/docs/')
    await follow(page, `/docs/concept/symbol/${hash}`)
    await expect(page).toHaveURL(`/docs/concept/symbol/${hash}`)
    await expect(heading(page)).toHaveText('Symbol')
    expect(crashes).toEqual([])
  })
}
