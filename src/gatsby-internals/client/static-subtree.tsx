import { useState, useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => undefined

/** Always the same object: for another one React would empty the element. */
const AS_IT_STANDS = { __html: '' }

/** The HTML that a page came with stands already and is to be taken over; false on the server and for what is drawn anew. */
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
 * Static parts of a page: no state, no handlers, links by delegation (client/content). In the page that a reader opens
 * first they are left as the server wrote them, so that React does not spend its time on the several hundred elements
 * of a sidebar; elsewhere they are drawn like any other. What may change in them later is changed in the document.
 */
export function StaticSubtree({ children }: { children: ReactNode }) {
  return useTakesOver() && OPTIMIZED.staticSubtrees ? (
    <div data-static-subtree dangerouslySetInnerHTML={AS_IT_STANDS} suppressHydrationWarning />
  ) : (
    <div data-static-subtree>{children}</div>
  )
}
