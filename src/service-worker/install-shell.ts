import { kindOf } from './addresses'
import { isFile, pageIn } from './check-answer'
import { OFFLINE_MANIFEST, OFFLINE_SCREEN, type ManifestFile, type OfflineManifest } from './offline-manifest'
import { manifestOf, openBuild, openFiles, storeManifest } from './stores'

/** Maximum number of concurrent fetches. */
const AT_ONCE = 6

/** Timeout for fetching one file, in milliseconds, so that a stalled body doesn't block the rest. */
export const LONGEST_FETCH = 60_000

/** The server responded, but not with the content that the manifest lists. */
export class WrongAnswer extends Error {}

/**
 * Fetches and stores the files that every page of a build needs. The manifest is stored last, so a build that has one
 * is complete.
 * @throws if a different build is deployed or a file can't be fetched; installation then fails, and the browser retries
 * on its next update check
 */
export async function installShell(build: string): Promise<void> {
  const answer = await fetch(OFFLINE_MANIFEST, { cache: 'no-store' })
  if (!answer.ok) throw new WrongAnswer(`${OFFLINE_MANIFEST} returned HTTP ${answer.status}`)
  const manifest = (await answer.clone().json()) as OfflineManifest
  if (manifest.build !== build)
    throw new WrongAnswer(
      `the worker belongs to build ${build}, but the site is at build ${manifest.build}: a deployment is in progress`,
    )
  await keepFiles(build, manifest.shell)
  const store = await openBuild(build)
  await store.put(OFFLINE_SCREEN, await fetchPage(OFFLINE_SCREEN, build))
  await refreshPages(manifest)
  await storeManifest(build, answer)
}

/** @throws {WrongAnswer} if the response isn't this page of this build */
async function fetchPage(route: string, build: string): Promise<Response> {
  const answer = await fetch(route, { cache: 'no-cache', signal: AbortSignal.timeout(LONGEST_FETCH) })
  const page = await pageIn(answer.clone())
  if (page?.route !== route || page.build !== build)
    throw new WrongAnswer(`${route} is not the page of build ${build} (HTTP ${answer.status})`)
  return answer
}

/** Refreshes cached pages edited since the previous manifest of the same build, and deletes removed ones. */
async function refreshPages({ build, pages }: OfflineManifest): Promise<void> {
  const store = await openBuild(build)
  const listed = new Map(pages.map((page) => [page.route, page]))
  const earlier = (await manifestOf(build))?.pages ?? []
  await inParallel(AT_ONCE, earlier, async ({ route, sha256 }) => {
    const page = listed.get(route)
    if (page?.sha256 === sha256 || !(await store.match(route))) return
    if (page) await keepFiles(build, page.files)
    if (page) await store.put(route, await fetchPage(route, build))
    else await store.delete(route)
  })
}

/**
 * Fetches and caches files of a build. Cached copies are verified as well, because workers of earlier builds didn't
 * check what they stored.
 * @throws {WrongAnswer} if a response doesn't match the manifest
 */
export async function keepFiles(build: string, listed: readonly ManifestFile[]): Promise<void> {
  const named = await openFiles()
  const own = await openBuild(build)
  await inParallel(AT_ONCE, listed, async (file) => {
    const isNamed = kindOf(file.url, false) === 'named-by-content'
    const cache = isNamed ? named : own
    const kept = await cache.match(file.url)
    if (kept && (await isFile(kept, file))) return
    // a file with a content digest in its name is never stale
    await cache.put(file.url, await fetchFile(file, isNamed ? 'default' : 'no-cache'))
  })
}

/** Fetches a file, and retries past the HTTP cache if the content doesn't match the manifest. */
async function fetchFile(file: ManifestFile, mode: RequestCache): Promise<Response> {
  for (const cache of [mode, 'reload'] as const) {
    const answer = await fetch(file.url, { cache, signal: AbortSignal.timeout(LONGEST_FETCH) })
    if (await isFile(answer.clone(), file)) return answer
  }
  throw new WrongAnswer(`the server returned unexpected content for ${file.url}`)
}

/** Runs `act` for each item with limited concurrency. After the first failure, no further items are started. */
export async function inParallel<T>(
  lanes: number,
  things: readonly T[],
  act: (thing: T) => Promise<void>,
): Promise<void> {
  const rest = [...things]
  const lane = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await act(next)
  }
  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } finally {
    rest.length = 0
  }
}
