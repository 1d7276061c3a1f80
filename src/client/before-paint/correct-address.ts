/** The parts of an address that are corrected. `search` never changes. */
export interface Address {
  pathname: string
  search: string
  hash: string
}

/**
 * Corrects a URL that Gatsby's router can't handle; undefined if the given one is fine.
 *
 * - `/docs/index.html` and `/docs/quick-start.html` are the same pages as `/docs/` and `/docs/quick-start/`.
 *   Hosts usually redirect, but not all do, and a service worker doesn't.
 * - The router decodes URLs several times. It throws an error for a literal percent sign (`%25`) and renders nothing
 *   for escaped reserved characters (`%2B`, `%3D`), because decodeURI leaves those as they are, and encodeURI then
 *   escapes their percent sign. No page has one in its URL, so removing it leads to the not-found page.
 * - A hash that can't be decoded (`#50%`) stops the router as well.
 */
export function correctedAddress({ pathname, search, hash }: Address): string | undefined {
  const path = pathname
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '/')
    .replace(/%(2[3-6BCF]|3[ABDF]|40)/gi, '')
  const place = isDecodable(hash) ? hash : ''
  if (pathname === '/404.html' || (path === pathname && place === hash)) return undefined
  return path + search + place
}

/** Corrects the address bar before the router reads it. */
export function correctAddress(location: Address, history: Pick<History, 'state' | 'replaceState'>): void {
  const address = correctedAddress(location)
  if (address !== undefined) history.replaceState(history.state, '', address)
}

function isDecodable(hash: string): boolean {
  try {
    decodeURI(hash)
    return true
  } catch {
    return false
  }
}
