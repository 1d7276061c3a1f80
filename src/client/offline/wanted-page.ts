/**
 * The page that the offline screen stands in for: the hash of the screen's address is the page's path.
 * @returns the page's text for readers and its whole address; undefined for anything but an address of this site
 */
export function wantedPage(hash: string, origin: string): { path: string; href: string } | undefined {
  if (!hash.startsWith('#/')) return undefined
  try {
    const path = decodeURI(hash.slice(1))
    // only the browser's own reading tells where `/\example.com` leads; the whole address cannot be read otherwise
    const url = new URL(path, origin)
    return url.origin === origin ? { path, href: url.href } : undefined
  } catch {
    return undefined
  }
}
