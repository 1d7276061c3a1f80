/**
 * How long what was read from files is reused, in milliseconds. Files don't change during a build. In development, the
 * time is too short to notice while editing.
 */
const FRESH = process.env.gatsby_executing_command === 'develop' ? 100 : Infinity

/** Returns a function that reads only once: in development once every {@link FRESH} ms. Errors aren't reused. */
export function readOnce<T>(read: () => T): () => T {
  let kept: { at: number; value: T } | undefined
  return () => {
    const now = performance.now()
    if (!kept || now - kept.at > FRESH) kept = { at: now, value: read() }
    return kept.value
  }
}
