import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

const options = {
  onUncaughtError: (error: unknown) => {
    console.error('Uncaught error:', error)
  },
}

/**
 * Hydrates the HTML of the first page as work that React may interrupt: done in one go, it would hold up the reader's
 * first scroll or key. A container without a page in it is rendered from scratch: a page that has no HTML of its own
 * (`gatsby develop`, the shell that the service worker falls back to), and Gatsby's loading indicator in develop.
 *
 * @returns removes what was rendered, as Gatsby's own function does
 */
export function hydrateInSteps(element: ReactNode, container: Element): () => void {
  if (!container.querySelector('#gatsby-focus-wrapper > *')) {
    const root = createRoot(container, options)
    root.render(element)
    return () => root.unmount()
  }
  let root: Root | undefined
  const hydrate = () => {
    root = hydrateRoot(container, element, options)
  }
  if (OPTIMIZED.hydrateInSteps) startTransition(hydrate)
  else hydrate()
  return () => root?.unmount()
}
