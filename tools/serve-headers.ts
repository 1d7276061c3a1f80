import { isNamedByDigest } from '../src/service-worker/named-by-digest'
import { ownValue } from '../src/own-value'

const REVALIDATE = 'public, max-age=0, must-revalidate'
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * How long browsers and proxies may keep a file, after Gatsby's advice on caching
 * (https://www.gatsbyjs.com/docs/caching/): for ever what is named by its content; pages and page-data only as
 * long as the server says that they did not change, static query results too, although their names look like
 * digests (they are digests of the query, not of its result).
 *
 * @param pathname decoded path of a request
 */
export function cacheControl(pathname: string): string {
  if (pathname === '/sw.js') return 'no-cache'
  if (pathname.startsWith('/page-data/')) return REVALIDATE
  if (pathname.endsWith('/') || pathname.endsWith('.html')) return REVALIDATE
  return isNamedByDigest(pathname) ? FOR_EVER : REVALIDATE
}

const UTF8_TYPES: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
}

/** Content type where the server's own guess would leave out the character set. */
export function contentType(pathname: string): string | undefined {
  return ownValue(UTF8_TYPES, /\.[a-z]+$/.exec(pathname)?.[0] ?? '')
}

/** What every answer carries. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const
