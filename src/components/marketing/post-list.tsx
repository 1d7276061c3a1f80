import { graphql } from 'gatsby'
import { PostCard } from './post-card'
import * as styles from './post-list.module.css'

export const query = graphql`
  fragment PostList on BlogPost {
    route
    title
    date(formatString: "YYYY-MM-DD")
    ...PostCard
  }
`

/** Number of columns of the grid. */
const COLUMNS = 3

/** Forms of the first card, which takes two, four, or three cells: every row is full. */
const FIRST = ['double', 'large', 'wide'] as const

interface PostListProps {
  posts: readonly Queries.PostListFragment[]
  /** Text shown if there are no posts. */
  empty: string
}

/** A list of posts as cards in a grid. The newest one is larger, such that the last row is full. */
export function PostList({ posts, empty }: PostListProps) {
  if (posts.length === 0) return <p className={styles.empty}>{empty}</p>
  const first = FIRST[(posts.length + 1) % COLUMNS]
  return (
    <ol className={styles.posts}>
      {posts.map((post, at) => {
        const form = at === 0 ? first : undefined
        return (
          <li key={post.route} className={form && styles[form]}>
            <PostCard post={post} heading="h2" form={form ?? 'row'} />
          </li>
        )
      })}
    </ol>
  )
}
