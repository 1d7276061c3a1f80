/** Highlights an element whose value has changed for a moment, unless the reader prefers reduced motion. */
export function flash(element: HTMLElement | null | undefined): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element?.animate({ backgroundColor: ['var(--line-strong)', 'transparent'] }, 900)
}
