import { useState, useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => undefined

/** Must be a constant, because React would empty the element if it received a different object. */
const AS_IT_STANDS = { __html: '' }

/** Whether the server's HTML is being hydrated; false on the server and for pages that are rendered in the browser. */
function useTakesOver(): boolean {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  )
  const [atFirst] = useState(isTakenOver)
  return atFirst
}

/**
 * Static part of a page: no state, no handlers; links are handled by delegation (client/content). On the first page of
 * a visit, React keeps the server's HTML instead of hydrating, for example, the sidebar's several hundred elements.
 * Later pages render it as usual. Any changes are made directly in the DOM.
 */
export function StaticSubtree({ children }: { children: ReactNode }) {
  return useTakesOver() && OPTIMIZED.staticSubtrees ? (
    <div data-static-subtree dangerouslySetInnerHTML={AS_IT_STANDS} suppressHydrationWarning />
  ) : (
    <div data-static-subtree>{children}</div>
  )
}
