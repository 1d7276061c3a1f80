import type { GatsbyBrowser } from 'gatsby'
import { currentEntry, openedName, readSession, writeSession, type HistoryEntry } from './history-entry'

type ShouldUpdateScroll = NonNullable<GatsbyBrowser['shouldUpdateScroll']>

/** Where a reader comes back to. */
export interface PlaceToReturnTo {
  /** Pixels from the top. */
  top: number
  /** What was open there, as reading-state wrote it; null for nothing. */
  opened: string | null
}

/** The reader went back or forward, and the page of that address is not there yet. */
let travelling = false

/** Gatsby's own memory of how far an entry is scrolled. */
const scrollName = ({ pathname, key }: HistoryEntry): string => `@@scroll|${pathname}|${key}`

let shown: HistoryEntry | undefined
let left: { name: string; top: string } | undefined

/** Tells travel through the history from following a link. */
export function watchTravel(): void {
  window.addEventListener('popstate', () => {
    travelling = true
    const name = shown && scrollName(shown)
    const top = name && readSession(name)
    left = top ? { name, top } : undefined
  })
}

/** The page has arrived. */
export function endTravel(): void {
  // the browser has scrolled the old page to the place of the new one, and Gatsby took that for the reader's doing
  if (left && travelling) writeSession(left.name, left.top)
  travelling = false
  left = undefined
  shown = currentEntry()
}

/**
 * The place where this entry of the history was left; undefined for a page that is visited anew and for a move inside
 * the page that is shown: all entries that the browser made for one page share a key, and what one of them had open
 * would replace what the reader has just opened.
 * @param first the page is the first one of its document
 */
export function placeToReturnTo(first: boolean): PlaceToReturnTo | undefined {
  if (first ? arrivedAnew() : !travelling) return undefined
  const entry = currentEntry()
  if (!first && entry.pathname === shown?.pathname && window.history.state === null) return undefined
  return { top: Number(readSession(scrollName(entry))) || 0, opened: readSession(openedName(entry)) }
}

/**
 * Where Gatsby's own way of scrolling takes a reader to the wrong place:
 *
 * - A visit that begins anew would land where the last one to that address in this tab was left, and links to a text
 *   (`#:~:text=`) would lead nowhere. The browser scrolls on its own then.
 * - Moves inside a page by plain anchors share one place in Gatsby's memory; the browser has one for each.
 * - The way back to an address with a hash would lead to the hash, not to where the reader was.
 */
export const shouldUpdateScroll: ShouldUpdateScroll = ({ prevRouterProps, routerProps: { location } }) => {
  const before = prevRouterProps?.location
  // only the router gives its entries of the history a state
  if (before?.pathname === location.pathname && window.history.state === null) return false
  if (location.hash === '') return before !== undefined || !arrivedAnew()
  const top = placeToReturnTo(before === undefined)?.top ?? 0
  if (top > 0) window.scrollTo(0, top)
  return top === 0
}

/** By a link or the address bar, not by a reload or the history. */
function arrivedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}
