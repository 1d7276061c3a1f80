import { currentEntry, openedName, writeSession } from './history-entry'
import type { PlaceToReturnTo } from './keep-scroll'
import { restoreTabs, selectTab, showTabOf } from '../content/tabs'

/*
 * Stores what a reader has expanded (tabs, details, hidden rows) for each history entry, so that going back restores
 * the page, and with it the page height that the scroll position depends on.
 */

const OPENABLE = '.prose :is([data-tabs] [role="tab"], details:not(.result-menu), .result)'
const isOpen = (part: Element) =>
  part.getAttribute('aria-selected') === 'true' || part.matches('details[open], .all')

/** Stores what is expanded after each event that may change it. */
export function keepReadingStates(page: Document): void {
  const keep = () => {
    const open = [...page.querySelectorAll(OPENABLE)].map((part) => Number(isOpen(part))).join('')
    writeSession(openedName(currentEntry()), open)
  }
  // runs after the event's own effect
  const later = (event: Event) => {
    if ((event.target as Element | null)?.closest('.prose')) window.setTimeout(keep)
  }
  page.addEventListener('click', later)
  page.addEventListener('keyup', later)
  page.addEventListener('toggle', later, { capture: true })
}

/** Restores what was expanded, applies tab choices made since, and scrolls back if that has changed the layout. */
export function bringBack(page: Document, place: PlaceToReturnTo | undefined): void {
  const height = page.documentElement.scrollHeight
  if (place?.opened) reopen(page, place.opened)
  restoreTabs(page)
  if (!place || place.top === 0) showTabOf(page, page.location.hash)
  if (!place || place.top === 0 || page.documentElement.scrollHeight === height) return
  const { top } = place
  window.scrollTo(0, top)
  // again after layout, because scroll anchoring may have moved the page slightly
  requestAnimationFrame(() => {
    window.scrollTo(0, top)
  })
}

function reopen(page: Document, opened: string): void {
  const parts = [...page.querySelectorAll<HTMLElement>(OPENABLE)]
  // a different number of parts means that the page has changed since
  if (opened.length !== parts.length) return
  parts.forEach((part, index) => {
    const open = opened[index] === '1'
    if (open === isOpen(part)) return
    if (part instanceof HTMLDetailsElement) part.open = open
    else if (part.getAttribute('role') !== 'tab') part.classList.toggle('all', open)
    else if (open) selectTab(part)
  })
}
