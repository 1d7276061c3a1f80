/** Outcome of an attempt to send. */
export type Outcome =
  | { kind: 'sent' }
  /** The receiver responded with an error; `detail` is the status and the receiver's message, if any. */
  | { kind: 'refused' | 'broken'; detail: string }
  | { kind: 'tooMany' | 'timeout' | 'offline' | 'unreachable' }

/** Maximum length of a receiver's message, in characters. */
const DETAIL_LIMIT = 300

const isOnline = (): boolean => navigator.onLine

/**
 * Posts a message in form encoding, which requires no CORS preflight. Never rejects.
 *
 * @param timeout in milliseconds
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

/** The `message` of a JSON response, preceded by a comma; empty for any other response. */
async function sentenceOf(response: Response): Promise<string> {
  try {
    const { message } = (await response.json()) as { message?: unknown }
    return typeof message === 'string' && message !== '' ? `, ${message.slice(0, DETAIL_LIMIT)}` : ''
  } catch {
    return ''
  }
}
