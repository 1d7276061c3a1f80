/** What is kept in session storage for each entry of the history goes by its path and the key that the router gave it. */
export interface HistoryEntry {
  pathname: string
  /** `initial` for entries that the browser made: the first of a visit, and places inside a page. */
  key: string
}

/** The entry that is shown. */
export function currentEntry(): HistoryEntry {
  const state = window.history.state as { key?: string } | null
  return { pathname: window.location.pathname, key: state?.key ?? 'initial' }
}

/** Name in session storage of what was open on a page. */
export const openedName = ({ pathname, key }: HistoryEntry): string => `opened ${pathname} ${key}`

/** Session storage that never throws: where it is blocked, a page is found as new. */
export function readSession(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a text for as long as the tab lives, if that is possible. */
export function writeSession(name: string, value: string): void {
  try {
    window.sessionStorage.setItem(name, value)
  } catch {
    // The page is then found as new.
  }
}
