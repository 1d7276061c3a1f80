import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    menuClosed?: Promise<number>
  }
}

/**
 * Moves the pointer away from an element into the page, and tells how long its menu stayed open after that, in
 * milliseconds. Measured inside the page, because the way to the browser and back takes time of its own, and without
 * the time by which a timer of the page itself was late on a busy machine.
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
