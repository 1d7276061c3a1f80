let hasWarned = false

/** Whether an error means that storage is full or not permitted. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException &&
  ['QuotaExceededError', 'SecurityError', 'InvalidStateError'].includes(error.name)

/** Runs an optional caching step. The first failure is logged in the console; later ones are ignored. */
export async function unlessFull(keep: () => Promise<unknown>): Promise<void> {
  try {
    await keep()
  } catch (error) {
    // fetch() throws a TypeError without a network, when there is nothing to store or report
    if (error instanceof TypeError) return
    if (!hasWarned) console.warn('Pages cannot be saved for offline use:', error)
    hasWarned = true
  }
}
