import { expect, type Page } from '@playwright/test'

/**
 * Scrolls to a share of the scrollable height, waits until the position is stored, and returns it. Blocks on the way may
 * get their final heights and move it a little.
 */
export async function scrollToShare(page: Page, share: number): Promise<number> {
  await page.evaluate((part) => {
    const { scrollHeight } = document.documentElement
    window.scrollTo({ top: Math.round((scrollHeight - window.innerHeight) * part), behavior: 'instant' })
  }, share)
  return storedScroll(page)
}

/** Waits until the position of the page is stored, and returns it. */
export async function storedScroll(page: Page): Promise<number> {
  let stored: number | undefined
  await expect
    .poll(async () => {
      stored = await page.evaluate(() =>
        Object.keys(sessionStorage)
          .filter((name) => name.startsWith(`@@scroll|${location.pathname}|`))
          .map((name) => Number(sessionStorage.getItem(name)))
          .find((top) => top > 0 && top === window.scrollY),
      )
      return stored
    })
    .toBeDefined()
  return stored ?? NaN
}
