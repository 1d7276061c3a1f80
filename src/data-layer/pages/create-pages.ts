import type { GatsbyNode } from 'gatsby'
import { createBlogLists } from './blog-lists'
import { createRedirects } from './redirects'
import { createWrittenPages } from './written-pages'

/** Makes the pages, a module for each family of them. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  await createWrittenPages(api)
  await createBlogLists(api)
  createRedirects(api)
}
