import { inParallel } from './install-shell'
import { fetchAndKeep } from './keep-page'
import { countBytes } from './kept-bytes'
import type { FromWorker } from './messages'
import { OFFLINE_SCREEN, type OfflineManifest } from './offline-manifest'
import { readPages } from './read-pages'
import { buildsBeingRead } from './readers'
import { deleteBuild, keptBuilds, manifestOf, openBuild, openFiles, readNote, writeNote } from './stores'
import { isFull } from './trouble'

/** Maximum number of pages fetched concurrently. */
const AT_ONCE = 6

/** Minimum interval between progress messages to tabs, in milliseconds. */
const TELL_EVERY = 200

let running: Promise<void> | undefined
let wishes = 0
let stopped = false
let trouble: FromWorker['trouble'] = null
let lastTold = 0

/** Routes whose documents are in a build's cache. */
async function keptRoutes(build: string): Promise<Set<string>> {
  const manifest = await manifestOf(build)
  const pages = new Set(manifest?.pages.map(({ route }) => route))
  const keys = await (await openBuild(build)).keys()
  return new Set(keys.map(({ url }) => new URL(url).pathname).filter((path) => pages.has(path)))
}

/** The current state of offline storage, as the message that is sent to tabs. */
export async function state(own: string): Promise<FromWorker> {
  const kept = new Set<string>()
  for (const build of await keptBuilds()) for (const route of await keptRoutes(build)) kept.add(route)
  const pages = (await manifestOf(own))?.pages ?? []
  return {
    site: 'kept',
    build: own,
    pages: pages
      .filter(({ route }) => kept.has(route) && route !== OFFLINE_SCREEN)
      .map(({ route, title }) => ({ route, title })),
    total: pages.filter(({ route }) => route !== OFFLINE_SCREEN).length,
    ...countBytes(pages, kept),
    wanted: (await readNote<boolean>('wanted')) ?? false,
    fetching: running !== undefined,
    trouble,
  }
}

/** Sends the {@link state} to all tabs. */
export async function tell(clients: Clients, own: string): Promise<void> {
  const message = await state(own)
  for (const client of await clients.matchAll({ includeUncontrolled: true })) client.postMessage(message)
}

/**
 * Fetches this worker's build of every page that was read or is cached from an earlier build, and of all pages if the
 * reader requested them. Caches of earlier builds are deleted once nothing needs them.
 */
export function fetchPages(clients: Clients, own: string): Promise<void> {
  stopped = false
  wishes++
  running ??= untilDone(clients, own)
  return running
}

/** Fetches every page, now and after each new build, until the reader stops it. */
export async function fetchAll(clients: Clients, own: string): Promise<void> {
  try {
    await writeNote('wanted', true)
  } catch (error) {
    if (!isFull(error)) throw error
    trouble = 'no room'
    console.warn('Some pages could not be saved for offline use:', error)
    return tell(clients, own)
  }
  return fetchPages(clients, own)
}

/** Repeats as long as requests arrive during a run, because they may have added pages. */
async function untilDone(clients: Clients, own: string): Promise<void> {
  try {
    for (let seen = 0; seen !== wishes;) {
      seen = wishes
      await bringUpToDate(clients, own)
    }
  } finally {
    running = undefined
    await tell(clients, own)
  }
}

/** Stops a running download: no further pages are started. */
export function stopFetching(): void {
  stopped = true
}

async function bringUpToDate(clients: Clients, own: string): Promise<void> {
  const manifest = await manifestOf(own)
  if (!manifest) return
  const wantsAll = (await readNote<boolean>('wanted')) ?? false
  const earlier = (await keptBuilds()).filter((build) => build !== own)
  const before = await readPages()
  for (const build of earlier) for (const route of await keptRoutes(build)) before.add(route)
  const have = await keptRoutes(own)
  const missing = manifest.pages
    .map(({ route }) => route)
    .filter((route) => !have.has(route) && (wantsAll || before.has(route)))
  trouble = null
  try {
    await inParallel(AT_ONCE, missing, async (route) => {
      if (stopped) return
      if (!(await fetchAndKeep(route, own))) console.warn(`${route} could not be saved`)
      if (Date.now() - lastTold < TELL_EVERY) return
      lastTold = Date.now()
      await tell(clients, own)
    })
  } catch (error) {
    trouble = isFull(error) ? 'no room' : 'no connection'
    console.warn('Some pages could not be saved for offline use:', error)
    return
  }
  if (!stopped) await forgetEarlierBuilds(clients, manifest)
}

/**
 * Deletes builds that no open tab uses, and files that no remaining build lists. An earlier build is retained while it
 * has a page that is listed in this build but couldn't be fetched yet.
 */
async function forgetEarlierBuilds(clients: Clients, { build: own, pages }: OfflineManifest): Promise<void> {
  const read = await buildsBeingRead(clients)
  const have = await keptRoutes(own)
  const missing = pages.map(({ route }) => route).filter((route) => !have.has(route))
  for (const build of await keptBuilds()) {
    if (build === own || read.has(build)) continue
    const earlier = await keptRoutes(build)
    if (!missing.some((route) => earlier.has(route))) await deleteBuild(build)
  }
  const used = new Set<string>()
  for (const build of await keptBuilds()) {
    const manifest = await manifestOf(build)
    for (const { url } of manifest?.shell ?? []) used.add(url)
    for (const { files } of manifest?.pages ?? []) for (const { url } of files) used.add(url)
  }
  const files = await openFiles()
  for (const request of await files.keys())
    if (!used.has(new URL(request.url).pathname)) await files.delete(request)
}

/** Deletes all pages that the reader hasn't opened, and cancels the request to download every page. */
export async function removePages(): Promise<void> {
  stopFetching()
  await running
  await writeNote('wanted', undefined)
  const read = await readPages()
  for (const build of await keptBuilds()) {
    const store = await openBuild(build)
    for (const route of await keptRoutes(build))
      if (!read.has(route) && route !== OFFLINE_SCREEN) await store.delete(route)
  }
  trouble = null
}
