import type { GatsbyBrowser } from 'gatsby'
import { hydrateInSteps } from '../gatsby-internals/client/hydrate-in-steps'
import { installContent } from './content'
import { replayQueuedClick } from './queued-click'
import { guardFetchAhead } from '../gatsby-internals/client/fetch-ahead'
import { loadPart } from './errors/load-part'
import { prepareForFailures, watchLoading } from './errors/watch-loading'
import { installShortcuts } from './install-shortcuts'
import { installTextLinks } from './install-text-links'
import { endTravel, placeToReturnTo, watchTravel } from './keep-scroll'
import { announcePage } from './offline/reading'
import { progressOnNavigation, stopProgress } from './progress'
import { installRevealing, revealPlace } from './reveal-place'
import { hasStored } from './storage'
import { allowUndecodableHash } from '../gatsby-internals/client/undecodable-hash'

/** Gatsby fetches every page whose link is in sight; here a page is fetched when a reader turns to its link. */
export const disableCorePrefetching = (): boolean => true

/** How the first page is brought to life. */
export const replaceHydrateFunction: NonNullable<GatsbyBrowser['replaceHydrateFunction']> = () =>
  hydrateInSteps

/** Before the first page is asked for. */
export const onClientEntry: NonNullable<GatsbyBrowser['onClientEntry']> = () => {
  allowUndecodableHash()
  watchLoading()
}

/** Once the first page stands. */
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
}

/** What few pages have, by the selector that finds it, with the script that makes it work. */
const RARE_PARTS = [
  ['[data-contact]', async () => (await import('./contact-form')).installContactForm],
  ['[data-parameter-filter]', async () => (await import('./parameter-filter')).installParameterFilter],
  [
    'html[data-live]',
    async () => (await import(/* webpackChunkName: "live" */ '../live/install')).installLive,
  ],
  ['[data-storage-form]', async () => (await import('./storage-form')).installStorageForm],
] as const

/** After each change of page, the first included. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ location, prevLocation }) => {
  stopProgress()
  announcePage(location.pathname)
  const place = placeToReturnTo(prevLocation === null)
  endTravel()
  const revealed = revealPlace(document, location.hash)
  // a reader who comes back stays where the page was left
  if (revealed && place && place.top > 0) window.scrollTo(0, place.top)
  else revealed?.scrollIntoView()
  if (place?.opened || document.querySelector('[data-detect]') || hasStored('tabs.'))
    void loadPart(() => import('./reading-state')).then(({ bringBack }) => {
      bringBack(document, place)
    })
  for (const [selector, load] of RARE_PARTS)
    if (document.querySelector(selector))
      void loadPart(load).then((install) => {
        install(document)
      })
  watchHeadingsLater()
  const newPage = prevLocation !== null && prevLocation.pathname !== location.pathname
  if (newPage && !location.hash) {
    focusTitle()
    // Gatsby's router then gives the focus to its own wrapper
    document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', focusTitle, { once: true })
  }
}

function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** The first worker of this browser is at work: it does not know yet what is read. */
export const onServiceWorkerActive: NonNullable<GatsbyBrowser['onServiceWorkerActive']> = ({
  serviceWorker,
}) => {
  announcePage(window.location.pathname, serviceWorker.active)
}

/** A newer version is ready. */
export const onServiceWorkerUpdateReady: NonNullable<GatsbyBrowser['onServiceWorkerUpdateReady']> = () => {
  // the next page is of the new version in any case
  import('./offline/update-prompt').then(
    ({ showUpdatePrompt }) => {
      showUpdatePrompt()
    },
    () => undefined,
  )
}

/** The place in the contents is marked from the first scrolling on; a page that is not scrolled needs no script for it. */
function watchHeadingsLater(): void {
  const watch = () => {
    // without it no place is marked, and nothing else is missing
    import('./scroll-spy').then(
      ({ watchHeadings }) => {
        watchHeadings(document)
      },
      () => undefined,
    )
  }
  if (window.scrollY > 0) watch()
  else window.addEventListener('scroll', watch, { once: true, passive: true })
}
