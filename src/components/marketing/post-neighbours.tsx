import { Link, graphql } from 'gatsby'
import * as styles from '../docs/page-footer.module.css'

export const query = graphql`
  fragment PostNeighbours on BlogPost {
    newer {
      label
      href
    }
    older {
      label
      href
    }
  }
`

/** The posts before and after a post. */
export function PostNeighbours({ post }: { post: Queries.PostNeighboursFragment }) {
  const { newer, older } = post
  if (!newer && !older) return null
  return (
    <nav className={styles.neighbours} aria-label="Previous and next post">
      {older && (
        <Link to={older.href} rel="prev" className={styles.previous}>
          <span>Older post</span>
          {older.label}
        </Link>
      )}
      {newer && (
        <Link to={newer.href} rel="next" className={styles.next}>
          <span>Newer post</span>
          {newer.label}
        </Link>
      )}
    </nav>
  )
}
