import { decodeId } from '../base/decode-id'

/**
 * Opens the folded blocks around the place that a hash names. Browsers do this for links that they follow themselves,
 * but not all of them do, and none for a change of page by a script.
 * @param hash with its `#`; empty for none
 * @returns the place, if a block had to be opened
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

/** Opens what a changed hash names, from now on. */
export function installRevealing(page: Document): void {
  window.addEventListener('hashchange', () => {
    revealPlace(page, window.location.hash)?.scrollIntoView()
  })
}
