import { graphql } from 'gatsby'
import * as styles from './post-cover.module.css'

export const query = graphql`
  fragment PostCover on BlogPost {
    cover
  }
`

/** The drawn picture of a post; it says nothing that the words beside it don't. */
export function PostCover({
  post,
  className,
}: {
  post: Queries.PostCoverFragment
  className?: string | undefined
}) {
  return (
    <div
      className={`${styles.cover ?? ''} ${className ?? ''}`}
      dangerouslySetInnerHTML={{ __html: post.cover }}
    />
  )
}
