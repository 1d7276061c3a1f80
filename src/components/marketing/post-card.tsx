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
  /** Heading level of the title. */
  heading: 'h2' | 'h3'
  /**
   * `wide` and `double`: image and text side by side if there is enough room, in three or two columns; `large`: side by
   * side on tablets, and a large image in two rows of two columns on desktops; `row`: side by side on tablets; `compact`: only image, title, and date on phones.
   */
  form?: 'wide' | 'double' | 'large' | 'row' | 'compact' | undefined
}

/** A post as a card. The entire card links to the post, except for its topics. */
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
