import type { GatsbyLoader } from '../../gatsby-internals/client/gatsby-loader'
import { loadDocument } from '../errors/load-document'

/**
 * A page of another build is read as a new document. Gatsby does that too, but first draws the new data with the old
 * code; here the change of page waits until the document takes over.
 *
 * @param loadPage gives pages the build that their data name (errors/patch-loader)
 * @param firstStands whether the first page is drawn; before that Gatsby reloads it, once, on its own
 */
export function keepBuildsApart(
  loadPage: GatsbyLoader['loadPage'],
  firstStands: () => boolean,
): GatsbyLoader['loadPage'] {
  return async (path) => {
    const page = await loadPage(path)
    const build = page?.page?.webpackCompilationHash
    if (!build || build === window.___webpackCompilationHash || !firstStands()) return page
    return loadDocument(path)
  }
}
