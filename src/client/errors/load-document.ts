import { isBroken, type GatsbyLoader } from '../../gatsby-internals/client/gatsby-loader'

/** Time after which a slow page is loaded as a document instead, in milliseconds. */
const SLOW_PAGE = 5000

let wantedHash = ''

/** Records the hash of each navigation, because Gatsby's loader receives the URL without it. */
export function rememberHash(): void {
  const navigate = window.___navigate
  window.___navigate = (to, options) => {
    wantedHash = String(to).replace(/^[^#]*/, '')
    return navigate(to, options)
  }
}

/**
 * Loads a page as a document.
 * @param path pathname and search
 * @returns never settles, because the new document replaces this one
 */
export function loadDocument(path: string): Promise<never> {
  const { location } = window
  if (location.pathname + location.search === path) location.reload()
  else location.assign(path + wantedHash)
  return new Promise<never>(() => undefined)
}

/**
 * Loads a page as a document if its data or scripts take longer than {@link SLOW_PAGE}. If they then fail, the failure
 * is handled as usual; if they then arrive, the document is shown anyway.
 *
 * @param hasRendered whether the first page has been rendered; until then, the reader has its document
 */
export function withoutLongWaits(
  loadPage: GatsbyLoader['loadPage'],
  hasRendered: () => boolean,
): GatsbyLoader['loadPage'] {
  let latest = ''
  return async (path) => {
    latest = path
    const from = window.location.pathname
    let document: Promise<never> | undefined
    const timer = setTimeout(() => {
      // The reader may have navigated elsewhere in the meantime.
      if (hasRendered() && latest === path && window.location.pathname === from) document = loadDocument(path)
    }, SLOW_PAGE)
    const page = await loadPage(path)
    clearTimeout(timer)
    return isBroken(page) ? page : (document ?? page)
  }
}
