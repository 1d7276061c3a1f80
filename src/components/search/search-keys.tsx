import * as styles from './search-keys.module.css'

/** The keyboard shortcut of the search on the reader's platform (src/inline/head.ts). */
export function SearchKeys() {
  return (
    <>
      <kbd className={styles.apple}>⌘K</kbd>
      <kbd className={styles.other}>Ctrl K</kbd>
    </>
  )
}
