import path from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import { readContentFile } from '../../content/content-file'
import { FAMILIES } from '../../content/families'
import { readRecord } from '../content/read-record'
import type { WrittenPageNode } from '../nodes/written-page-node'
import type { ContentOf } from '../resolvers/page-content'
import type { BlogData } from '../../content/site/marketing-schemas'
import { listRoute } from '../../content/blog-lists'
import { chartsOf, postCover } from './cover/post-cover'
import { relatedPosts } from './related-posts'

interface Post extends WrittenPageNode {
  date: string
  authors: string[]
  tags: string[]
  keywords: string[]
}

/** Fields of posts derived from their charts, other posts, and blog.yml, and the URLs of the lists. */
export function blogResolvers(getNodesByType: NodePluginArgs['getNodesByType'], content: ContentOf) {
  const blog = () => getNodesByType('SiteBlog')[0] as unknown as BlogData | undefined
  return {
    [FAMILIES.blog.type]: {
      authors: {
        resolve: ({ authors }: Post) =>
          authors.length > 0 ? authors : [blog()?.author ?? ''].filter(Boolean),
      },
      subjects: {
        resolve: ({ tags }: Post) => tags.flatMap((tag) => blog()?.tags.find((one) => one.tag === tag) ?? []),
      },
      cover: { resolve: (post: Post) => coverOf(post, content) },
      related: {
        resolve: (post: Post) => relatedPosts(post, getNodesByType(FAMILIES.blog.type) as unknown as Post[]),
      },
    },
    BlogTag: { href: { resolve: ({ tag }: { tag: string }) => listRoute(tag) } },
  }
}

async function coverOf(post: Post, content: ContentOf): Promise<string> {
  const { title, tags, family, file } = post
  // an invalid post has no examples; it fails a build, while the development server shows the reason on its page
  const { examples } = await content(post)
  if (examples.length === 0) return postCover({ title, tags, charts: [] })
  const root = process.cwd()
  const source = readContentFile(root, family, path.join(root, file))
  return postCover({ title, tags, charts: chartsOf(source, examples, readRecord(source)?.record) })
}
