import { graphql } from 'gatsby'
import * as styles from './post-byline.module.css'

export const query = graphql`
  fragment PostByline on BlogPost {
    date(formatString: "YYYY-MM-DD")
    dateText: date(formatString: "MMMM D, YYYY")
    updated(formatString: "MMMM D, YYYY")
    readingMinutes
    authors
  }
`

interface PostBylineProps {
  post: Queries.PostBylineFragment
  /** Whether to include the authors, as on the post itself. */
  signed?: boolean
}

/** The last date and the reading time of a post; with `signed`, both dates and the authors. */
export function PostByline({ post, signed = false }: PostBylineProps) {
  const { date, dateText, updated, readingMinutes, authors } = post
  return (
    <p className={styles.byline}>
      {signed && authors.length > 0 && <span className={styles.authors}>{authors.join(', ')}</span>}
      {(signed || !updated) && <time dateTime={date}>{dateText}</time>}
      {updated && <span>Updated {updated}</span>}
      <span>{signed ? `${readingMinutes} min read` : `${readingMinutes} min`}</span>
    </p>
  )
}
