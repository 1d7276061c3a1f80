import { Link, graphql } from 'gatsby'
import { PostByline } from './post-byline'
import { PostCover } from './post-cover'
import { PostTopics } from './post-topics'
import * as styles from './post-card.module.css'

export const query = graphql`
  fragment PostCard on BlogPost {
    route
    title
    description
    ...PostCover
    ...PostByline
    ...PostTopics
  }
`

interface PostCardProps {
  post: Queries.PostCardFragment
  /** Level of its title on the page. */
  heading: 'h2' | 'h3'
  /**
   * `wide`: picture and words side by side where there is room; `row`: so on a tablet; `compact`: only picture, title and
   * date on a phone.
   */
  form?: 'wide' | 'row' | 'compact' | undefined
}

/** A post as a card: all of it leads to the post, except the topics. */
export function PostCard({ post, heading: Heading, form }: PostCardProps) {
  return (
    <div className={`${styles.card ?? ''} ${(form && styles[form]) ?? ''}`}>
      <PostCover post={post} className={styles.cover} />
      <div className={styles.words}>
        <PostTopics post={post} />
        <Heading className={styles.title}>
          <Link to={post.route}>{post.title}</Link>
        </Heading>
        <p className={styles.description}>{post.description}</p>
        <PostByline post={post} />
      </div>
    </div>
  )
}
