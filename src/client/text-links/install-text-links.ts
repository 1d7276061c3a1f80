/**
 * Loads the code for text links on the first text selection. Skips touchscreens, where the system menu would be in the
 * way, and browsers that don't support text fragments.
 */
export function installTextLinks(page: Document): void {
  if (!('fragmentDirective' in page) || !window.matchMedia('(hover: hover)').matches) return
  const onSelection = () => {
    if (page.getSelection()?.isCollapsed !== false) return
    page.removeEventListener('selectionchange', onSelection)
    // ignore failures, because the reader may only want to select text
    import('./text-links').then(
      ({ offerTextLinks }) => {
        offerTextLinks()
      },
      () => undefined,
    )
  }
  page.addEventListener('selectionchange', onSelection)
}
