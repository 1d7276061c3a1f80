const warned = new Set<string>()

/** Logs each kind of failure once. */
function tell(kind: 'read' | 'written', error: unknown): void {
  if (warned.has(kind)) return
  warned.add(kind)
  console.warn(`Browser storage could not be ${kind}; settings for this site are not saved:`, error)
}

/**
 * The stored string, or null. Never throws: if storage is unavailable, such as in a private window, it logs a warning.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch (error) {
    tell('read', error)
    return null
  }
}

/** Whether any key starts with a prefix. */
export function hasStored(prefix: string): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(prefix))
  } catch {
    // readStored logs this
    return false
  }
}

/** Stores a string if possible. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch (error) {
    tell('written', error)
  }
}
