import { decodeId } from '../../base/decode-id'
import { loadPart } from '../errors/load-part'

/**
 * Opens the collapsed blocks around the target of a hash. Only some browsers do this, and none for navigation by a
 * script.
 * @param hash with its `#`; empty for none
 * @returns the target, if a block had to be opened
 */
export function revealPlace(page: Document, hash: string): Element | undefined {
  const place = hash === '' ? null : page.getElementById(decodeId(hash.slice(1)))
  let opened = false
  for (let box = place?.closest('details'); box; box = box.parentElement?.closest('details')) {
    opened ||= !box.open
    box.open = true
  }
  return opened && place ? place : undefined
}

/** Reveals the target whenever the hash changes. */
export function installRevealing(page: Document): void {
  window.addEventListener('hashchange', () => {
    const { hash } = window.location
    revealPlace(page, hash)?.scrollIntoView()
    if (page.querySelector('[data-tabs]'))
      void loadPart(() => import('../content/content-actions')).then(({ showTabOf }) => {
        showTabOf(page, hash)
      })
  })
}
