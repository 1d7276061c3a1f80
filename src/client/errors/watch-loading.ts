import { BaseLoader } from 'gatsby-loader'
import { keepBuildsApart } from '../offline/same-build'
import { isBroken, type LoadResult } from './gatsby-loader'

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
  forgetFailures()
  const loader = window.___loader
  const loadPage = keepBuildsApart(loader.loadPage, () => firstStands)
  loadCare = () =>
    import(/* webpackChunkName: "errors" */ './page-failures').then(({ careForPages }) =>
      careForPages(loader, loadPage, () => firstStands),
    )
  loader.loadPage = (path) =>
    loadPage(path)
      .catch((error: unknown) => ({ status: 'error' as const, error }))
      .then((page) =>
        isBroken(page)
          ? loadCare().then(
              (takeCare) => takeCare(path, page),
              () => page,
            )
          : page,
      )
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

/** Gatsby's loader remembers for ever that a page did not load, and a plugin that asks it about such a page stops. */
function forgetFailures(): void {
  const { prototype } = BaseLoader
  const { loadPage } = prototype
  prototype.loadPage = function (path) {
    return loadPage.call(this, path).finally(() => {
      // Data that cannot be read count as not found, too.
      for (const [key, { status, notFound }] of this.pageDataDb)
        if (status === 'error' || notFound) this.pageDataDb.delete(key)
      for (const [key, { status }] of this.pageDb) if (status === 'error') this.pageDb.delete(key)
    })
  }
}
