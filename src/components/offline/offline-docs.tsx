import type { FromWorker } from '../../service-worker/messages'
import { tellWorker } from '../../client/offline/worker-state'
import { useKept } from './use-kept'
import * as styles from './offline-docs.module.css'

const MEGABYTE = 1_000_000

/** Formats bytes, for example `4.2 MB`; less than a tenth is reported as such. */
export const megabytes = (bytes: number): string => `${Math.max(bytes / MEGABYTE, 0.1).toFixed(1)} MB`

/** Downloads the entire documentation for offline use, shows the progress, and removes it again. */
export default function OfflineDocs() {
  const kept = useKept()
  if (kept === 'unknown') return <p className={styles.box}>Checking which pages are available offline…</p>
  if (kept === 'impossible')
    return (
      <p className={styles.box}>
        Offline reading isn’t available here: your browser doesn’t support service workers, or a private
        window or a setting blocks them. You can keep reading online as usual.
      </p>
    )
  const count = kept.pages.length
  const isComplete = count >= kept.total
  return (
    <div className={styles.box}>
      {(kept.fetching || count > 0) && (
        <progress max={kept.total} value={count} aria-label="Pages available offline" />
      )}
      <p role="status">{accountOf(kept)}</p>
      {kept.trouble && <p role="alert">{TROUBLES[kept.trouble]}</p>}
      <div className={styles.buttons}>
        {!isComplete && !kept.wanted && (
          <button
            type="button"
            onClick={() => {
              tellWorker({ site: 'fetch-all' })
            }}
          >
            {count > 1 ? 'Download remaining pages' : 'Download all pages'}
          </button>
        )}
        {!isComplete && kept.wanted && !kept.fetching && (
          <button
            type="button"
            onClick={() => {
              tellWorker({ site: 'fetch-all' })
            }}
          >
            Resume
          </button>
        )}
        {kept.fetching && kept.wanted && (
          <button
            type="button"
            onClick={() => {
              tellWorker({ site: 'stop' })
            }}
          >
            Stop
          </button>
        )}
        {!kept.fetching && count > 1 && (
          <button
            type="button"
            onClick={() => {
              tellWorker({ site: 'remove' })
            }}
          >
            Remove unread pages
          </button>
        )}
      </div>
    </div>
  )
}

const TROUBLES = {
  'no room':
    'This browser has run out of storage space. The pages you have are safe; free up some space, then resume.',
  'no connection':
    'The connection was lost. The download resumes automatically when you open a page after the connection is restored.',
}

function accountOf({ pages, total, bytesMissing, bytesKept, fetching }: FromWorker): string {
  const count = pages.length
  if (count >= total) return `All ${total} pages are available offline (${megabytes(bytesKept)}).`
  const there = `${count} of ${total} pages are available offline (${megabytes(bytesKept)}).`
  return fetching
    ? `${there} ${megabytes(bytesMissing)} remaining.`
    : `${there} Downloading the rest requires another ${megabytes(bytesMissing)}.`
}
