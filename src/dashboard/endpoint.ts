/** Hosts that refer to the reader's own machine; outputs/security-policy allows requests to them. */
export const OWN_MACHINE: readonly string[] = ['localhost', '127.0.0.1']

/**
 * Returns the server to query: the one in `?endpoint=http://localhost:9001`, for readers who try their own server,
 * otherwise the one of the site. Remote hosts in the URL are ignored, so that no link can make this site display
 * somebody else's data.
 *
 * @returns a URL with a trailing slash; null for the recording
 */
export function chooseEndpoint(search: string, configured: string | null): string | null {
  const wish = new URLSearchParams(search).get('endpoint')
  const own = wish === null ? null : ownMachine(wish)
  const address = own ?? configured
  return address === null ? null : address.replace(/\/?$/, '/')
}

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
