import type { Page } from '@playwright/test'

/** By how much a page is wider than the screen, and its widest element; undefined if it isn't. */
export function widestBeyondScreen(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return undefined
    const widest = [...document.querySelectorAll('body *')].sort(
      (a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right,
    )[0]
    return `${scrollWidth - clientWidth} px too wide, ${widest?.outerHTML.slice(0, 120) ?? ''}`
  })
}
