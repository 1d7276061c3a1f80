import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { blogLists, type BlogListContext, type ListedPost } from '../../content/blog-lists'
import { FAMILIES } from '../../content/families'
import { ensureSocialImage } from '../outputs/social-image/social-image-file'
import type { BlogData } from '../../content/site/marketing-schemas'

interface Answer {
  allBlogPost: { nodes: ListedPost[] }
  siteBlog: BlogData | null
}

/** Creates the lists of all posts and of the posts of each topic, divided into pages. */
export async function createBlogLists(api: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = api
  const result = await api.graphql<Answer>(/* GraphQL */ `
    query BlogLists {
      allBlogPost {
        nodes {
          id
          route
          title
          date(formatString: "YYYY-MM-DD")
          tags
        }
      }
      siteBlog {
        title
        description
        postsOnPage
        tags {
          tag
          label
          title
          description
        }
      }
    }
  `)
  const { allBlogPost, siteBlog } = result.data ?? {}
  if (result.errors || !allBlogPost || !siteBlog) {
    reporter.panicOnBuild('the posts of the blog could not be queried', result.errors as never)
    return
  }
  const root = process.cwd()
  for (const list of blogLists(allBlogPost.nodes, siteBlog)) {
    const { title, description } = list
    const socialImage = await ensureSocialImage({
      outDir: path.join(root, 'public'),
      cacheDir: path.join(root, '.cache/social-images'),
      input: { title, description, section: FAMILIES.blog.label },
    })
    const context: BlogListContext = { ...list, socialImage }
    actions.createPage({ path: list.route, component: path.resolve('src/templates/blog-list.tsx'), context })
  }
}
