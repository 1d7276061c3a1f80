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
/** Cards in a row. */
const ROW = 3

/**
 * How wide the card at a place is, so that every row is full: the newest post has a row of its own, then there are rows of
 * two where rows of three would leave a hole.
 */
export function cardForm(at: number, count: number, first: boolean): 'wide' | 'half' | undefined {
  if (count <= FEW || (first && at === 0)) return 'wide'
  const [place, rest] = first ? [at - 1, count - 1] : [at, count]
  const halves = rest % ROW === 0 ? 0 : rest % ROW === 2 ? 2 : 4
  return place < halves ? 'half' : undefined
}

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
        const form = cardForm(at, posts.length, first)
        return (
          <li key={post.route} className={form && styles[form]}>
            <PostCard post={post} heading="h2" form={form === 'wide' ? 'wide' : 'row'} />
          </li>
        )
      })}
    </ol>
  )
}
