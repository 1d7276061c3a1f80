import type { Page } from '@playwright/test'

/** An answer of the server that waits until it is let go. */
export interface HeldAnswer {
  /** Settles when the browser has asked for it. */
  asked: Promise<void>
  /** Lets the answer, and every later one to such a request, through. */
  letGo(): void
}

/**
 * Holds back the answers to requests whose address matches, from now on. A test that uses this must keep service
 * workers out (`test.use({ serviceWorkers: 'block' })`): they would ask on their own.
 */
export async function holdAnswer(page: Page, address: RegExp): Promise<HeldAnswer> {
  let letGo = (): void => undefined
  let wasAsked = (): void => undefined
  const go = new Promise<void>((resolve) => (letGo = resolve))
  const asked = new Promise<void>((resolve) => (wasAsked = resolve))
  await page.route(address, async (route) => {
    wasAsked()
    await go
    await route.continue().catch(() => {
      // the page went away meanwhile
    })
  })
  return { asked, letGo }
}
