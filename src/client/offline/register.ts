/**
 * Stands for gatsby-plugin-offline's part in the pages. What the worker keeps is told by offline/reading; here it is
 * registered, which Gatsby would do at once: the worker then fetches the shell and the search while the first page
 * still needs network and processor for itself.
 */

/** Rest after the page has come, in milliseconds, before the worker is fetched. */
const REST = 1500

/** Once the first page stands. */
export const onInitialClientRender = (): void => {
  if (document.readyState === 'complete') registerSoon()
  else window.addEventListener('load', registerSoon, { once: true })
}

function registerSoon(): void {
  window.setTimeout(() => {
    // Gatsby's own code, which tells the hooks of the site about the worker
    import(/* webpackMode: "eager" */ 'gatsby-service-worker').catch((error: unknown) => {
      // in a sandboxed frame even looking for workers is an error
      console.warn('Pages cannot be saved for offline use in this browser:', error)
    })
  }, REST)
}
