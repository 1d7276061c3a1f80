import type { InternalLink } from '../../markdown/page-context'
import { ContentError } from '../../base/content-error'
import { decodeId } from '../../base/decode-id'

/** The URLs that exist on the site. */
export interface KnownPlaces {
  /** Ids on each written page by route; undefined if the page couldn't be compiled. */
  anchors: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Routes without a content file: code (src/pages) and lists of posts. */
  codeRoutes: ReadonlySet<string>
  /** Redirected URLs with their targets. */
  redirects: ReadonlyMap<string, string>
  /** Returns whether a route's existence is unknown because what determines it couldn't be read. */
  isUncertain?(route: string): boolean
  /** Returns whether a file is served at this URL. */
  isServed(address: string): boolean
}

/** Returns a problem for each broken link. `route` is the page's own, for links that consist of a hash. */
export function checkLinks(
  file: string,
  route: string,
  links: readonly InternalLink[],
  places: KnownPlaces,
): ContentError[] {
  return links.flatMap(({ href, line }) => {
    const report = (problem: string, instead: string) => [new ContentError(file, line, problem, instead)]
    const [address = '', hash] = href.split('#')
    const pathname = address.split('?')[0] ?? ''
    const target = pathname === '' ? route : pathname
    if (places.codeRoutes.has(target) || places.isUncertain?.(target)) return []
    if (!places.anchors.has(target)) {
      if (/\.[a-z0-9]+$/i.test(target) && places.isServed(target)) return []
      if (places.anchors.has(`${target}/`))
        return report(`the link ${href} has no trailing slash`, `write ${target}/${hash ? `#${hash}` : ''}`)
      const moved = places.redirects.get(target.endsWith('/') ? target : `${target}/`)
      if (moved !== undefined)
        return report(
          `the link ${href} leads to an old address, which is redirected`,
          `write ${hash && !moved.includes('#') ? `${moved}#${hash}` : moved}`,
        )
      const nearest = nearestRoute(target, [...places.anchors.keys()])
      return report(
        `the link ${href} leads to a page that does not exist`,
        nearest ? `did you mean ${nearest}?` : 'link to an existing route',
      )
    }
    const anchors = places.anchors.get(target)
    if (hash === undefined || hash === '' || anchors === undefined || anchors.has(decodeId(hash))) return []
    const known = [...anchors].filter((id) => !id.startsWith('tabs-')).slice(0, 12)
    return report(
      `the link ${href} points to an anchor that ${target} does not have`,
      known.length === 0
        ? 'remove the hash, because that page has no anchors'
        : `use one of: ${known.map((id) => `#${id}`).join(', ')}`,
    )
  })
}

/** Returns the route that is most similar to an invalid one; undefined if none is. */
export function nearestRoute(wrong: string, routes: readonly string[]): string | undefined {
  const words = (route: string) => new Set(route.toLowerCase().split(/[/-]/).filter(Boolean))
  const wanted = words(wrong)
  let best: string | undefined
  let bestScore = 0.34
  for (const route of routes) {
    const have = words(route)
    const common = [...wanted].filter((word) => have.has(word)).length
    const score = common / Math.max(wanted.size, have.size, 1)
    if (score > bestScore) [best, bestScore] = [route, score]
  }
  return best
}
