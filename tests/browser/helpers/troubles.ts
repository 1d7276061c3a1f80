import type { Page } from '@playwright/test'

/**
 * Collects problems that a browser reports from now on: errors and warnings in the console, uncaught errors, and failed
 * requests.
 *
 * @returns the list, which grows while the page is used
 */
export function watchTroubles(page: Page): string[] {
  const troubles: string[] = []
  // blocking the service worker makes its registration fail, which readers don't experience
  let workerIsKeptOut = false
  page.on('console', (message) => {
    if (message.text().includes('registration blocked by Playwright')) workerIsKeptOut = true
    if (workerIsKeptOut && /service worker registration/i.test(message.text())) return
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
