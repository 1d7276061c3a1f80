import { isNamedByDigest } from '../base/named-by-digest'

/** What a request is for. */
export type Kind =
  'document' | 'app-data' | 'page-data' | 'static-query' | 'search' | 'named-by-content' | 'other'

/** The folder of KaTeX carries its version. */
const KATEX = '/assets/katex-'

/** The kind of a request to this site, by its path; `isNavigation` when a document is asked for. */
export function kindOf(pathname: string, isNavigation: boolean): Kind {
  if (isNavigation) return 'document'
  if (pathname === '/page-data/app-data.json') return 'app-data'
  if (pathname.startsWith('/page-data/sq/d/')) return 'static-query'
  if (pathname.startsWith('/page-data/')) return 'page-data'
  if (pathname.startsWith('/search/')) return 'search'
  return isNamedByDigest(pathname) || pathname.startsWith(KATEX) ? 'named-by-content' : 'other'
}

/** An extension, as in `/llms.txt`; a version at the end of a route is none. */
const EXTENSION = /\.[a-z][a-z0-9]*$/i

/** The route of an address: with a slash at the end, without `index.html`. Addresses of other files stay as they are. */
export function routeOf(pathname: string): string {
  const route = pathname.replace(/\/index(\.html?)?$/, '/').replace(/\.html?$/, '/')
  return route.endsWith('/') || EXTENSION.test(route) ? route : `${route}/`
}
