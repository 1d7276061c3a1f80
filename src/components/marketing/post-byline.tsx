import { graphql } from 'gatsby'
import * as styles from './post-byline.module.css'

export const query = graphql`
  fragment PostByline on BlogPost {
    date(formatString: "YYYY-MM-DD")
    dateText: date(formatString: "MMMM D, YYYY")
    readingMinutes
    authors
  }
`

/** Who wrote a post, when it appeared, and how long it takes to read. */
export function PostByline({ post }: { post: Queries.PostBylineFragment }) {
  const { date, dateText, readingMinutes, authors } = post
  return (
    <p className={styles.byline}>
      {authors.length > 0 && <span className={styles.authors}>{authors.join(', ')}</span>}
      <time dateTime={date}>{dateText}</time>
      <span>{readingMinutes} min read</span>
    </p>
  )
}
