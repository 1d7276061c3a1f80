const KEY = 'reloaded'

/** For how long a page that the browser loaded anew is not loaded anew again, in milliseconds. */
export const RELOAD_PAUSE = 60_000

/**
 * Whether the browser may load a page anew, and notes that it does. Where this cannot be remembered it may not: a loop
 * is worse than an error.
 */
export function mayReload(
  path: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  now = Date.now(),
): boolean {
  try {
    const kept = storage()
    const [last, at] = (kept.getItem(KEY) ?? '').split(' ')
    const past = now - Number(at)
    // a time in the future is no time of ours
    if (last === path && past >= 0 && past < RELOAD_PAUSE) return false
    kept.setItem(KEY, `${path} ${now}`)
    return true
  } catch {
    return false
  }
}
