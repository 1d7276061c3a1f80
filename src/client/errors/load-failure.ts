/** Why a part of the site did not come. */
export interface LoadFailure {
  /**
   * `network`: no answer. `status`: the server answered with an error. `timeout`: no answer in time. `parse`: the answer
   * is not what it should be. `code`: it came and cannot be used.
   */
  kind: 'network' | 'status' | 'timeout' | 'parse' | 'code'
  /** What happened, as a sentence for the reader. */
  message: string
  /** Address of the part. */
  address?: string
  /** HTTP status, for the kind `status`. */
  status?: number
}

/** What came of a try to load something. */
export type Attempt<Value> = { value: Value } | { failure: LoadFailure }

/** How long a request for a page's data may take, in milliseconds; the spec's time for page chunks. */
export const LOAD_TIME_OUT = 120_000

/** A time-out of our own, in the form in which webpack tells of its own. */
export function timeOutError(address: string): Error {
  return Object.assign(new Error(`Loading the page data took longer than ${LOAD_TIME_OUT / 1000} s`), {
    type: 'timeout',
    request: address,
  })
}

/** Asks an address again, to learn why it failed; nothing when it is fine now. */
export type Probe = (
  address: string,
  holdsJson: boolean,
) => Promise<Pick<LoadFailure, 'kind' | 'status'> | undefined>

/**
 * Explains a failure.
 * @param error what was thrown; nothing when the data of the page did not come, for Gatsby keeps to itself why
 * @param dataAddress address of the page's data
 * @returns nothing when there is no reason any more
 */
export async function explain(
  error: unknown,
  dataAddress: string,
  probe: Probe,
): Promise<LoadFailure | undefined> {
  if (error === undefined) {
    const reason = await probe(dataAddress, true)
    return reason && { ...reason, address: dataAddress, message: 'Loading the page data failed' }
  }
  const { message, type, request } = partsOf(error)
  const staticQuery = /^We couldn't load "(.+)"/.exec(message)?.[1]
  if (staticQuery !== undefined) {
    const reason = await probe(staticQuery, true)
    return reason && { ...reason, address: staticQuery, message: 'Loading shared site data failed' }
  }
  if (request === undefined) return { kind: 'code', message }
  // webpack: "Loading chunk 926 failed.\n(error: https://…)"
  const [sentence = message] = message.split(/\.?\n/)
  if (type === 'timeout') return { kind: 'timeout', message: sentence, address: request }
  if (type === 'missing') return { kind: 'parse', message: sentence, address: request }
  const reason = await probe(request, false)
  return { ...(reason ?? { kind: 'network' }), message: sentence, address: request }
}

/** Type and address in words: `status 404: /page-data/docs/page-data.json`. */
export function detailOf({ kind, status, address }: LoadFailure): string {
  const type = {
    network: 'network: no response',
    status: `status ${status ?? ''}`,
    timeout: `timeout after ${LOAD_TIME_OUT / 1000} s`,
    parse: 'parse: unexpected response',
    code: 'code',
  }[kind]
  return address === undefined ? type : `${type}: ${address}`
}

/** What happened, with type and address, in one line. */
export function wordsOf(failure: LoadFailure): string {
  return failure.kind === 'code' ? failure.message : `${failure.message} (${detailOf(failure)})`
}

function partsOf(error: unknown): { message: string; type?: string; request?: string } {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, type, request } = error as Error & { type?: string; request?: string }
  return { message, type, request }
}
