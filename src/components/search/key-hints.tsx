import * as styles from './search-dialog.module.css'

/** The keys of the dialog, shown on devices with a keyboard. */
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
