import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** An entry of public/redirects.json. */
export interface Redirect {
  /** Path on this site; matches with and without a trailing slash. */
  from: string
  /** Path on this site, or an external URL. */
  to: string
  status: 301 | 302
}

const REDIRECTS = z.array(
  z.object({
    from: z.string(),
    to: z.string(),
    status: z.union([z.literal(301), z.literal(302)]).default(301),
  }),
)

/** The redirects that the build wrote; empty if there is no such file. */
export function readRedirects(folder: string): Redirect[] {
  const file = path.join(folder, 'redirects.json')
  return existsSync(file) ? REDIRECTS.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** The path without and with a trailing slash. */
export function bothForms(pathname: string): [bare: string, withSlash: string] {
  const bare = pathname.replace(/\/$/, '')
  return [bare, `${bare}/`]
}

/**
 * The redirect for a request, if any, with its query preserved: from the list, or because page paths end in a slash
 * (`/docs/x`, `/docs/x.html`, and `/docs/x/index.html` all redirect to `/docs/x/`).
 *
 * @param pathname decoded path of the request, without repeated slashes
 * @param search its query with the question mark, or an empty string
 * @param redirects the site's own list
 * @param isPage whether a page exists at a path that ends in a slash
 */
export function redirectOf(
  pathname: string,
  search: string,
  redirects: readonly Redirect[],
  isPage: (pathname: string) => boolean,
): { to: string; status: number } | undefined {
  const listed = redirects.find(({ from }) => bothForms(from).includes(pathname))
  if (listed) return { to: withQuery(listed.to, search), status: listed.status }

  const [, page] = bothForms(pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, ''))
  if (page !== pathname && isPage(page)) return { to: encodeURI(page) + search, status: 301 }
  return undefined
}

/** Adds the query of a request to a target, unless the target already has one. */
export function withQuery(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target
  const [address, hash] = target.split('#', 2)
  return `${address ?? ''}${search}${hash === undefined ? '' : `#${hash}`}`
}
