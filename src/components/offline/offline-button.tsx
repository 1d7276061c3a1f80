import { Suspense, lazy, useState } from 'react'
import { loadPart } from '../../client/errors/load-part'
import * as styles from './offline-button.module.css'

const OfflineDocs = lazy(() => loadPart(() => import('./offline-docs')))

/** In the footer: opens what fetches the documentation for reading without a connection. */
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
