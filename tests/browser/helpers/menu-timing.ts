import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    menuClosed?: Promise<number>
  }
}

/**
 * Moves the pointer from an element to the page, and returns how long its menu remained open, in milliseconds. It's
 * measured inside the page to exclude the communication with the browser, and doesn't include the delay of a timer on a
 * busy machine.
 */
export async function timeOpenAfterLeaving(page: Page, left: Locator, trigger: Locator): Promise<number> {
  const button = await trigger.elementHandle()
  await left.evaluate((element, watched) => {
    window.menuClosed = new Promise((resolve) => {
      element.addEventListener('pointerleave', () => {
        const start = performance.now()
        let late = 0
        window.setTimeout(() => (late = performance.now() - start - 250), 250)
        new MutationObserver(() => {
          if (watched instanceof Element && watched.getAttribute('aria-expanded') === 'false')
            resolve(performance.now() - start - late)
        }).observe(watched, { attributeFilter: ['aria-expanded'] })
      })
    })
  }, button)
  await page.mouse.move(700, 780)
  return page.evaluate(() => window.menuClosed ?? 0)
}
