import { graphql } from 'gatsby'
import { StaticSubtree } from '../../gatsby-internals/client/static-subtree'
import * as styles from './contents.module.css'

export const query = graphql`
  fragment Contents on PageHeading {
    depth
    id
    text
  }
`

interface ContentsProps {
  headings: readonly Queries.ContentsFragment[]
  /** On narrow screens `folded` into a menu, or into a `box` above the text; on wide ones a `column` beside it. */
  variant: 'folded' | 'box' | 'column'
}

/** The table of contents. client/navigation/scroll-spy marks the current heading. */
export function Contents({ headings, variant }: ContentsProps) {
  if (headings.length < 2) return variant === 'column' ? <div /> : null
  const list = (
    <StaticSubtree>
      <ul className={styles.list} data-contents={variant}>
        {headings.map(({ depth, id, text }) => (
          <li key={id} className={depth === 3 ? styles.deep : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </StaticSubtree>
  )
  if (variant !== 'column')
    return (
      <details
        className={`${styles.small} ${variant === 'folded' ? styles.folded : ''}`}
        name="contents-menu"
      >
        <summary>On this page</summary>
        {list}
      </details>
    )
  return (
    <nav className={styles.column} aria-labelledby="contents-title">
      <h2 id="contents-title">On this page</h2>
      {list}
    </nav>
  )
}
