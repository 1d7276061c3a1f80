import { keepBuildsApart } from '../offline/same-build'
import { isBroken, type LoadResult } from '../../gatsby-internals/client/gatsby-loader'
import { rememberHash, withoutLongWaits } from './load-document'
import { loadScreens } from './load-screens'
import { patchLoader } from '../../gatsby-internals/client/patch-loader'

/** Handles a page that failed to load. */
type FailureHandler = (path: string, page: LoadResult) => Promise<LoadResult>

let firstIsRendered = false
let loadHandler: () => Promise<FailureHandler> = () =>
  Promise.reject(new Error('page loading is not being watched'))

/**
 * Overrides how Gatsby handles pages that fail to load, which is to reload them repeatedly or to show nothing. Only
 * this much is part of the first load; the rest is fetched when a reader approaches a link.
 */
export function watchLoading(): void {
  // In development Gatsby's overlay shows failures.
  if (process.env.NODE_ENV !== 'production') return
  patchLoader()
  rememberHash()
  const loader = window.___loader
  const hasRendered = () => firstIsRendered
  const loadPage = keepBuildsApart(withoutLongWaits(loader.loadPage, hasRendered), hasRendered)
  loadHandler = () =>
    loadScreens().then(({ handlePageFailures }) => handlePageFailures(loader, loadPage, hasRendered))
  loader.loadPage = async (path) => {
    const page = await loadPage(path)
    if (!isBroken(page)) return page
    return loadHandler().then(
      (handle) => handle(path, page),
      () => page,
    )
  }
}

/** Call once the first page has been rendered. Prefetches the error handling, which couldn't be fetched offline. */
export function prepareForFailures(): void {
  firstIsRendered = true
  const nearLink = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href]')) return
    for (const sign of SIGNS) document.removeEventListener(sign, nearLink)
    loadHandler().catch(() => undefined)
  }
  for (const sign of SIGNS) document.addEventListener(sign, nearLink, { passive: true })
}

const SIGNS = ['pointerover', 'touchstart', 'focusin']
