/** How long a change remains highlighted, in milliseconds. */
const HIGHLIGHTED = 600

/**
 * Highlights an element whose value has changed for a moment. Without an animation, because animating a background
 * repaints the page 60 times per second, which took half of the dashboard's CPU time.
 */
export function flash(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.dataset.changed = ''
  setTimeout(() => delete element.dataset.changed, HIGHLIGHTED)
}
