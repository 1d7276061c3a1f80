import { newestFirst, type ListedPost } from '../../content/blog-lists'

/** Properties by which posts are compared. */
export interface RelatedPost extends Pick<ListedPost, 'route' | 'title' | 'date' | 'tags'> {
  keywords: readonly string[]
}

const subjectsOf = ({ keywords, tags }: RelatedPost): Set<string> =>
  new Set([...keywords, ...tags].map((word) => word.toLowerCase()))

/**
 * Returns the posts that share the most keywords and topics with a post, newer ones first in case of a tie.
 *
 * @param count maximum number of posts
 */
export function relatedPosts<Post extends RelatedPost>(
  post: RelatedPost,
  posts: readonly Post[],
  count = 3,
): Post[] {
  const subjects = subjectsOf(post)
  const shared = (other: Post) => [...subjectsOf(other)].filter((word) => subjects.has(word)).length
  return newestFirst(posts.filter(({ route }) => route !== post.route))
    .map((other) => ({ other, score: shared(other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other)
}
