import { Link, graphql } from 'gatsby'
import * as styles from './post-topics.module.css'

export const query = graphql`
  fragment PostTopics on BlogPost {
    subjects {
      label
      href
    }
  }
`

/** Links to the lists of a post's topics. */
export function PostTopics({ post }: { post: Queries.PostTopicsFragment }) {
  if (post.subjects.length === 0) return null
  return (
    <ul className={styles.topics} aria-label="Topics">
      {post.subjects.map(({ label, href }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
