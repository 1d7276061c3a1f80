import type { InternalLink } from '../../markdown/page-context'
import { ContentError } from '../../base/content-error'
import { decodeId } from '../../base/decode-id'

/** The addresses that exist on the site. */
export interface KnownPlaces {
  /** Ids on each written page by route; undefined when the page could not be compiled. */
  anchors: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Routes that are no content file: code (src/pages) and lists of posts. */
  codeRoutes: ReadonlySet<string>
  /** Old addresses with the place to which each is redirected. */
  redirects: ReadonlyMap<string, string>
  /** Whether the route exists cannot be told, because what decides it could not be read. */
  isUncertain?(route: string): boolean
  /** A file is served at this address. */
  isServed(address: string): boolean
}

/** A problem for each link that leads nowhere. `route` is the page's own, for links that are only a hash. */
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

/** The route that shares the most with a wrong one; undefined when none is near. */
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
