import { isBroken, type GatsbyLoader } from '../../gatsby-internals/client/gatsby-loader'

/** How long a page may take to load before the browser loads it as a document instead, in milliseconds. */
export const SLOW_PAGE = 5000

let wantedHash = ''

/** Remembers the hash of the page that the reader goes to: Gatsby's loader gets the rest of its address only. */
export function rememberHash(): void {
  const navigate = window.___navigate
  window.___navigate = (to, options) => {
    wantedHash = String(to).replace(/^[^#]*/, '')
    return navigate(to, options)
  }
}

/**
 * Has the browser load a page as a document.
 * @param path pathname and search
 * @returns never settles: the document takes over
 */
export function loadDocument(path: string): Promise<never> {
  const { location } = window
  if (location.pathname + location.search === path) location.reload()
  else location.assign(path + wantedHash)
  return new Promise<never>(() => undefined)
}

/**
 * Loads a page as a document when its data or scripts take longer than {@link SLOW_PAGE}. If they fail meanwhile, that is
 * handled as any failure; if they arrive, the document is still the one that is shown.
 *
 * @param firstStands whether the first page has been drawn; until then, the reader has its document
 */
export function withoutLongWaits(
  loadPage: GatsbyLoader['loadPage'],
  firstStands: () => boolean,
): GatsbyLoader['loadPage'] {
  let latest = ''
  return async (path) => {
    latest = path
    const from = window.location.pathname
    let document: Promise<never> | undefined
    const timer = setTimeout(() => {
      // The reader may have gone elsewhere meanwhile.
      if (firstStands() && latest === path && window.location.pathname === from) document = loadDocument(path)
    }, SLOW_PAGE)
    const page = await loadPage(path)
    clearTimeout(timer)
    return isBroken(page) ? page : (document ?? page)
  }
}
