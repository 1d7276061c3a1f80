const KEY = 'reloaded'

/** Minimum time between two reloads of the same page, in milliseconds. */
export const RELOAD_PAUSE = 60_000

/**
 * Whether the page may be reloaded; if so, records the reload. Without usable storage it may not, because a reload loop
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
    // ignore timestamps in the future
    if (last === path && past >= 0 && past < RELOAD_PAUSE) return false
    kept.setItem(KEY, `${path} ${now}`)
    return true
  } catch {
    return false
  }
}
