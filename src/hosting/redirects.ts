import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** An entry of public/redirects.json. */
export interface Redirect {
  /** Path on this site; applies with and without a slash at its end. */
  from: string
  /** Path on this site, or an address elsewhere. */
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

/** The redirects that the build wrote; none when it wrote no such file. */
export function readRedirects(folder: string): Redirect[] {
  const file = path.join(folder, 'redirects.json')
  return existsSync(file) ? REDIRECTS.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** The path in both of its forms, with and without a slash at its end. */
export function bothForms(pathname: string): [bare: string, withSlash: string] {
  const bare = pathname.replace(/\/$/, '')
  return [bare, `${bare}/`]
}

/**
 * Where a request has to go instead, with its query kept: by the list, or because pages live at paths that end
 * in a slash (`/docs/x`, `/docs/x.html` and `/docs/x/index.html` all mean `/docs/x/`).
 *
 * @param pathname decoded path of the request, without repeated slashes
 * @param search its query with the question mark, or an empty string
 * @param redirects the site's own list
 * @param isPage says whether a page lives at a path that ends in a slash
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

/** Adds the query of a request to a target, unless the target has one of its own. */
export function withQuery(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target
  const [address, hash] = target.split('#', 2)
  return `${address ?? ''}${search}${hash === undefined ? '' : `#${hash}`}`
}
