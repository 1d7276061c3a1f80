/*
 * Where things are kept. `site-files` holds what is named by its content, for all builds; a `site-build-…` the
 * documents of one build, so that two builds never mix; `site-notes` what the worker must remember when it is
 * stopped between two events.
 */
import { OFFLINE_MANIFEST, type OfflineManifest } from './offline-manifest'

const FILES = 'site-files-v1'
const NOTES = 'site-notes-v1'
const BUILD_PREFIX = 'site-build-v1-'

/** Files that are named by their content. */
export const openFiles = (): Promise<Cache> => caches.open(FILES)

/** Documents of a build. */
export const openBuild = (build: string): Promise<Cache> => caches.open(BUILD_PREFIX + build)

/** Manifests that were read: every page that is kept asks for that of its build. */
const manifests = new Map<string, OfflineManifest>()

/** Deletes a build's documents. */
export function deleteBuild(build: string): Promise<boolean> {
  manifests.delete(build)
  return caches.delete(BUILD_PREFIX + build)
}

/** Builds of which documents are kept, complete or not. */
export async function keptBuilds(): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(BUILD_PREFIX)).map((name) => name.slice(BUILD_PREFIX.length))
}

/** The manifest of a build whose shell is complete (it is stored last), or undefined. */
export async function manifestOf(build: string): Promise<OfflineManifest | undefined> {
  if (!(await keptBuilds()).includes(build)) return undefined
  const known = manifests.get(build)
  if (known) return known
  const kept = await (await openBuild(build)).match(OFFLINE_MANIFEST)
  if (!kept) return undefined
  const manifest = (await kept.json()) as OfflineManifest
  manifests.set(build, manifest)
  return manifest
}

/** Stores the manifest of a build, whose shell is complete. */
export async function storeManifest(build: string, answer: Response): Promise<void> {
  await (await openBuild(build)).put(OFFLINE_MANIFEST, answer)
  manifests.delete(build)
}

/** The copy of a page or file in the newest build that has one and is complete. */
export async function keptCopy(
  address: RequestInfo,
  own: string,
): Promise<{ answer: Response; build: string } | undefined> {
  try {
    for (const build of [own, ...(await keptBuilds()).filter((one) => one !== own)]) {
      if (!(await manifestOf(build))) continue
      const answer = await (await openBuild(build)).match(address)
      if (answer) return { answer, build }
    }
  } catch (error) {
    // a store that is out of order must not keep the network's answer from the reader
    console.warn('Pages saved for offline use could not be read:', error)
  }
  return undefined
}

/** Names of the caches that earlier workers of this site used, among them those of Workbox. */
export async function earlierCaches(): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => /^pages-read-|^gatsby-plugin-offline-/.test(name))
}

/** Reads a note. */
export async function readNote<T>(name: string): Promise<T | undefined> {
  const kept = await (await caches.open(NOTES)).match(`/note/${name}`)
  return kept?.json() as Promise<T> | undefined
}

/** Writes a note, or deletes it when there is nothing to write. */
export async function writeNote(name: string, value: unknown): Promise<void> {
  const notes = await caches.open(NOTES)
  if (value === undefined) await notes.delete(`/note/${name}`)
  else await notes.put(`/note/${name}`, new Response(JSON.stringify(value)))
}

/** Names of the notes that begin so, without that beginning. */
export async function notesOf(prefix: string): Promise<string[]> {
  const keys = await (await caches.open(NOTES)).keys()
  const start = `/note/${prefix}`
  return keys
    .map(({ url }) => new URL(url).pathname)
    .filter((one) => one.startsWith(start))
    .map((one) => one.slice(start.length))
}
