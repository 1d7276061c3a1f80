import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** An entry of public/redirects.json. */
export interface Redirect {
  /** Path on this site; holds with and without a slash at its end. */
  from: string
  /** Path on this site, or an address elsewhere. */
  to: string
  status: number
}

const REDIRECTS = z.array(
  z.object({ from: z.string(), to: z.string(), status: z.number().int().min(300).max(399).default(301) }),
)

/** The redirects that the build wrote; none when it wrote no such file. */
export function readRedirects(folder: string): Redirect[] {
  const file = path.join(folder, 'redirects.json')
  return existsSync(file) ? REDIRECTS.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/**
 * Where a request has to go instead, with its query kept: by the list, or because pages live at paths that end
 * in a slash (`/docs/x`, `/docs/x.html` and `/docs/x/index.html` all mean `/docs/x/`).
 *
 * @param url address of the request
 * @param redirects the site's own list
 * @param isPage says whether a page lives at a path that ends in a slash
 */
export function redirectOf(
  url: URL,
  redirects: readonly Redirect[],
  isPage: (pathname: string) => boolean,
): { to: string; status: number } | undefined {
  // more than one slash at the beginning would make the target another host's address
  const pathname = url.pathname.replace(/^\/+/, '/')
  const listed = redirects.find(({ from }) => withSlash(from) === withSlash(pathname))
  if (listed) return { to: withQuery(listed.to, url.search), status: listed.status }

  const page = withSlash(pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, ''))
  if (page !== url.pathname && isPage(page)) return { to: page + url.search, status: 301 }
  return undefined
}

function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}

/** A target that brings its own query keeps that one alone. */
function withQuery(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target
  const [address, hash] = target.split('#', 2)
  return `${address ?? ''}${search}${hash === undefined ? '' : `#${hash}`}`
}
