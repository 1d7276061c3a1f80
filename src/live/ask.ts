import { MOST_ROWS, readAnswer, type LiveAnswer } from './read-answer'

/** Bytes of a response that are read. */
const LARGEST_RESPONSE = 8_000_000

/** A statement couldn't be run, for a reason that the reader is told. */
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
  // one row more tells whether there are more
  const query = { query: sql, limit: String(MOST_ROWS + 1), timings: 'true' }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  let response: Response
  try {
    response = await fetch(address, { signal, cache: 'no-store', credentials: 'omit' })
  } catch {
    signal.throwIfAborted()
    throw new Unreachable()
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!response.ok && !isJson) {
    void response.body?.cancel()
    throw new AskError(messageOf(response.status))
  }
  return readAnswer(sql, await readText(response, signal))
}

function messageOf(status: number): string {
  if (status === 429) return 'the server is limiting requests. Try again in a few seconds'
  if (status === 414) return 'the statement is too long for the server'
  if (status === 504) return 'the statement took too long'
  return `the server responded with HTTP ${status}`
}

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
    throw error instanceof AskError ? error : new Unreachable()
  }
}

/** Whether this page can use a server. */
export type Reach = 'ready' | 'unreadable' | 'unreachable'

/**
 * Tries a server before anything else is sent to it: a browser sends a statement to a server without CORS headers, which
 * runs it, and then keeps the response from the page.
 */
export async function tryServer(endpoint: string, signal: AbortSignal): Promise<Reach> {
  try {
    await ask(endpoint, 'SELECT 1', signal)
    return 'ready'
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
  try {
    // whether anything responds at all
    await fetch(new URL('ping', endpoint), { mode: 'no-cors', signal, credentials: 'omit' })
    return 'unreadable'
  } catch {
    signal.throwIfAborted()
    return 'unreachable'
  }
}
