import type { Page } from '@playwright/test'

/** Gives the first link in the text another target, and clicks it, so that a test doesn't depend on what a page links to. */
export async function followTo(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>('.prose a[href^="/"]')
    if (!link) throw new Error(`${location.pathname} has no link to a page of the site in its text`)
    link.setAttribute('href', to)
    link.click()
  }, href)
}
