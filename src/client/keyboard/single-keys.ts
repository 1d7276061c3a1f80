import { readStored, writeStored } from '../shared/storage'

const KEY = 'single-keys'

/**
 * Whether single-key shortcuts are enabled. Readers who use voice control or hit keys by mistake can turn them off
 * (WCAG 2.1.4); the list of shortcuts can then be opened from the footer.
 */
export function singleKeysOn(): boolean {
  return readStored(KEY) !== 'off'
}

/** Turns single-key shortcuts on or off, also for later visits. */
export function switchSingleKeys(on: boolean): void {
  writeStored(KEY, on ? 'on' : 'off')
}

/** Whether the keys open the search: Command+K, Ctrl+K, or a slash if single keys are on. */
export function opensSearch(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'k'
    ? event.metaKey || event.ctrlKey
    : event.key === '/' && isSingleKey(event) && singleKeysOn()
}

/** Whether a key was pressed without modifiers and outside input fields. */
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
