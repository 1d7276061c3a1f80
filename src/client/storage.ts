/**
 * Local storage that never throws: in a private window, with storage blocked or full, reading goes on.
 * A failure is told once in the console.
 */
let told = false

function tell(error: unknown): void {
  if (told) return
  told = true
  console.warn('Settings cannot be kept in this browser:', error)
}

/** The stored text, or null. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch (error) {
    tell(error)
    return null
  }
}

/** Stores a text if that is possible. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch (error) {
    tell(error)
  }
}
