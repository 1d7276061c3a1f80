/** Menus over the text: the options of a result, and the table of contents on small screens. */
const OPEN_MENUS = 'details[name$="-menu"][open]'

/** Closes menus when a reader presses Escape, clicks elsewhere, or follows a link in them. */
export function closeMenus(page: Document): void {
  const close = (kept: Element | null) => {
    for (const menu of page.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) {
      if (menu.contains(kept)) continue
      if (menu.contains(page.activeElement)) menu.querySelector('summary')?.focus({ preventScroll: true })
      menu.open = false
    }
  }
  page.addEventListener('click', ({ target }) => {
    close(target instanceof Element && !target.closest('a') ? target : null)
  })
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(null)
  })
}
