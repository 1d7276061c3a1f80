import { isHtml } from '../base/is-html'
import { MOST_ROWS, readAnswer, type LiveAnswer } from './read-answer'

/** Maximum size of a response, in bytes. */
const LARGEST_RESPONSE = 8_000_000

/** A statement couldn't be run. The message is shown to the reader. */
export class AskError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AskError'
  }
}

/** No response, or none that this page may read. */
export class Unreachable extends Error {
  constructor() {
    super('the server is unreachable')
    this.name = 'Unreachable'
  }
}

/**
 * Runs one statement through /exec below `endpoint`, an absolute address with a slash at its end.
 * @throws {Unreachable} without a response
 * @throws {AskError} or {MalformedAnswer} for a response that isn't QuestDB's
 * @throws the signal's reason after it was aborted
 */
export async function ask(endpoint: string, sql: string, signal: AbortSignal): Promise<LiveAnswer> {
  const address = new URL('exec', endpoint)
  // one additional row shows whether there are more
  const query = { query: sql, limit: String(MOST_ROWS + 1), timings: 'true' }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  let response: Response
  try {
    response = await fetch(address, { signal, cache: 'no-store', credentials: 'omit' })
  } catch {
    signal.throwIfAborted()
    throw new Unreachable()
  }
  const { ok, status, headers, body } = response
  const isJson = headers.get('content-type')?.includes('json') ?? false
  if (isHtml(response) || (!ok && !isJson)) {
    void body?.cancel()
    throw new AskError(
      ok ? 'the server returned a web page instead of a QuestDB response' : messageOf(status),
    )
  }
  const text = await readText(response, signal)
  try {
    return readAnswer(sql, text)
  } catch (error) {
    // a proxy's own JSON; QuestDB's has an error
    throw ok ? error : new AskError(messageOf(status))
  }
}

const TOO_LONG = 'the statement is too long for the server'
const TOO_SLOW = 'the statement took too long'

/** What a status means for a reader. */
const MESSAGES = new Map([
  [401, 'the server requires a login, which this page doesn’t send (HTTP 401)'],
  [403, 'the server doesn’t allow this request (HTTP 403)'],
  [404, 'there is no QuestDB server at this address (HTTP 404)'],
  [408, TOO_SLOW],
  [413, TOO_LONG],
  [414, TOO_LONG],
  [429, 'the server is limiting requests. Try again in a few seconds'],
  [431, TOO_LONG],
  [502, 'the server is down or restarting (HTTP 502). Try again in a minute'],
  [503, 'the server is overloaded or down (HTTP 503). Try again in a minute'],
  [504, TOO_SLOW],
])

const messageOf = (status: number) => MESSAGES.get(status) ?? `the server responded with HTTP ${status}`

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      bytes += value.length
      if (bytes > LARGEST_RESPONSE)
        throw new AskError(`the response is larger than ${LARGEST_RESPONSE / 1e6} MB`)
      text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined)
    signal.throwIfAborted()
    throw error instanceof AskError ? error : new AskError('the connection was interrupted')
  }
}

/** Whether this page can use a server. */
export type Reach = 'ready' | 'unreadable' | 'unreachable'

/**
 * Tests a server with a harmless statement: without CORS headers, the browser would send a statement and the server
 * would run it, but the page couldn't read the response.
 */
export async function tryServer(endpoint: string, signal: AbortSignal): Promise<Reach> {
  try {
    await ask(endpoint, 'SELECT 1', signal)
    return 'ready'
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
  try {
    // check whether anything responds at all
    await fetch(new URL('ping', endpoint), { mode: 'no-cors', signal, credentials: 'omit' })
    return 'unreadable'
  } catch {
    signal.throwIfAborted()
    return 'unreachable'
  }
}
