import type { GatsbyLoader, LoadResult } from '../errors/gatsby-loader'

/**
 * A page of another build is read as a new document. Gatsby does that too, but first draws the new data with the old
 * code; here the change of page waits until the document takes over.
 *
 * @param firstStands whether the first page is drawn; before that Gatsby reloads it, once, on its own
 */
export function keepBuildsApart(
  loadPage: GatsbyLoader['loadPage'],
  firstStands: () => boolean,
): GatsbyLoader['loadPage'] {
  return async (path) => {
    const page: LoadResult = await loadPage(path)
    const build = page && page.status !== 'error' ? page.page.webpackCompilationHash : ''
    if (!build || build === window.___webpackCompilationHash || !firstStands()) return page
    window.location.assign(path)
    return new Promise<never>(() => undefined)
  }
}
