import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shiftSeen?: number
  }
}

/** Measures layout shifts that the reader didn't cause, starting before the next page's scripts run. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shiftSeen = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shiftSeen = (window.shiftSeen ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Cumulative layout shift so far; NaN if it isn't measured. */
export function shiftSeen(page: Page): Promise<number> {
  return page.evaluate(() => window.shiftSeen ?? NaN)
}
