import type { LoadFailure } from '../../search/load-engine'
import * as styles from './search-dialog.module.css'

interface LoadFailedProps {
  /** What couldn't be loaded, as a sentence without a period. */
  title: string
  reason: LoadFailure
  retry: () => void
}

/** States that something couldn't be loaded, why, and what to do. */
export function LoadFailed({ title, reason, retry }: LoadFailedProps) {
  const isOutdated = reason === 'outdated'
  return (
    <div className={styles.state} role="alert">
      <p>
        <strong>{title}</strong>{' '}
        {isOutdated
          ? 'The site has been updated since you opened this page. Reload it to continue.'
          : 'Check your connection, then try again.'}
      </p>
      <button
        type="button"
        className={styles.retry}
        onClick={
          isOutdated
            ? () => {
                window.location.reload()
              }
            : retry
        }
      >
        {isOutdated ? 'Reload page' : 'Retry'}
      </button>
    </div>
  )
}
