import { expect, type Page } from '@playwright/test'

/** Waits until the worker of a build rules the page. */
export async function workerRules(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/**
 * Lets a worker that was just installed take the place of the old one. A browser stops the old one after some seconds
 * without work, but may never do so while a test watches.
 */
export async function newWorkerRules(page: Page): Promise<void> {
  const has = (state: 'installing' | 'waiting') =>
    page.evaluate(async (name) => Boolean((await navigator.serviceWorker.getRegistration())?.[name]), state)
  // stopping the new worker too would end its installation
  await expect.poll(() => has('installing')).toBe(false)
  await page.waitForTimeout(1000)
  if (!(await has('waiting'))) return
  const browser = await page.context().newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await browser.detach()
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
