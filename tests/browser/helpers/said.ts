import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    said?: string[]
  }
}

/** Collects announcements for screen readers from now on, because success messages disappear. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = (window.said = [])
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="status"]'))
        if (textContent && said.at(-1) !== textContent) said.push(textContent)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** Expects that the text has been announced since {@link listen}. */
export async function expectSaid(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.said)).toContain(words)
}
