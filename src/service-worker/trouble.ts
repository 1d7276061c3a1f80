let told = false

/** Whether an error says that there is no room, or that nothing may be stored. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException &&
  ['QuotaExceededError', 'SecurityError', 'InvalidStateError'].includes(error.name)

/** Does something that keeps a copy. A failure takes nothing from the reader: it is told once in the console. */
export async function unlessFull(keep: () => Promise<unknown>): Promise<void> {
  try {
    await keep()
  } catch (error) {
    // without a network there is nothing to keep, and nothing to tell
    if (error instanceof TypeError) return
    if (!told) console.warn('Pages cannot be saved for offline use:', error)
    told = true
  }
}
