import { expect, type Page } from '@playwright/test'

/** Waits until the worker of a build rules the page. */
export async function workerRules(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Waits until a page is kept on the device, of the given build if one is given. */
export async function isKept(page: Page, route: string, build = ''): Promise<void> {
  await expect
    .poll(() => keptIn(page, route), { timeout: 30_000 })
    .toContainEqual(expect.stringContaining(build))
}

/** Names of the stores in which a page is kept. */
export function keptIn(page: Page, route: string): Promise<string[]> {
  return page.evaluate(async (path) => {
    const names = await caches.keys()
    const found = await Promise.all(
      names.map(async (name) => ((await (await caches.open(name)).match(path)) ? name : '')),
    )
    return found.filter((name) => name.startsWith('site-build'))
  }, route)
}
