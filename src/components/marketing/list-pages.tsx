import { Link } from 'gatsby'
import * as styles from '../docs/page-footer.module.css'

interface ListPagesProps {
  newer: string | null
  older: string | null
  newerLabel: string
  olderLabel: string
}

/** The pages before and after a page of a list; nothing where the list has one page. */
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
