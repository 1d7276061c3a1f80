import type { GatsbyBrowser } from 'gatsby'
import { arrivedAnew, layOutEverything } from '../before-paint/first-visit'
import { currentEntry, openedName, readSession, writeSession, type HistoryEntry } from './history-entry'

type ShouldUpdateScroll = NonNullable<GatsbyBrowser['shouldUpdateScroll']>

/** State to restore when the reader returns to a history entry. */
export interface PlaceToReturnTo {
  /** Pixels from the top. */
  top: number
  /** What was expanded, as stored by reading-state; null if nothing is stored. */
  opened: string | null
}

/** The reader went back or forward, and the page has not been rendered yet. */
let travelling = false

/** Gatsby's session storage key for the scroll position of an entry. */
const scrollName = ({ pathname, key }: HistoryEntry): string => `@@scroll|${pathname}|${key}`

let shown: HistoryEntry | undefined
let left: { name: string; top: string } | undefined

/** Detects back and forward navigation, as opposed to following a link. */
export function watchTravel(): void {
  window.addEventListener('popstate', () => {
    travelling = true
    const name = shown && scrollName(shown)
    const top = name && readSession(name)
    left = top ? { name, top } : undefined
  })
}

/** Call when the page has been rendered. */
export function endTravel(): void {
  // undo what Gatsby stored when the browser scrolled the old page to the new page's position
  if (left && travelling) writeSession(left.name, left.top)
  travelling = false
  left = undefined
  shown = currentEntry()
}

/**
 * The state in which this history entry was left; undefined for a new visit and for navigation within the page: all
 * entries that the browser created for a page share a key, so restoring would undo what the reader has just expanded.
 * @param first whether this is the first page of the document
 */
export function placeToReturnTo(first: boolean): PlaceToReturnTo | undefined {
  if (first ? arrivedAnew() : !travelling) return undefined
  const entry = currentEntry()
  if (!first && entry.pathname === shown?.pathname && window.history.state === null) return undefined
  return { top: Number(readSession(scrollName(entry))) || 0, opened: readSession(openedName(entry)) }
}

/**
 * Overrides Gatsby's scrolling where it leads to the wrong position:
 *
 * - A new visit would scroll to where the last visit to that URL in this tab ended, and text fragment links
 *   (`#:~:text=`) wouldn't work. Here the browser scrolls.
 * - Gatsby stores one position for all in-page anchors of a page; the browser stores one for each.
 * - Going back to a URL with a hash would scroll to the hash instead of the previous position.
 */
export const shouldUpdateScroll: ShouldUpdateScroll = ({ prevRouterProps, routerProps: { location } }) => {
  const before = prevRouterProps?.location
  // only entries that the router created have a state
  if (before?.pathname === location.pathname && window.history.state === null) return false
  // a distance from the top is exact only if everything above it has been laid out
  if (before) layOutEverything()
  if (location.hash === '') return before !== undefined || !arrivedAnew()
  const top = placeToReturnTo(before === undefined)?.top ?? 0
  if (top > 0) window.scrollTo(0, top)
  return top === 0
}
