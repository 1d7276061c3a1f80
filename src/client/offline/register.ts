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
    // Gatsby's code, which calls the site's service worker hooks
    import(/* webpackMode: "eager" */ 'gatsby-service-worker').catch((error: unknown) => {
      // in a sandboxed frame, even accessing navigator.serviceWorker throws
      console.warn('Pages cannot be saved for offline use in this browser:', error)
    })
  }, REST)
}
