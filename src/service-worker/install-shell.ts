import { kindOf } from './addresses'
import { OFFLINE_MANIFEST, OFFLINE_SCREEN, type ManifestFile, type OfflineManifest } from './offline-manifest'
import { openBuild, openFiles } from './stores'

/** How many files are fetched at once. */
const AT_ONCE = 6

/**
 * Fetches what every page of a build needs. The manifest is stored last: a build that has it is complete.
 * @throws when the deployed site is of another build, or when a file cannot be had; the worker is then not installed,
 * and the browser tries again at its next look
 */
export async function installShell(build: string): Promise<void> {
  const answer = await fetch(OFFLINE_MANIFEST, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`${OFFLINE_MANIFEST} returned HTTP ${answer.status}`)
  const manifest = (await answer.clone().json()) as OfflineManifest
  if (manifest.build !== build)
    throw new Error(
      `the worker belongs to build ${build} but the site is at build ${manifest.build}: a deployment is in progress`,
    )
  await keepFiles(build, manifest.shell)
  const screen = await fetch(OFFLINE_SCREEN, { cache: 'no-cache' })
  if (!screen.ok) throw new Error(`${OFFLINE_SCREEN} returned HTTP ${screen.status}`)
  const store = await openBuild(build)
  await store.put(OFFLINE_SCREEN, screen)
  await store.put(OFFLINE_MANIFEST, answer)
}

/** Keeps files of a build that are not kept yet. */
export async function keepFiles(build: string, files: readonly ManifestFile[]): Promise<void> {
  const named = await openFiles()
  const own = await openBuild(build)
  await inParallel(AT_ONCE, files, async ({ url }) => {
    const isNamed = kindOf(url, false) === 'named-by-content'
    const cache = isNamed ? named : own
    if (await cache.match(url)) return
    // what is named by its content is never out of date
    const answer = await fetch(url, { cache: isNamed ? 'default' : 'no-cache' })
    if (!answer.ok) throw new Error(`${url} returned HTTP ${answer.status}`)
    await cache.put(url, answer)
  })
}

/** Does a thing for each, a few at a time; the first failure ends it. */
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
