const told = new Set<string>()

/** Each kind of failure is told once. */
function tell(kind: 'read' | 'written', error: unknown): void {
  if (told.has(kind)) return
  told.add(kind)
  console.warn(`Browser storage could not be ${kind}; settings for this site are not saved:`, error)
}

/**
 * The stored text, or null. Never throws: in a private window, with storage blocked or full, reading goes on, and the
 * console tells of it.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch (error) {
    tell('read', error)
    return null
  }
}

/** Whether something is stored under a name that begins so. */
export function hasStored(prefix: string): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(prefix))
  } catch {
    // told where it is read
    return false
  }
}

/** Stores a text if that is possible. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch (error) {
    tell('written', error)
  }
}
