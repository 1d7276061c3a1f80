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

/** A list this short has no grid: each of its posts gets a wide card. */
const FEW = 3

interface PostListProps {
  posts: readonly Queries.PostListFragment[]
  /** The first page of a list shows its newest post large. */
  first: boolean
  /** Said where there is none. */
  empty: string
}

/** Posts as cards. */
export function PostList({ posts, first, empty }: PostListProps) {
  if (posts.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ol className={styles.posts}>
      {posts.map((post, at) => {
        const wide = posts.length <= FEW || (first && at === 0)
        return (
          <li key={post.route} className={wide ? styles.wide : undefined}>
            <PostCard post={post} heading="h2" form={wide ? 'wide' : undefined} />
          </li>
        )
      })}
    </ol>
  )
}
