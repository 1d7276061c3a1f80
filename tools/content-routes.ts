import path from 'node:path'
import { listMdx } from '../src/content/content-file'
import { FAMILIES, routeOf } from '../src/content/families'
import { readSiteData } from '../src/content/site/read-site-data'
import { codeRoutes } from '../src/data-layer/validate/code-routes'

/** Returns content files by the route of their page, relative to the project's root. */
export function contentPages(root: string): Map<string, string> {
  return new Map(
    Object.values(FAMILIES).flatMap(({ folder, prefix }) =>
      listMdx(path.join(root, folder)).map((file) => {
        const inFolder = path.relative(path.join(root, folder), file).replaceAll(path.sep, '/')
        return [routeOf(prefix, inFolder), `${folder}/${inFolder}`] as const
      }),
    ),
  )
}

/** Returns what occupies a route: a content file or a component. Undefined if a page can be created there. */
export function occupantOf(
  root: string,
  route: string,
  pages: ReadonlyMap<string, string> = contentPages(root),
): string | undefined {
  return pages.get(route) ?? (codeRoutes(root).has(route) ? 'a component in src/pages' : undefined)
}

/** Returns the target of a redirect. */
export function redirectOf(root: string, from: string): string | undefined {
  const { value } = readSiteData(root, 'redirects')
  return value.find((redirect) => redirect.from === from)?.to
}
