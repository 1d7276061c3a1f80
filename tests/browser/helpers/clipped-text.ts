import type { Page } from '@playwright/test'

/**
 * Texts that a reader cannot get at: beyond the left or right edge of the screen, or cut off by a box that hides what
 * does not fit. What lies in a box that scrolls can be reached.
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
        // only said to screen readers, or off the top until it has the focus
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
