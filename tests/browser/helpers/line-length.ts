import type { Page } from '@playwright/test'

/**
 * Returns the number of characters on each full line of the matching paragraphs, as wrapped by the browser. The last
 * line of a paragraph is excluded.
 */
export function measureLines(page: Page, selector: string): Promise<number[]> {
  return page.evaluate((paragraphs) => {
    const lengths: number[] = []
    for (const paragraph of document.querySelectorAll(paragraphs)) {
      const lines: { bottom: number; characters: number }[] = []
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (let at = 0; at < (text.textContent?.length ?? 0); at++) {
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          const box = range.getClientRects()[0]
          if (!box) continue
          const line = lines.at(-1)
          // code is positioned slightly lower or higher than the text around it
          if (line && Math.abs(box.bottom - line.bottom) < 10) line.characters++
          else lines.push({ bottom: box.bottom, characters: 1 })
        }
      lengths.push(...lines.slice(0, -1).map(({ characters }) => characters))
    }
    return lengths
  }, selector)
}
