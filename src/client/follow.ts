import { navigate } from 'gatsby'

/** Where a link leads; an `HTMLAnchorElement` is one. */
export type Target = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash'>

/** Whether a link leads to this site, which may stand under a path of its host (`pathPrefix`). */
export function isOnSite({ origin, pathname }: Target): boolean {
  return origin === window.location.origin && pathname.startsWith(`${__PATH_PREFIX__}/`)
}

/** Goes to a page of this site without loading it anew. The router puts the prefix before what it gets. */
export function follow({ pathname, search, hash }: Target): void {
  navigate(pathname.slice(__PATH_PREFIX__.length) + search + hash)
}
