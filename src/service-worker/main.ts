/*
 * The site's part of the service worker. gatsby-plugin-offline generates the worker and appends this script (option
 * `appendScript`), so both run in one scope. This script replaces Workbox's precache and routes: it handles caching
 * and all responses.
 */
import { kindOf } from './addresses'
import { answerAppData, answerBuildData, answerOther, answerPageData } from './answer-data'
import { answerDocument } from './answer-document'
import { answerFile } from './answer-file'
import { fetchAll, fetchPages, removePages, state, stopFetching, tell } from './fetch-pages'
import { installShell } from './install-shell'
import { fetchAndKeep } from './keep-page'
import type { ToWorker } from './messages'
import { noteReader } from './readers'
import { inheritPages, noteRead } from './read-pages'
import { writeNote } from './stores'
import { unlessFull } from './trouble'

declare const self: ServiceWorkerGlobalScope
declare const workbox: {
  routing: { Router: { prototype: { handleRequest: (given: { event: FetchEvent }) => unknown } } }
  precaching: { PrecacheController: { prototype: object } }
}
/** Gatsby's message handlers, for its app shell, which we don't use, and for clearing its runtime cache. */
declare const MessageAPI: Record<string, () => void>

/** The build that this worker belongs to. The placeholder is replaced at the end of the build, see outputs/offline. */
const BUILD = '%SITE_BUILD%'

/** Delay before the first worker installs, in milliseconds, so that it doesn't compete with the page's own loading. */
const AFTER_FIRST_PAGE = 2500

const doNothing = () => undefined
Object.assign(MessageAPI, Object.fromEntries(Object.keys(MessageAPI).map((name) => [name, doNothing])))

// Workbox's precache would store whatever the server returns with status 200. It stays empty: the shell contains the
// same files, and their content is checked.
Object.assign(workbox.precaching.PrecacheController.prototype, {
  install: () => Promise.resolve(),
  activate: () => Promise.resolve(),
  getURLsToCacheKeys: () => new Map(),
})

self.addEventListener('install', (event) => {
  const later = self.registration.active ? 0 : AFTER_FIRST_PAGE
  event.waitUntil(new Promise((resolve) => setTimeout(resolve, later)).then(() => installShell(BUILD)))
})

self.addEventListener('activate', (event) => {
  const inherited = unlessFull(inheritPages)
  event.waitUntil(inherited)
  // not awaited, because activation would delay requests until every page is fetched
  void inherited.then(() => unlessFull(() => fetchPages(self.clients, BUILD)))
})

// Workbox's router responds through this method. If it returns undefined, the request goes to the network as usual.
workbox.routing.Router.prototype.handleRequest = ({ event }) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return undefined
  switch (kindOf(url.pathname, request.mode === 'navigate')) {
    case 'document':
      return answerDocument(event, BUILD)
    case 'app-data':
      return answerAppData(event)
    case 'page-data':
      return answerPageData(event)
    case 'static-query':
    case 'search':
      return answerBuildData(event, BUILD)
    case 'named-by-content':
      return answerFile(event, BUILD)
    default:
      return answerOther(event, BUILD)
  }
}

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker | null
  if (typeof message !== 'object' || message === null || !('site' in message)) return
  event.waitUntil(unlessFull(() => act(message, event.source as Client | null)))
})

async function act(message: ToWorker, source: Client | null): Promise<void> {
  switch (message.site) {
    case 'reading': {
      await noteReader(source?.id ?? '', message.build)
      await noteRead([message.route])
      await fetchAndKeep(message.route, BUILD)
      // resumes a download that a closed tab or lost connection interrupted
      await fetchPages(self.clients, BUILD)
      return
    }
    case 'ask':
      source?.postMessage(await state(BUILD))
      return
    case 'fetch-all':
      await fetchAll(self.clients, BUILD)
      return
    case 'stop':
      stopFetching()
      await writeNote('wanted', undefined)
      // a fetch that finished in the meantime may have reported `wanted` as still true
      await tell(self.clients, BUILD)
      return
    case 'remove':
      await removePages()
      await tell(self.clients, BUILD)
  }
}
