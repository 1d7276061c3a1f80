import { ContentError } from '../../base/content-error'

/** URL of the code host's public GraphQL API (its reference documentation, "Forming calls with GraphQL"). */
export const DEFAULT_ENDPOINT = 'https://api.github.com/graphql'

/** The endpoint and the token. */
export interface CodeHostSettings {
  endpoint: URL
  /** Undefined if GITHUB_TOKEN isn't set or is empty, as in builds of forks. */
  token: string | undefined
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * Reads GITHUB_TOKEN and CODE_HOST_GRAPHQL_URL.
 *
 * @throws {ContentError} if a variable is invalid; the message never contains the token
 */
export function readSettings(env: NodeJS.ProcessEnv): CodeHostSettings {
  return {
    endpoint: readEndpoint(env.CODE_HOST_GRAPHQL_URL?.trim()),
    token: readToken(env.GITHUB_TOKEN?.trim()),
  }
}

function readEndpoint(value: string | undefined): URL {
  const text = value === undefined || value === '' ? DEFAULT_ENDPOINT : value
  const endpoint = URL.canParse(text) ? new URL(text) : undefined
  const problem = !endpoint
    ? 'is not a URL'
    : endpoint.username || endpoint.password
      ? 'contains a username or password'
      : endpoint.protocol === 'https:' ||
          (endpoint.protocol === 'http:' && LOCAL_HOSTS.includes(endpoint.hostname))
        ? undefined
        : 'is neither https nor a local http server, so it is not safe to send a token to it'
  if (endpoint && !problem) return endpoint
  throw new ContentError(
    'environment variable CODE_HOST_GRAPHQL_URL',
    undefined,
    `its value ${problem}`,
    `unset it to use ${DEFAULT_ENDPOINT}, or set it to a URL such as http://localhost:4000/graphql`,
  )
}

function readToken(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^[\x21-\x7e]+$/.test(value)) return value
  throw new ContentError(
    'environment variable GITHUB_TOKEN',
    undefined,
    'it contains spaces, line breaks, or non-ASCII characters',
    'set it to the token alone, or unset it to build from the snapshot',
  )
}
