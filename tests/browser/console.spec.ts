import { expect, test } from '@playwright/test'
import { builtPages, groupsOf } from './helpers/built-pages'
import { openPage } from './helpers/open-page'
import { watchTroubles } from './helpers/troubles'

const routes = builtPages()
  .filter(({ template }) => template !== '404')
  .map(({ route }) => route)

for (const [group, pages] of groupsOf(routes))
  test(`the browser has nothing to complain about on pages of ${group}`, async ({ page }) => {
    test.setTimeout(30_000 + pages.length * 10_000)
    const troubles = watchTroubles(page)
    for (const route of pages) {
      await openPage(page, route)
      // down to the end, as a reader does: images and pages that may come next are fetched on the way
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 700) {
          window.scrollTo(0, top)
          await new Promise((resolve) => setTimeout(resolve, 30))
        }
      })
      await page.waitForLoadState('networkidle')
      if (troubles.length > 0) troubles.push(`— up to here on ${route}`)
    }
    // what the reader may want next is fetched ahead some seconds later
    await page.waitForTimeout(4000)
    expect(troubles).toEqual([])
  })
