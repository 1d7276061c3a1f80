import { Link, graphql } from 'gatsby'
import * as styles from './subject-links.module.css'

export const query = graphql`
  fragment SubjectLinks on SiteBlog {
    title
    tags {
      tag
      label
      href
    }
  }
`

interface SubjectLinksProps {
  blog: Queries.SubjectLinksFragment
  /** Topic of the current list; null for all posts. */
  open: string | null
}

/** Links to the lists of all topics. */
export function SubjectLinks({ blog, open }: SubjectLinksProps) {
  return (
    <nav className={styles.subjects} aria-label="Topics">
      <Link to="/blog/" aria-current={open === null ? 'true' : undefined}>
        All posts
      </Link>
      {blog.tags.map(({ tag, label, href }) => (
        <Link key={tag} to={href} aria-current={open === tag ? 'true' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
