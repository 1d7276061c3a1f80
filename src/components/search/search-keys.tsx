import * as styles from './search-keys.module.css'

/** The shortcut of the search on the reader's keyboard (src/inline/head.ts). */
export function SearchKeys() {
  return (
    <>
      <kbd className={styles.apple}>⌘K</kbd>
      <kbd className={styles.other}>Ctrl K</kbd>
    </>
  )
}
