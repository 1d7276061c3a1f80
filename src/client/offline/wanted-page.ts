/**
 * The page that the offline screen replaces: the hash of the screen's URL is the page's path.
 * @returns the page's readable path and its absolute URL; undefined for anything but a URL of this site
 */
export function wantedPage(hash: string, origin: string): { path: string; href: string } | undefined {
  if (!hash.startsWith('#/')) return undefined
  try {
    const path = decodeURI(hash.slice(1))
    // only the browser's URL parser knows that `/\example.com` leads to another site
    const url = new URL(path, origin)
    return url.origin === origin ? { path, href: url.href } : undefined
  } catch {
    return undefined
  }
}
