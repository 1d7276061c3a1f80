import { LoadFailed } from './load-failed'
import type { Index } from './use-index'
import * as styles from './search-dialog.module.css'

/** States that the index is being loaded or couldn't be loaded. */
export function IndexState({ index, isAsked }: { index: Index; isAsked: boolean }) {
  if (index.state === 'failed') return <LoadFailed title="Couldn’t load the search index" {...index} />
  return index.state === 'loading' && isAsked ? (
    <div className={styles.state}>
      <p>Loading the search index…</p>
    </div>
  ) : null
}
