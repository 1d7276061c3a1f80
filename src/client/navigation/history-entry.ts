/** Identifies an entry of the browser history in session storage. */
export interface HistoryEntry {
  pathname: string
  /** Set by the router; `initial` for entries that the browser created: the first of a visit, and in-page anchors. */
  key: string
}

/** The current entry. */
export function currentEntry(): HistoryEntry {
  const state = window.history.state as { key?: string } | null
  return { pathname: window.location.pathname, key: state?.key ?? 'initial' }
}

/** Key in session storage for what was expanded on a page. */
export const openedName = ({ pathname, key }: HistoryEntry): string => `opened ${pathname} ${key}`

/** Reads from session storage. Never throws: if storage is blocked, pages appear as on a first visit. */
export function readSession(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores a string for the lifetime of the tab, if possible. */
export function writeSession(name: string, value: string): void {
  try {
    window.sessionStorage.setItem(name, value)
  } catch {
    // The page then appears as on a first visit.
  }
}
