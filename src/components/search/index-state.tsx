import type { Index } from './use-index'
import * as styles from './search-dialog.module.css'

/** Says that the index is on its way, or did not come. */
export function IndexState({ index, isAsked }: { index: Index; isAsked: boolean }) {
  if (index.state === 'failed')
    return (
      <p role="alert">
        Search couldn’t be loaded. Check your connection.{' '}
        <button type="button" className={styles.retry} onClick={index.retry}>
          Try again
        </button>
      </p>
    )
  return index.state === 'loading' && isAsked ? <p>Loading the search index…</p> : null
}
