import type { GatsbyNode } from 'gatsby'
import { createBlogLists } from './blog-lists'
import { createRedirects } from './redirects'
import { createWrittenPages } from './written-pages'

/** Creates the pages, with a module for each kind. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  await createWrittenPages(api)
  await createBlogLists(api)
  createRedirects(api)
}
