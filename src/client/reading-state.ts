import { currentEntry, openedName, writeSession } from './history-entry'
import type { PlaceToReturnTo } from './keep-scroll'
import { restoreTabs, selectTab, showTabOf } from './tabs'

/*
 * What a reader has opened in a text (tabs, details, held-back rows), kept for each entry of the history: the way
 * back finds the page as it was left, and as high as it was, so that the place on it is right too.
 */

const OPENABLE = '.prose :is([data-tabs] [role="tab"], details:not(.result-menu), .result)'
const isOpen = (part: Element) =>
  part.getAttribute('aria-selected') === 'true' || part.matches('details[open], .all')

/** Keeps from now on what is open, after whatever may have changed it. */
export function keepReadingStates(page: Document): void {
  const keep = () => {
    const open = [...page.querySelectorAll(OPENABLE)].map((part) => Number(isOpen(part))).join('')
    writeSession(openedName(currentEntry()), open)
  }
  // what a press or a key does is done first
  const later = (event: Event) => {
    if ((event.target as Element | null)?.closest('.prose')) window.setTimeout(keep)
  }
  page.addEventListener('click', later)
  page.addEventListener('keyup', later)
  page.addEventListener('toggle', later, { capture: true })
}

/** Opens what was open, follows the choice of tabs since, and goes back to the place if all that has moved it. */
export function bringBack(page: Document, place: PlaceToReturnTo | undefined): void {
  const height = page.documentElement.scrollHeight
  if (place?.opened) reopen(page, place.opened)
  restoreTabs(page)
  if (!place || place.top === 0) showTabOf(page, page.location.hash)
  if (!place || place.top === 0 || page.documentElement.scrollHeight === height) return
  const { top } = place
  window.scrollTo(0, top)
  // what has opened is in its place now: the browser may have moved the page a little to hold something still
  requestAnimationFrame(() => {
    window.scrollTo(0, top)
  })
}

function reopen(page: Document, opened: string): void {
  const parts = [...page.querySelectorAll<HTMLElement>(OPENABLE)]
  // another number of parts: the page has changed since
  if (opened.length !== parts.length) return
  parts.forEach((part, index) => {
    const open = opened[index] === '1'
    if (open === isOpen(part)) return
    if (part instanceof HTMLDetailsElement) part.open = open
    else if (part.getAttribute('role') !== 'tab') part.classList.toggle('all', open)
    else if (open) selectTab(part)
  })
}
