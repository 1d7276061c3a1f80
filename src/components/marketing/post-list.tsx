import { Link, graphql } from 'gatsby'
import { PostByline } from './post-byline'
import * as styles from './post-list.module.css'

export const query = graphql`
  fragment PostList on BlogPost {
    route
    title
    description
    ...PostByline
  }
`

interface PostListProps {
  posts: readonly Queries.PostListFragment[]
  /** Said where there is none. */
  empty: string
}

/** Posts with what they are about. */
export function PostList({ posts, empty }: PostListProps) {
  if (posts.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ol className={styles.posts}>
      {posts.map((post) => (
        <li key={post.route}>
          <h2>
            <Link to={post.route}>{post.title}</Link>
          </h2>
          <p>{post.description}</p>
          <PostByline post={post} />
        </li>
      ))}
    </ol>
  )
}
