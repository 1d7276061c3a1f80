import { isNamedByDigest } from '../base/named-by-digest'

/** Type of a requested resource, which determines how the worker responds. */
export type Kind =
  'document' | 'app-data' | 'page-data' | 'static-query' | 'search' | 'named-by-content' | 'other'

/** Prefix of the KaTeX folder, whose name includes the version. */
const KATEX = '/assets/katex-'

/** Classifies a request to this site by its path. `isNavigation` is true if the request is for a document. */
export function kindOf(pathname: string, isNavigation: boolean): Kind {
  if (isNavigation) return 'document'
  if (pathname === '/page-data/app-data.json') return 'app-data'
  if (pathname.startsWith('/page-data/sq/d/')) return 'static-query'
  if (pathname.startsWith('/page-data/')) return 'page-data'
  if (pathname.startsWith('/search/')) return 'search'
  return isNamedByDigest(pathname) || pathname.startsWith(KATEX) ? 'named-by-content' : 'other'
}

/** A file extension, as in `/llms.txt`, but not a version number at the end of a route. */
const EXTENSION = /\.[a-z][a-z0-9]*$/i

/** Normalizes a path to a route: trailing slash, no `index.html`. Paths of other files are returned unchanged. */
export function routeOf(pathname: string): string {
  const route = pathname.replace(/\/index(\.html?)?$/, '/').replace(/\.html?$/, '/')
  return route.endsWith('/') || EXTENSION.test(route) ? route : `${route}/`
}
