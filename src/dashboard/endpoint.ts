/** Hosts that only reach the reader's own machine; outputs/security-policy allows requests to them. */
export const OWN_MACHINE: readonly string[] = ['localhost', '127.0.0.1']

/**
 * Where to ask: `?endpoint=http://localhost:9001` for those who try their own server, otherwise what the site says.
 * Other hosts in the address are not taken, so that no link makes this site show somebody's numbers.
 * @returns an address with a slash at its end; null for the recording
 */
export function chooseEndpoint(search: string, configured: string | null): string | null {
  const wish = new URLSearchParams(search).get('endpoint')
  const own = wish === null ? null : ownMachine(wish)
  const address = own ?? configured
  return address === null ? null : address.replace(/\/?$/, '/')
}

/** The address of a server on the reader's own machine, with nothing but its path; null for any other text. */
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
