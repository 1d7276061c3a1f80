import type { Probe } from './load-failure'

/** A second look need not wait long, in milliseconds. */
const PATIENCE = 10_000

/** Asks an address again past all caches. */
export const probe: Probe = async (address, holdsJson) => {
  try {
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    if (!answer.ok) return { kind: 'status', status: answer.status }
    if (holdsJson)
      return await answer.json().then(
        () => undefined,
        () => ({ kind: 'parse' as const }),
      )
    return undefined
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network' }
  }
}

/** Whether the server would give a page to the browser. A service worker is not asked: it lets HEAD pass. */
export async function answersPage(path: string): Promise<boolean> {
  try {
    const answer = await fetch(path, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    return answer.ok
  } catch {
    return false
  }
}
