import { Link, graphql } from 'gatsby'
import * as styles from './post-byline.module.css'

export const query = graphql`
  fragment PostByline on BlogPost {
    date(formatString: "YYYY-MM-DD")
    dateText: date(formatString: "MMMM D, YYYY")
    readingMinutes
    authors
    subjects {
      label
      href
    }
  }
`

/** When a post appeared, how long it takes to read, who wrote it, and its subjects. */
export function PostByline({ post }: { post: Queries.PostBylineFragment }) {
  const { date, dateText, readingMinutes, authors, subjects } = post
  return (
    <div className={styles.byline}>
      <time dateTime={date}>{dateText}</time>
      <span>{readingMinutes === 1 ? '1 min read' : `${readingMinutes} min read`}</span>
      {authors.length > 0 && <span>{authors.join(', ')}</span>}
      {subjects.length > 0 && (
        <ul aria-label="Topics">
          {subjects.map(({ label, href }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
