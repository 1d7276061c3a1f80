import type { GatsbyBrowser } from 'gatsby'
import { hydrateInSteps } from '../gatsby-internals/client/hydrate-in-steps'
import { installContent } from './content/content'
import { replayQueuedClick } from './before-paint/queued-click'
import { guardFetchAhead } from '../gatsby-internals/client/fetch-ahead'
import { loadPart } from './errors/load-part'
import { prepareForFailures, watchLoading } from './errors/watch-loading'
import { installShortcuts } from './keyboard/install-shortcuts'
import { installTextLinks } from './text-links/install-text-links'
import { endTravel, placeToReturnTo, watchTravel } from './navigation/keep-scroll'
import { announcePage } from './offline/reading'
import { progressOnNavigation, stopProgress } from './navigation/progress'
import { installRevealing, revealPlace } from './navigation/reveal-place'
import { hasStored } from './shared/storage'
import { allowUndecodableHash } from '../gatsby-internals/client/undecodable-hash'

/** Gatsby prefetches every page whose link is visible; this site only those whose link is hovered or focused. */
export const disableCorePrefetching = (): boolean => true

/** Hydrates the first page. */
export const replaceHydrateFunction: NonNullable<GatsbyBrowser['replaceHydrateFunction']> = () =>
  hydrateInSteps

/** Runs before the first page is requested. */
export const onClientEntry: NonNullable<GatsbyBrowser['onClientEntry']> = () => {
  allowUndecodableHash()
  watchLoading()
}

/** Runs once the first page has been rendered. */
export const onInitialClientRender: NonNullable<GatsbyBrowser['onInitialClientRender']> = () => {
  guardFetchAhead()
  installContent(document)
  installRevealing(document)
  installShortcuts(document)
  installTextLinks(document)
  progressOnNavigation()
  watchTravel()
  prepareForFailures()
  replayQueuedClick()
  if (process.env.NODE_ENV === 'development')
    void import('./develop/problem-panel').then(({ installProblemPanel }) => {
      installProblemPanel()
    })
}

/** Parts that few pages have: their selector, and the script that installs them. */
const RARE_PARTS = [
  ['[data-contact]', async () => (await import('./contact/contact-form')).installContactForm],
  [
    '[data-parameter-filter]',
    async () => (await import('./parameter-filter/parameter-filter')).installParameterFilter,
  ],
  ['[data-storage-form]', async () => (await import('./storage-calculator/storage-form')).installStorageForm],
] as const

/** Adds the buttons that run examples. If their code can't be loaded, as without a network, the page is complete without them. */
function installLive(): void {
  import(/* webpackChunkName: "live" */ '../live/install').then(
    (part) => {
      part.installLive(document)
    },
    () => undefined,
  )
}

/** Runs after each page change, including the first page. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ location, prevLocation }) => {
  stopProgress()
  announcePage(location.pathname)
  const place = placeToReturnTo(prevLocation === null)
  endTravel()
  const revealed = revealPlace(document, location.hash)
  // a reader who goes back returns to the previous position
  if (revealed && place && place.top > 0) window.scrollTo(0, place.top)
  else revealed?.scrollIntoView()
  const has = (selector: string) => document.querySelector(selector) !== null
  const detects = has('[data-detect]')
  if (place?.opened || hasStored('tabs.') || (location.hash && has('[data-tabs]')) || (place?.top && detects))
    void loadPart(() => import('./navigation/reading-state')).then(({ bringBack }) => {
      bringBack(document, place)
    })
  // nothing to bring back: only the panel for the reader's system
  else if (detects)
    void loadPart(() => import('./content/tabs')).then(({ restoreTabs }) => {
      restoreTabs(document)
    })
  for (const [selector, load] of RARE_PARTS)
    if (has(selector))
      void loadPart(load).then((install) => {
        install(document)
      })
  if (document.documentElement.dataset.live !== undefined) installLive()
  watchHeadingsLater()
  const newPage = prevLocation !== null && prevLocation.pathname !== location.pathname
  if (newPage && !location.hash) {
    focusTitle()
    // Gatsby's router then moves the focus to its own wrapper
    document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', focusTitle, { once: true })
  }
}

function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** Loads the scroll spy on the first scroll, because the page doesn't need it before. */
function watchHeadingsLater(): void {
  const watch = () => {
    // if it fails to load, only the mark is missing
    import('./navigation/scroll-spy').then(
      ({ watchHeadings }) => {
        watchHeadings(document)
      },
      () => undefined,
    )
  }
  if (window.scrollY > 0) watch()
  else window.addEventListener('scroll', watch, { once: true, passive: true })
}
