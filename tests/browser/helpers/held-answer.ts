import type { Page } from '@playwright/test'

/** A response that is delayed until it's released. */
export interface HeldAnswer {
  /** Resolves when the browser has sent the request. */
  asked: Promise<void>
  /** Releases the response and all later ones to such requests. */
  letGo(): void
}

/**
 * Delays the responses to requests with a matching URL from now on. Tests that use it must block service workers
 * (`test.use({ serviceWorkers: 'block' })`), which would send requests by themselves.
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
      // the page has been closed meanwhile
    })
  })
  return { asked, letGo }
}
