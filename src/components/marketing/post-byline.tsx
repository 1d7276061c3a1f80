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

interface PostBylineProps {
  post: Queries.PostBylineFragment
  /** Says who wrote it: on the post itself, not on each card. */
  signed?: boolean
}

/** Who wrote a post, when it appeared, and how long it takes to read. */
export function PostByline({ post, signed = false }: PostBylineProps) {
  const { date, dateText, readingMinutes, authors } = post
  return (
    <p className={styles.byline}>
      {signed && authors.length > 0 && <span className={styles.authors}>{authors.join(', ')}</span>}
      <time dateTime={date}>{dateText}</time>
      <span>{readingMinutes} min read</span>
    </p>
  )
}
