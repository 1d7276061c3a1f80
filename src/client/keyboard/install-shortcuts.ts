import { loadPart } from '../errors/load-part'

/** Shortcut keys, duplicated here so that not every page loads the list of shortcuts. */
export const SHORTCUT_KEYS = /^[?cdghlmnpst]$/

/** Listens for shortcut keys; the code that handles them is loaded on first use. */
export function installShortcuts(page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (!SHORTCUT_KEYS.test(event.key)) return
    void loadPart(() => import('./shortcuts')).then(({ press }) => {
      press(event)
    })
  })
}
