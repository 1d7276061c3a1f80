import { test as base } from '@playwright/test'
import { SITE_FOLDER } from './built-pages'
import { startSite, type TestSite } from './test-site'

/** Tests with their own server of the built site, which they can break, stop, or update with another build. */
export const test = base.extend<{ site: TestSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
  site: async ({}, use) => {
    const site = await startSite(SITE_FOLDER)
    await use(site)
    // a test may have stopped it
    await site.stop().catch(() => undefined)
  },
})
