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

/** Lists up to this length have no grid: each post gets a wide card. */
const FEW = 3
/** Number of cards per row. */
const ROW = 3

/**
 * Returns the width of a card, chosen so that every row is full: the newest post has its own row, followed by rows of
 * two if rows of three would leave a gap.
 */
export function cardForm(at: number, count: number, first: boolean): 'wide' | 'half' | undefined {
  if (count <= FEW || (first && at === 0)) return 'wide'
  const [place, rest] = first ? [at - 1, count - 1] : [at, count]
  const halves = rest % ROW === 0 ? 0 : rest % ROW === 2 ? 2 : 4
  return place < halves ? 'half' : undefined
}

interface PostListProps {
  posts: readonly Queries.PostListFragment[]
  /** Whether this is the first page of the list, which shows its newest post large. */
  first: boolean
  /** Text shown if there are no posts. */
  empty: string
}

/** A list of posts as cards. */
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
