import { StaticSubtree } from '../../gatsby-internals/client/static-subtree'
import * as styles from './section-bar.module.css'

interface SectionBarProps {
  headings: readonly Pick<Queries.ContentsFragment, 'id' | 'text'>[]
}

/**
 * The sections of a long page without a table of contents, below the header. client/navigation/scroll-spy marks the
 * current one.
 */
export function SectionBar({ headings }: SectionBarProps) {
  return (
    <nav className={styles.bar} aria-label="On this page">
      <StaticSubtree>
        <ul className="fade-row" data-contents="bar">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </StaticSubtree>
    </nav>
  )
}
