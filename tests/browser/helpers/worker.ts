import { expect, type Page } from '@playwright/test'

/** Waits until a build's worker controls the page. */
export async function workerRules(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/**
 * Activates a newly installed worker. A browser stops the old one after some idle seconds, but may never do so while a
 * test is connected.
 */
export async function newWorkerRules(page: Page): Promise<void> {
  const has = (state: 'installing' | 'waiting') =>
    page.evaluate(async (name) => Boolean((await navigator.serviceWorker.getRegistration())?.[name]), state)
  // stopping the new worker as well would abort its installation
  await expect.poll(() => has('installing')).toBe(false)
  await page.waitForTimeout(1000)
  if (!(await has('waiting'))) return
  const browser = await page.context().newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await browser.detach()
}

/** Waits until a page is stored, by the given build if there is one. */
export async function isKept(page: Page, route: string, build = ''): Promise<void> {
  await expect
    .poll(() => keptIn(page, route), { timeout: 30_000 })
    .toContainEqual(expect.stringContaining(build))
}

/** Names of the caches that contain a page. */
export function keptIn(page: Page, route: string): Promise<string[]> {
  return page.evaluate(async (path) => {
    const names = await caches.keys()
    const found = await Promise.all(
      names.map(async (name) => ((await (await caches.open(name)).match(path)) ? name : '')),
    )
    return found.filter((name) => name.startsWith('site-build'))
  }, route)
}
