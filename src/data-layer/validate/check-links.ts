import type { InternalLink } from '../../markdown/page-context'
import { ContentError } from '../../base/content-error'
import { decodeId } from '../../base/decode-id'
import { nearNames } from '../../search/near-names'
import { pairLikeness } from '../../search/similar-names'

/** Maximum number of anchors that a message names. */
const MOST_ANCHORS = 3

/** Ids of tabs, charts, and footnotes, which are numbered in page order, so that links must not rely on them. */
const GENERATED_ID = /^(?:tabs|plot|chart)-\d|^contact-|^footnote-label$|^user-content-fn(?:ref)?-/

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
        nearest ? `did you mean ${nearest}?` : 'link to an existing page, or create this one',
      )
    }
    const anchors = places.anchors.get(target)
    if (hash === undefined || hash === '' || anchors === undefined || anchors.has(decodeId(hash))) return []
    return report(
      `the link ${href} points to an anchor that ${target} does not have`,
      anchorRemedy(
        decodeId(hash),
        [...anchors].filter((id) => !GENERATED_ID.test(id)),
      ),
    )
  })
}

/** Returns what to write instead of an anchor that doesn't exist: those that are spelled like it, or the first ones. */
function anchorRemedy(wrong: string, known: readonly string[]): string {
  if (known.length === 0) return 'remove the hash, because that page has no anchors'
  const near = nearNames(wrong, known, MOST_ANCHORS)
  if (near.length > 0) return `did you mean ${near.map((id) => `#${id}`).join(' or ')}?`
  const first = known.slice(0, MOST_ANCHORS).map((id) => `#${id}`)
  return `use the anchor of a heading on that page, such as ${first.join(', ')}`
}

/**
 * Returns the route that an author may have meant by an invalid one; undefined if none is near. The name of the page
 * decides, because all pages of a folder share the rest. Among pages of the same name, the folder decides.
 */
export function nearestRoute(wrong: string, routes: readonly string[]): string | undefined {
  const [name] = nearNames(nameOf(wrong), routes.map(nameOf))
  return routes
    .filter((route) => nameOf(route) === name)
    .map((route) => ({ route, likeness: pairLikeness(wrong, route) }))
    .sort((a, b) => b.likeness - a.likeness)[0]?.route
}

/** Returns the last part of a route, which names the page. */
function nameOf(route: string): string {
  return route.split('/').findLast((part) => part !== '') ?? ''
}
