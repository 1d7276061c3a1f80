import { readStored, writeStored } from './storage'

const KEY = 'single-keys'

/**
 * Shortcuts of a single character work. Readers who steer by voice, or hit keys by mistake, can switch them off
 * (WCAG 2.1.4); the sheet of shortcuts then opens from the footer.
 */
export function singleKeysOn(): boolean {
  return readStored(KEY) !== 'off'
}

/** Switches them on or off for later visits too. */
export function switchSingleKeys(on: boolean): void {
  writeStored(KEY, on ? 'on' : 'off')
}

/** The key was pressed alone and outside of fields. */
export function isSingleKey(event: KeyboardEvent): boolean {
  return (
    event.key.length === 1 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.altKey &&
    !event.isComposing &&
    !event.defaultPrevented &&
    !(event.target as Element).closest('input, textarea, select, [contenteditable="true"], [role="combobox"]')
  )
}
