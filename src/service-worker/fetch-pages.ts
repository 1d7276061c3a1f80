import { inParallel } from './install-shell'
import { fetchAndKeep } from './keep-page'
import { countBytes } from './kept-bytes'
import type { FromWorker } from './messages'
import { OFFLINE_SCREEN, type OfflineManifest } from './offline-manifest'
import { readPages } from './read-pages'
import { buildsBeingRead } from './readers'
import { deleteBuild, keptBuilds, manifestOf, openBuild, openFiles, readNote, writeNote } from './stores'
import { isFull } from './trouble'

/** How many pages are fetched at once. */
const AT_ONCE = 6

/** How often tabs hear how far it is, in milliseconds. */
const TELL_EVERY = 200

let running: Promise<void> | undefined
let wishes = 0
let stopped = false
let trouble: FromWorker['trouble'] = null
let lastTold = 0

/** Routes whose documents are kept in a build's store. */
async function keptRoutes(build: string): Promise<Set<string>> {
  const manifest = await manifestOf(build)
  const pages = new Set(manifest?.pages.map(({ route }) => route))
  const keys = await (await openBuild(build)).keys()
  return new Set(keys.map(({ url }) => new URL(url).pathname).filter((path) => pages.has(path)))
}

/** What is kept, for those who ask. */
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

/** Tells all tabs what is kept. */
export async function tell(clients: Clients, own: string): Promise<void> {
  const message = await state(own)
  for (const client of await clients.matchAll({ includeUncontrolled: true })) client.postMessage(message)
}

/**
 * Brings what is kept up to this worker's build: every page that was read or is kept of an earlier build, and all
 * pages when a reader asked for them. Stores of earlier builds go when nothing needs them any more.
 */
export function fetchPages(clients: Clients, own: string): Promise<void> {
  stopped = false
  wishes++
  running ??= untilDone(clients, own)
  return running
}

/** Fetches every page, now and after each new build, until a reader stops it. */
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

/** A wish that comes while pages are fetched is looked at when that ends. */
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

/** Ends a fetch that is going on. */
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
 * Deletes what only closed tabs of earlier builds needed. A build stays while it has a page that this build lists but
 * that could not be fetched yet.
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

/** Deletes the pages that nobody read, and no longer wants all of them. */
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
