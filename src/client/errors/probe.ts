import type { Probe } from './load-failure'

/** How long to wait for an answer, in milliseconds. */
const PATIENCE = 5000

/** Asks an address again past all caches, and puts what comes into the browser's own. */
export const probe: Probe = async (address, holdsJson) => {
  try {
    const answer = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE) })
    if (!answer.ok) return { kind: 'status', status: answer.status }
    const text = await answer.text()
    const isHtml = answer.headers.get('content-type')?.includes('html') ?? false
    return isHtml || (holdsJson && !isJson(text)) ? { kind: 'parse' } : undefined
  } catch {
    return { kind: 'network' }
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
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
