import { HttpLink, type ApolloLink } from '@apollo/client/core'
import { CodeHostUnavailable } from './unavailable'
import type { CodeHostSettings } from './settings'

/** Timeout for the entire response of the code host, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000

/**
 * A link to the code host's GraphQL API. If there is no usable HTTP response, it fails with a {@link
 * CodeHostUnavailable}; {@link fetchLiveAnswer} validates the content.
 */
export function liveLink(settings: CodeHostSettings, timeoutMs: number = ANSWER_TIMEOUT_MS): ApolloLink {
  const { endpoint, token } = settings
  return new HttpLink({
    uri: endpoint.href,
    headers: { 'user-agent': 'questdb-website', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    fetch: async (input, init) => {
      const giveUp = new AbortController()
      const timer = setTimeout(() => giveUp.abort(), timeoutMs)
      try {
        const response = await fetch(input, { ...init, redirect: 'error', signal: giveUp.signal })
        // The body is read here so that the timeout includes servers that stop while sending it.
        const body = await response.text()
        assertUsable(response, endpoint.host)
        return new Response(body, { status: response.status, headers: response.headers })
      } catch (error) {
        if (error instanceof CodeHostUnavailable) throw error
        if (giveUp.signal.aborted)
          throw new CodeHostUnavailable(`${endpoint.host} did not respond within ${timeoutMs / 1000} s`)
        throw new CodeHostUnavailable(`${endpoint.host} is unreachable (${causeOf(error)})`)
      } finally {
        clearTimeout(timer)
      }
    },
  })
}

function assertUsable(response: Response, host: string): void {
  const { status, headers } = response
  const answered = `${host} returned HTTP ${status}`
  if (status === 401) throw new CodeHostUnavailable(`${answered}: GITHUB_TOKEN was rejected`)
  if (status === 429 || (status === 403 && isRateLimit(headers)))
    throw new CodeHostUnavailable(`${answered}: the rate limit is exhausted${resetOf(headers)}`)
  if (status === 403) throw new CodeHostUnavailable(`${answered}: GITHUB_TOKEN does not have access`)
  if (!response.ok) throw new CodeHostUnavailable(answered)
  const type = headers.get('content-type') ?? 'no media type'
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    throw new CodeHostUnavailable(`${host} returned ${type} instead of JSON`)
}

function isRateLimit(headers: Headers): boolean {
  return headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')
}

function resetOf(headers: Headers): string {
  const reset = new Date(Number(headers.get('x-ratelimit-reset') ?? NaN) * 1000)
  return Number.isNaN(reset.getTime()) ? '' : ` until ${reset.toISOString()}`
}

/** fetch hides the cause (ECONNREFUSED, a certificate, a redirect) in a chain of causes. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return causeOf(error.cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
