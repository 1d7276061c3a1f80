import type { Page } from '@playwright/test'

/**
 * Returns text that readers can't reach: beyond the left or right edge of the screen, or clipped by a box that hides
 * its overflow. Content of scrollable boxes is reachable.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const clipped: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? ''
      const element = text.parentElement
      if (words === '' || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width > 1 && box.height > 1 && !isReachable(element, box))
        clipped.push(`“${words.slice(0, 40)}” in ${element.outerHTML.slice(0, 100)}`)
    }
    return clipped

    function isReachable(from: Element, box: DOMRect): boolean {
      for (
        let around: Element | null = from;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        const frame = around.getBoundingClientRect()
        // for screen readers only, or above the top edge until it's focused
        if (frame.width <= 1 || frame.height <= 1 || frame.bottom <= 0) return true
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll')
          return true
        if (overflowX !== 'visible' && (box.right > frame.right + SLACK || box.left < frame.left - SLACK))
          return false
        if (overflowY !== 'visible' && (box.bottom > frame.bottom + SLACK || box.top < frame.top - SLACK))
          return false
        if (position === 'fixed') break
      }
      return box.right <= window.innerWidth + SLACK && box.left >= -SLACK
    }
  })
}
