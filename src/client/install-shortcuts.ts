import { loadPart } from './errors/load-part'

/** Keys of shortcuts, written out so that the list of what they do is not loaded with every page. */
export const SHORTCUT_KEYS = /^[?cdghlmnpst]$/

/** The few bytes that wait for a shortcut; what it does is loaded on the first one. */
export function installShortcuts(page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (!SHORTCUT_KEYS.test(event.key)) return
    void loadPart(() => import('./shortcuts')).then(({ press }) => {
      press(event)
    })
  })
}
