import type { Page, Response } from '@playwright/test'
import { DEFERRED_LAYOUT } from '../../../src/client/before-paint/first-visit'

/**
 * Opens a URL and waits until the page's scripts are running, because readers are rarely as fast as a test.
 *
 * @returns the response for the page
 */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await scriptsAtWork(page)
  return response
}

/** Waits until Gatsby reports that the first page has been rendered, which is when our own code starts. */
export async function scriptsAtWork(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0)
}

/** Lays out the rest of a long page, which otherwise waits until the reader gets near it. */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.classList.remove(name)
  }, DEFERRED_LAYOUT)
}
