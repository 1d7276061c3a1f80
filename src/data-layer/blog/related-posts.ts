import { newestFirst, type ListedPost } from '../../content/blog-lists'

/** What is compared of two posts. */
export interface RelatedPost extends Pick<ListedPost, 'route' | 'title' | 'date' | 'tags'> {
  keywords: readonly string[]
}

const subjectsOf = ({ keywords, tags }: RelatedPost): Set<string> =>
  new Set([...keywords, ...tags].map((word) => word.toLowerCase()))

/**
 * Posts to read after a post: those that share the most keywords and tags with it, newer ones first among equals.
 * @param count how many at most
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
