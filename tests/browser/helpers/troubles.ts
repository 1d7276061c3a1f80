import type { Page } from '@playwright/test'

/**
 * Gathers what a reader's browser would complain about from now on: errors and warnings in the console, errors that
 * nobody caught, requests that failed or were answered by an error.
 *
 * @returns the list, which grows while the page is used
 */
export function watchTroubles(page: Page): string[] {
  const troubles: string[] = []
  // a test that keeps the service worker out makes its registration fail, which no reader meets
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
    // what a change of page makes unnecessary is cancelled, which is no failure
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`)
  })
  return troubles
}
