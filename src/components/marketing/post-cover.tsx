import { graphql } from 'gatsby'
import * as styles from './post-cover.module.css'

export const query = graphql`
  fragment PostCover on BlogPost {
    cover
  }
`

/** The generated image of a post. It's decorative. */
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
