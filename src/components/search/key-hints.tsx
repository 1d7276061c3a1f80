import * as styles from './search-dialog.module.css'

/** What keys do in the dialog; shown where there is a keyboard. */
export function KeyHints({ hints }: { hints: readonly (readonly [keys: string, does: string])[] }) {
  return (
    <p className={styles.hints} aria-hidden="true">
      {hints.map(([keys, does]) => (
        <span key={does}>
          {keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {does}
        </span>
      ))}
    </p>
  )
}
