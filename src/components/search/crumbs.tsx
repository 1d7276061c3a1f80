import * as styles from './search-dialog.module.css'

/** Where a result is, from the outermost category to its page; nothing where there are no names. */
export function Crumbs({ names }: { names: readonly string[] }) {
  return names.length > 0 && <span className={styles.crumbs}>{names.join(' › ')}</span>
}
