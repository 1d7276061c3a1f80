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
   * `wide`: image and text side by side if there is enough room, for an entire row; `row`: side by side on tablets;
   * `half`: the same with a flatter image, for half a row; `compact`: only image, title, and date on phones.
   */
  form?: 'wide' | 'half' | 'row' | 'compact'
}

// names instead of the whole module, whose names would otherwise all be part of the bundle
const FORMS = { wide: styles.wide, half: styles.half, row: styles.row, compact: styles.compact }

/** A post as a card. The entire card links to the post, except for its topics. */
export function PostCard({ post, heading: Heading, form }: PostCardProps) {
  return (
    <div className={`${styles.card ?? ''} ${(form && FORMS[form]) ?? ''}`}>
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
