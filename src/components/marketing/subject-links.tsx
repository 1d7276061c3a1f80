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
  /** Number of posts by topic. */
  counts: readonly { readonly tag: string | null; readonly count: number }[]
}

/** Topics with fewer posts are linked only from these posts. */
const MIN_POSTS = 2

/** Links to the lists of topics with several posts, and of the current one. */
export function SubjectLinks({ blog, open, counts }: SubjectLinksProps) {
  const frequent = new Set(counts.filter(({ count }) => count >= MIN_POSTS).map(({ tag }) => tag))
  return (
    <nav className={`${styles.subjects} fade-row`} aria-label="Topics">
      <Link to="/blog/" aria-current={open === null ? 'true' : undefined}>
        All posts
      </Link>
      {blog.tags
        .filter(({ tag }) => frequent.has(tag) || tag === open)
        .map(({ tag, label, href }) => (
          <Link key={tag} to={href} aria-current={open === tag ? 'true' : undefined}>
            {label}
          </Link>
        ))}
    </nav>
  )
}
