import { announcePage } from './reading'

/**
 * Replaces the browser part of gatsby-plugin-offline: registers the service worker. Gatsby would register it
 * immediately, and the worker would then fetch the shell and the search while the first page still needs network and
 * CPU. offline/reading tells the worker which pages to store.
 */

/** Delay between the load event and the registration, in milliseconds. */
const REST = 1500

/** Runs once the first page has been rendered. */
export const onInitialClientRender = (): void => {
  // the development server has no worker
  if (process.env.NODE_ENV !== 'production') return
  if (document.readyState === 'complete') registerSoon()
  else window.addEventListener('load', registerSoon, { once: true })
}

function registerSoon(): void {
  window.setTimeout(() => {
    register().catch((error: unknown) => {
      // in a sandboxed frame, even accessing navigator.serviceWorker throws
      console.warn('Pages cannot be saved for offline use in this browser:', error)
    })
  }, REST)
}

async function register(): Promise<void> {
  // missing if the site is served over HTTP, except on the reader's own machine
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js')
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate()
      if (worker.state === 'activated') announcePage(window.location.pathname, worker)
    })
  })
}

/** A newer version of the site has been installed. */
function offerUpdate(): void {
  // Gatsby then loads the next page as a document
  Object.assign(window, { ___swUpdated: true })
  // ignore failures, because the next page is of the new version anyway
  import('./update-prompt').then(
    ({ showUpdatePrompt }) => {
      showUpdatePrompt()
    },
    () => undefined,
  )
}
