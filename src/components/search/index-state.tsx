import type { Index } from './use-index'
import * as styles from './search-dialog.module.css'

/** Says that the index is on its way, or did not come. */
export function IndexState({ index, isAsked }: { index: Index; isAsked: boolean }) {
  if (index.state === 'failed')
    return (
      <p role="alert">
        The search could not be loaded. Check the connection.{' '}
        <button type="button" className={styles.retry} onClick={index.retry}>
          Try again
        </button>
      </p>
    )
  return index.state === 'loading' && isAsked ? <p>The index is on its way…</p> : null
}
