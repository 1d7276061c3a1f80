import { graphql } from 'gatsby'
import { PostCard } from './post-card'
import * as styles from './related-posts.module.css'

export const query = graphql`
  fragment RelatedPosts on BlogPost {
    related {
      route
      ...PostCard
    }
  }
`

/** Related posts below a post; renders nothing if there are no other posts. */
export function RelatedPosts({ post, heading }: { post: Queries.RelatedPostsFragment; heading: string }) {
  if (post.related.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{heading}</h2>
      <ul>
        {post.related.map((other) => (
          <li key={other.route}>
            <PostCard post={other} heading="h3" form="compact" />
          </li>
        ))}
      </ul>
    </section>
  )
}
