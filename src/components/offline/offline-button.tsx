import { Suspense, lazy, useState } from 'react'
import { loadPart } from '../../client/errors/load-part'
import * as styles from './offline-button.module.css'

const OfflineDocs = lazy(() => loadPart(() => import('./offline-docs')))

/** A button in the footer that opens the download of the documentation for offline use. */
export function OfflineButton() {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.offline}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open)
        }}
      >
        Download docs for offline use
      </button>
      {open && (
        <Suspense>
          <OfflineDocs />
        </Suspense>
      )}
    </div>
  )
}
