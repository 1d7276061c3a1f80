import * as styles from './search-dialog.module.css'

interface ClearButtonProps {
  /** Accessible name, which says what is cleared. */
  label: string
  onClear: () => void
}

/** Clears the field next to it. */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  return (
    <button type="button" className={styles.erase} aria-label={label} onClick={onClear}>
      Clear
    </button>
  )
}
