/** Class of the root element while the layout of the rest of a page may wait (`.deferred` in prose.css). */
export const DEFERRED_LAYOUT = 'deferred-layout'

/** Lays out the rest of the page now. */
export function layOutEverything(): void {
  document.documentElement.classList.remove(DEFERRED_LAYOUT)
}

/** Whether the document was opened by a link or the address bar, not by a reload or the history. */
export function arrivedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}
