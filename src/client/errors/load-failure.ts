/** Why a resource of the site failed to load. */
export interface LoadFailure {
  /**
   * `network`: no response. `status`: an HTTP error. `timeout`: no response in time. `parse`: an unexpected response.
   * `code`: the resource loaded but can't be used.
   */
  kind: 'network' | 'status' | 'timeout' | 'parse' | 'code'
  /** Sentence for the reader. */
  message: string
  /** URL of the resource. */
  address?: string
  /** HTTP status, for the kind `status`. */
  status?: number
}

/** Outcome of an attempt to load something. */
export type Attempt<Value> = { value: Value } | { failure: LoadFailure }

/**
 * Timeout for a page's data in milliseconds. It's the same as that of page chunks
 * (src/gatsby-internals/bundles/on-create-webpack-config.ts), so that slow connections have the same time for both.
 */
export const LOAD_TIME_OUT = 120_000

/** Timeout error in the same shape as webpack's. */
export function timeOutError(what: 'page data' | 'styles', address: string): Error {
  return Object.assign(new Error(`Loading the ${what} took longer than ${LOAD_TIME_OUT / 1000} s`), {
    type: 'timeout',
    request: address,
  })
}

/** Requests a URL again to find out why it failed; undefined if it now succeeds. */
export type Probe = (
  address: string,
  holdsJson: boolean,
) => Promise<Pick<LoadFailure, 'kind' | 'status'> | undefined>

/**
 * Determines why something failed to load.
 * @param error what was thrown; undefined if page data failed to load, because Gatsby doesn't report why
 * @param dataAddress URL of the page's data
 * @returns undefined if the request succeeds now
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

/** Kind and URL, such as `status 404: /page-data/docs/page-data.json`. */
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

/** Message, kind, and URL on one line. */
export function wordsOf(failure: LoadFailure): string {
  return failure.kind === 'code' ? failure.message : `${failure.message} (${detailOf(failure)})`
}

function partsOf(error: unknown): { message: string; type?: string; request?: string } {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, type, request } = error as Error & { type?: string; request?: string }
  return { message, type, request }
}
