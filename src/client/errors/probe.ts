import { isHtml } from '../../base/is-html'
import type { Probe } from './load-failure'

/** Timeout of a request, in milliseconds. */
const PATIENCE = 5000

/** Requests a URL past the browser's cache, and updates that cache with the response. */
export const probe: Probe = async (address, holdsJson) => {
  try {
    const answer = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE) })
    if (!answer.ok) return { kind: 'status', status: answer.status }
    const text = await answer.text()
    return isHtml(answer) || (holdsJson && !isJson(text)) ? { kind: 'parse' } : undefined
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

/** Whether the server responds with a page. Uses HEAD, which the service worker passes through. */
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
