import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import { lastValidSiteData } from '../../content/site/last-valid-site-data'
import { createBlogLists } from './blog-lists'
import { createWrittenPages } from './written-pages'

/** Creates the pages of all families, the lists of posts, and the redirects. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  await createWrittenPages(api)
  await createBlogLists(api)
  createRedirects(api)
}

/** Registers the redirects with Gatsby, so that client-side navigation follows them as well. */
function createRedirects({ actions }: CreatePagesArgs): void {
  for (const { from, to, status } of lastValidSiteData(process.cwd(), 'redirects'))
    actions.createRedirect({ fromPath: from, toPath: to, statusCode: status, redirectInBrowser: true })
}
