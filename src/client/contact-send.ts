/** What came of an attempt to send. */
export type Outcome =
  | { kind: 'sent' }
  /** The receiver answered with an error; `detail` is its status and, where it gave one, its sentence. */
  | { kind: 'refused' | 'broken'; detail: string }
  | { kind: 'tooMany' | 'timeout' | 'offline' | 'unreachable' }

/** Characters of a receiver's own sentence that are shown. */
const DETAIL_LIMIT = 300

const isOnline = (): boolean => navigator.onLine

/**
 * Posts a message as a form would, so that the receiver needs no preflight. Never rejects.
 *
 * @param timeout milliseconds until the receiver is given up
 */
export async function send(endpoint: string, message: URLSearchParams, timeout: number): Promise<Outcome> {
  if (!isOnline()) return { kind: 'offline' }
  const giveUp = new AbortController()
  const timer = window.setTimeout(() => {
    giveUp.abort()
  }, timeout)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: message,
      headers: { accept: 'application/json' },
      credentials: 'omit',
      signal: giveUp.signal,
    })
    if (response.ok) return { kind: 'sent' }
    if (response.status === 429) return { kind: 'tooMany' }
    const detail = `${response.status}${await sentenceOf(response)}`
    return { kind: response.status >= 500 ? 'broken' : 'refused', detail }
  } catch {
    if (giveUp.signal.aborted) return { kind: 'timeout' }
    return { kind: isOnline() ? 'unreachable' : 'offline' }
  } finally {
    window.clearTimeout(timer)
  }
}

/** `, with its sentence` from `{"message": "…"}`; nothing when the answer is something else. */
async function sentenceOf(response: Response): Promise<string> {
  try {
    const { message } = (await response.json()) as { message?: unknown }
    return typeof message === 'string' && message !== '' ? `, ${message.slice(0, DETAIL_LIMIT)}` : ''
  } catch {
    return ''
  }
}
