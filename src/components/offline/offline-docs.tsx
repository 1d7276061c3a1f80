import type { FromWorker } from '../../service-worker/messages'
import { tellWorker } from '../../client/offline/worker-state'
import { useKept } from './use-kept'
import * as styles from './offline-docs.module.css'

const MEGABYTE = 1_000_000

/** `4.2 MB`; what is less than a tenth is told as that. */
export const megabytes = (bytes: number): string => `${Math.max(bytes / MEGABYTE, 0.1).toFixed(1)} MB`

/** Fetches the whole documentation for reading without a connection, shows how far it is, and removes it again. */
export function OfflineDocs() {
  const kept = useKept()
  if (kept === 'unknown') return <p className={styles.box}>Looking what is kept on this device…</p>
  if (kept === 'impossible')
    return (
      <p className={styles.box}>
        This browser does not keep pages here: it has no service workers, or a private window or a setting
        forbids them. Reading goes on as usual.
      </p>
    )
  const count = kept.pages.length
  const isComplete = count >= kept.total
  return (
    <div className={styles.box}>
      {(kept.fetching || count > 0) && (
        <progress max={kept.total} value={count} aria-label="Pages kept on this device" />
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
            {count > 1 ? 'Fetch the rest' : 'Fetch all pages'}
          </button>
        )}
        {!isComplete && kept.wanted && !kept.fetching && (
          <button
            type="button"
            onClick={() => {
              tellWorker({ site: 'fetch-all' })
            }}
          >
            Go on
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
            Remove the pages I did not read
          </button>
        )}
      </div>
    </div>
  )
}

const TROUBLES = {
  'no room':
    'There is no more room for pages in this browser. What is kept stays; free some space and go on.',
  'no connection': 'The connection is lost. It goes on by itself when you open a page with a connection.',
}

function accountOf({ pages, total, bytesMissing, bytesKept, fetching }: FromWorker): string {
  const count = pages.length
  if (count >= total) return `All ${total} pages are kept on this device: ${megabytes(bytesKept)} fetched.`
  const there = `${count} of ${total} pages are kept on this device (${megabytes(bytesKept)}).`
  return fetching
    ? `${there} ${megabytes(bytesMissing)} to go.`
    : `${there} The rest is ${megabytes(bytesMissing)} to fetch.`
}
