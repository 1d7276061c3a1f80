import { Link } from 'gatsby'
import * as styles from '../docs/page-footer.module.css'

interface ListPagesProps {
  newer: string | null
  older: string | null
  newerLabel: string
  olderLabel: string
}

/** Links to the previous and next pages of a list; renders nothing if there is only one page. */
export function ListPages({ newer, older, newerLabel, olderLabel }: ListPagesProps) {
  if (!newer && !older) return null
  return (
    <nav className={styles.neighbours} aria-label="Pagination">
      {newer && (
        <Link to={newer} rel="prev" className={styles.previous}>
          {newerLabel}
        </Link>
      )}
      {older && (
        <Link to={older} rel="next" className={styles.next}>
          {olderLabel}
        </Link>
      )}
    </nav>
  )
}
