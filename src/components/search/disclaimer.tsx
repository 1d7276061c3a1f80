import * as styles from './search-dialog.module.css'

/** States what the search covers, before anything is asked. */
export function Disclaimer() {
  return (
    <p className={styles.note}>
      This search has access to the product documentation and can help with time series database questions.
    </p>
  )
}
