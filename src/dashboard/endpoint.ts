import type { LiveSettings } from './dashboard-data'

/** Hosts that refer to the reader's own machine; outputs/security-policy allows requests to them. */
export const OWN_MACHINE: readonly string[] = ['localhost', '127.0.0.1']

/** A server that a dashboard queries. */
export interface DashboardServer extends Pick<LiveSettings, 'tables'> {
  /** URL under which /exec is available, with a trailing slash. */
  endpoint: string
  /** Where the data comes from: a server of the site or the reader, or the demo server of `make live`. */
  kind: 'live' | 'demo'
}

/**
 * Returns the server to query: the one in `?endpoint=http://localhost:9001`, for readers who try their own server,
 * otherwise the one of the site, or the demo server. Remote hosts in the URL are ignored, so that no link can make this
 * site display somebody else's data.
 *
 * @param demo the attribute that `make live` adds to pages (tools/live.ts): path of the server and names of its tables
 * @returns null for the recording
 */
export function chooseServer(
  search: string,
  { endpoint, tables }: Pick<LiveSettings, 'endpoint' | 'tables'>,
  demo?: string,
): DashboardServer | null {
  const wish = new URLSearchParams(search).get('endpoint')
  const own = wish === null ? null : ownMachine(wish)
  const address = own ?? endpoint
  if (address !== null) return { endpoint: address.replace(/\/?$/, '/'), tables, kind: 'live' }
  const [path, trades, book] = demo?.split(' ') ?? []
  if (path === undefined || trades === undefined || book === undefined) return null
  return { endpoint: path, tables: { trades, book }, kind: 'demo' }
}

/** Returns the server that the current page queries; null for the recording. */
export const serverOfPage = (live: Pick<LiveSettings, 'endpoint' | 'tables'>): DashboardServer | null =>
  chooseServer(window.location.search, live, document.documentElement.dataset.dashboard)

/** Parses the URL of a server on the reader's own machine, without anything after its path; null for any other text. */
export function ownMachine(wish: string): string | null {
  try {
    const url = new URL(wish)
    const isHttp = url.protocol === 'http:' || url.protocol === 'https:'
    const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === ''
    return isHttp && isPlain && OWN_MACHINE.includes(url.hostname) ? url.href : null
  } catch {
    return null
  }
}
