import * as styles from './search-dialog.module.css'

/** The categories and the page of a result, outermost first; renders nothing if there are none. */
export function Crumbs({ names }: { names: readonly string[] }) {
  return names.length > 0 && <span className={styles.crumbs}>{names.join(' › ')}</span>
}
