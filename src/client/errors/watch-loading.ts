import { keepBuildsApart } from '../offline/same-build'
import { isBroken, type LoadResult } from '../../gatsby-internals/client/gatsby-loader'
import { rememberHash, withoutLongWaits } from './load-document'
import { loadScreens } from './load-screens'
import { patchLoader } from '../../gatsby-internals/client/patch-loader'

/** Makes something of a page that did not load. */
type TakeCare = (path: string, page: LoadResult) => Promise<LoadResult>

let firstStands = false
let loadCare: () => Promise<TakeCare> = () => Promise.reject(new Error('page loading is not being watched'))

/**
 * Takes pages that fail to load out of Gatsby's hands, which would leave them to the browser, time after time, or show
 * nothing. This is all that the first load holds; the rest comes when a reader nears a link. Without it things are as
 * Gatsby does them.
 */
export function watchLoading(): void {
  // In development Gatsby's overlay shows failures.
  if (process.env.NODE_ENV !== 'production') return
  patchLoader()
  rememberHash()
  const loader = window.___loader
  const isDrawn = () => firstStands
  const loadPage = keepBuildsApart(withoutLongWaits(loader.loadPage, isDrawn), isDrawn)
  loadCare = () =>
    loadScreens().then(({ handlePageFailures }) => handlePageFailures(loader, loadPage, isDrawn))
  loader.loadPage = async (path) => {
    const page = await loadPage(path)
    if (!isBroken(page)) return page
    return loadCare().then(
      (handle) => handle(path, page),
      () => page,
    )
  }
}

/** The first page stands. The rest, which could not be had without the network, is fetched when a reader nears a link. */
export function prepareForFailures(): void {
  firstStands = true
  const nearLink = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href]')) return
    for (const sign of SIGNS) document.removeEventListener(sign, nearLink)
    loadCare().catch(() => undefined)
  }
  for (const sign of SIGNS) document.addEventListener(sign, nearLink, { passive: true })
}

const SIGNS = ['pointerover', 'touchstart', 'focusin']
