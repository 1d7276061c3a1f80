import type { NodePluginArgs } from 'gatsby'
import type { WrittenPageNode } from '../nodes/written-page-node'
import type { BlogData } from '../site/marketing-schemas'
import { listRoute, newestFirst } from './blog-lists'

interface Post extends WrittenPageNode {
  date: string
  tags: string[]
}

/** Fields of posts that come from the other posts and from blog.yml, and the addresses of the lists. */
export function blogResolvers(getNodesByType: NodePluginArgs['getNodesByType']) {
  const neighbour = (node: WrittenPageNode, step: 1 | -1) => {
    const posts = newestFirst(getNodesByType('BlogPost') as unknown as Post[])
    const other = posts[posts.findIndex(({ id }) => id === node.id) + step]
    return other ? { label: other.title, href: other.route } : null
  }
  const known = () => (getNodesByType('SiteBlog')[0] as unknown as BlogData | undefined)?.tags ?? []
  return {
    BlogPost: {
      subjects: {
        resolve: ({ tags }: Post) => tags.flatMap((tag) => known().find((one) => one.tag === tag) ?? []),
      },
      newer: { resolve: (node: WrittenPageNode) => neighbour(node, -1) },
      older: { resolve: (node: WrittenPageNode) => neighbour(node, 1) },
    },
    BlogTag: { href: { resolve: ({ tag }: { tag: string }) => listRoute(tag) } },
  }
}
