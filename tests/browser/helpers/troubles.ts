import type { Page } from '@playwright/test'

/**
 * Collects problems that a browser reports from now on: errors and warnings in the console, uncaught errors, and failed
 * requests.
 *
 * @returns the list, which grows while the page is used
 */
export function watchTroubles(page: Page): string[] {
  const troubles: string[] = []
  const isAboutBlockedWorker = recognizeBlockedWorker()
  page.on('console', (message) => {
    if (isAboutBlockedWorker(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => {
    troubles.push(`uncaught: ${error.message}`)
  })
  page.on('requestfailed', (request) => {
    // requests canceled by navigation aren't failures
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`)
  })
  return troubles
}

/**
 * Recognizes the messages that only tests with `serviceWorkers: 'block'` cause: Playwright's own, and the site's about
 * the registration that fails because of it.
 *
 * @returns a function that must see every message of the page, in their order
 */
export function recognizeBlockedWorker(): (text: string) => boolean {
  let isBlocked = false
  return (text) => {
    if (text.includes('registration blocked by Playwright')) {
      isBlocked = true
      return true
    }
    return isBlocked && text.startsWith('Pages cannot be saved for offline use')
  }
}
