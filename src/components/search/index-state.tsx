import type { Index } from './use-index'
import * as styles from './search-dialog.module.css'

/** Says that the index is on its way, or did not come. */
export function IndexState({ index, isAsked }: { index: Index; isAsked: boolean }) {
  if (index.state === 'failed')
    return (
      <div className={styles.state} role="alert">
        <p>
          <strong>Search couldn’t be loaded</strong> Check your connection, then try again.
        </p>
        <button type="button" className={styles.retry} onClick={index.retry}>
          Try again
        </button>
      </div>
    )
  return index.state === 'loading' && isAsked ? (
    <div className={styles.state}>
      <p>Loading the search index…</p>
    </div>
  ) : null
}
