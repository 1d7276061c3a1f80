import type { GatsbyLoader } from '../../gatsby-internals/client/gatsby-loader'
import { loadDocument } from '../errors/load-document'

/**
 * Loads a page of another build as a new document. Gatsby also does that, but first renders the new data with the old
 * code; here the navigation waits for the document.
 *
 * @param loadPage sets the build of pages from their data (gatsby-internals/client/patch-loader)
 * @param hasRendered whether the first page has been rendered; before that, Gatsby itself reloads it once
 */
export function keepBuildsApart(
  loadPage: GatsbyLoader['loadPage'],
  hasRendered: () => boolean,
): GatsbyLoader['loadPage'] {
  return async (path) => {
    const page = await loadPage(path)
    const build = page?.page?.webpackCompilationHash
    if (!build || build === window.___webpackCompilationHash || !hasRendered()) return page
    return loadDocument(path)
  }
}
