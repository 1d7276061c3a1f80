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

/** Number of cards per row, except for the first one and those that share a row by halves. */
const COLUMNS = 3

/**
 * Returns the form of a card: the first one takes a row, and as many others as necessary take half a row, such that
 * every row is full.
 */
function formOf(at: number, count: number): 'wide' | 'half' | 'row' {
  if (count === 2) return 'half'
  if (at === 0) return 'wide'
  return at <= ((COLUMNS - ((count - 1) % COLUMNS)) % COLUMNS) * 2 ? 'half' : 'row'
}

// names instead of the whole module, whose names would otherwise all be part of the bundle
const FORMS = { wide: styles.wide, half: styles.half, row: styles.row }

interface PostListProps {
  posts: readonly Queries.PostListFragment[]
  /** Text shown if there are no posts. */
  empty: string
}

/** A list of posts as cards in a grid. The newest one is larger. */
export function PostList({ posts, empty }: PostListProps) {
  if (posts.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ol className={styles.posts}>
      {posts.map((post, at) => {
        const form = formOf(at, posts.length)
        return (
          <li key={post.route} className={FORMS[form]}>
            <PostCard post={post} heading="h2" form={form} />
          </li>
        )
      })}
    </ol>
  )
}
