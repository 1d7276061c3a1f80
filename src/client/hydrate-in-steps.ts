import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

const options = {
  onUncaughtError: (error: unknown) => {
    console.error('Uncaught error:', error)
  },
}

/**
 * Brings the HTML of the first page to life as work that React may interrupt: without it, it is done in one go, which
 * holds up the reader's first scroll or key. A page that has no HTML of its own is drawn at once.
 */
export function hydrateInSteps(element: ReactNode, container: Element): void {
  if (!document.getElementById('gatsby-focus-wrapper')?.firstElementChild) {
    createRoot(container, options).render(element)
    return
  }
  startTransition(() => {
    hydrateRoot(container, element, options)
  })
}
