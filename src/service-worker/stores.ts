/*
 * Caches of the worker. `site-files` contains files with a content digest in their name and is shared by all builds.
 * Each `site-build-…` contains the documents of one build, so that builds never mix. `site-notes` contains state that
 * has to survive when the browser stops the worker between events.
 */
import { OFFLINE_MANIFEST, type OfflineManifest } from './offline-manifest'

const FILES = 'site-files-v1'
const NOTES = 'site-notes-v1'
const BUILD_PREFIX = 'site-build-v1-'

/** Opens the cache of files with a content digest in their name. */
export const openFiles = (): Promise<Cache> => caches.open(FILES)

/** Opens the cache of a build's documents. */
export const openBuild = (build: string): Promise<Cache> => caches.open(BUILD_PREFIX + build)

/** Parsed manifests by build, because storing a page looks up its build's manifest. */
const manifests = new Map<string, OfflineManifest>()

/** Deletes a build's documents. */
export function deleteBuild(build: string): Promise<boolean> {
  manifests.delete(build)
  return caches.delete(BUILD_PREFIX + build)
}

/** Builds that have a cache, complete or not. */
export async function keptBuilds(): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(BUILD_PREFIX)).map((name) => name.slice(BUILD_PREFIX.length))
}

/** The manifest of a build, or undefined if its shell isn't complete: the manifest is stored last. */
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

/** Stores a build's manifest, which marks its shell as complete. */
export async function storeManifest(build: string, answer: Response): Promise<void> {
  await (await openBuild(build)).put(OFFLINE_MANIFEST, answer)
  manifests.delete(build)
}

/** A copy of a page or file from a complete build: the worker's own build if it has one, otherwise the latest other. */
export async function keptCopy(
  address: RequestInfo,
  own: string,
): Promise<{ answer: Response; build: string } | undefined> {
  try {
    // caches are listed in the order of their creation
    const others = (await keptBuilds()).filter((one) => one !== own).reverse()
    for (const build of [own, ...others]) {
      if (!(await manifestOf(build))) continue
      const answer = await (await openBuild(build)).match(address)
      if (answer) return { answer, build }
    }
  } catch (error) {
    // a broken cache must not prevent the network response from reaching the reader
    console.warn('Pages saved for offline use could not be read:', error)
  }
  return undefined
}

/** Names of caches created by earlier workers of this site, including those of Workbox. */
export async function earlierCaches(): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => /^pages-read-|^gatsby-plugin-offline-/.test(name))
}

/** Reads a note; undefined if it doesn't exist. */
export async function readNote<T>(name: string): Promise<T | undefined> {
  const kept = await (await caches.open(NOTES)).match(`/note/${name}`)
  return kept?.json() as Promise<T> | undefined
}

/** Writes a note, or deletes it if the value is undefined. */
export async function writeNote(name: string, value: unknown): Promise<void> {
  const notes = await caches.open(NOTES)
  if (value === undefined) await notes.delete(`/note/${name}`)
  else await notes.put(`/note/${name}`, new Response(JSON.stringify(value)))
}

/** Names of the notes with a prefix, with the prefix removed. */
export async function notesOf(prefix: string): Promise<string[]> {
  const keys = await (await caches.open(NOTES)).keys()
  const start = `/note/${prefix}`
  return keys
    .map(({ url }) => new URL(url).pathname)
    .filter((one) => one.startsWith(start))
    .map((one) => one.slice(start.length))
}
