import { decodeId } from '../../base/decode-id'

/** An internal link. */
export interface PageLink {
  /** Route of the page, or URL of the file. */
  route: string
  /** Without its `#`; null if the link refers to the page as a whole. */
  anchor: string | null
}

/**
 * Returns the unique links of a page, except those to the page itself.
 *
 * @param links URLs as written on the page: `/docs/concept/symbol/#capacity`, `#below`
 */
export function pageLinks(route: string, links: readonly { href: string }[]): PageLink[] {
  const places = new Map<string, PageLink>()
  for (const { href } of links) {
    const { pathname, hash } = new URL(href, `https://site.invalid${route}`)
    if (pathname !== route)
      places.set(pathname + hash, {
        route: pathname,
        anchor: hash === '' ? null : decodeId(hash.slice(1)),
      })
  }
  return [...places.values()]
}

/** A page with the routes it links to. */
export interface LinkingPage {
  route: string
  title: string
  linkedRoutes: readonly string[]
}

/** Returns the pages that link to each route, by route, in order. */
export function linkedFrom(pages: readonly LinkingPage[]): Map<string, { route: string; title: string }[]> {
  const found = new Map<string, { route: string; title: string }[]>()
  for (const { route, title, linkedRoutes } of [...pages].sort((a, b) => (a.route < b.route ? -1 : 1)))
    for (const to of linkedRoutes) found.set(to, [...(found.get(to) ?? []), { route, title }])
  return found
}
