/**
 * Waits for the first selection of text; what offers a link to it is loaded then. Not on touch screens, whose own menu
 * stands there, and not where the browser would not follow such a link.
 */
export function installTextLinks(page: Document): void {
  if (!('fragmentDirective' in page) || !window.matchMedia('(hover: hover)').matches) return
  const onSelection = () => {
    if (page.getSelection()?.isCollapsed !== false) return
    page.removeEventListener('selectionchange', onSelection)
    // a reader who selects text may want nothing of this
    import('./text-links').then(
      ({ offerTextLinks }) => {
        offerTextLinks()
      },
      () => undefined,
    )
  }
  page.addEventListener('selectionchange', onSelection)
}
