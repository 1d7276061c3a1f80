import type { Page, Response } from '@playwright/test'

/**
 * Opens an address and waits until the page's scripts are at work: a reader is rarely as fast as a test.
 *
 * @returns the server's answer for the page itself
 */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await scriptsAtWork(page)
  return response
}

/** Waits until Gatsby has told that the first page stands, which is when our own code starts. */
export async function scriptsAtWork(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0)
}
