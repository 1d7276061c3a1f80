import { navigate } from 'gatsby'

/** Target of a link. */
export type Target = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash'>

/** Whether a link leads to this site. */
export function isOnSite({ origin }: Target): boolean {
  return origin === window.location.origin
}

/** Navigates to a page of this site without reloading. */
export function follow({ pathname, search, hash }: Target): void {
  navigate(pathname + search + hash)
}
