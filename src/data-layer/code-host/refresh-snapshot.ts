import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ContentError } from '../../base/content-error'
import { fetchLiveAnswer } from './fetch-live-answer'
import { readSettings } from './settings'
import { readSnapshot, SNAPSHOT_FILE, type Snapshot } from './snapshot-file'
import { CodeHostUnavailable, oneLine } from './unavailable'

/** Dependencies, which tests replace. */
export interface RefreshInputs {
  env: NodeJS.ProcessEnv
  /** The project's root. */
  root: string
  print: (line: string) => void
  /** Timeout of the code host in milliseconds; 10 s by default. */
  timeoutMs?: number
}

/**
 * Fetches the snapshot and prints the changes. Writes it only if the response has the expected shape. The notes in the
 * snapshot are written by us: they're retained as long as the release is the same, and a new release has none at first.
 *
 * @returns exit code: 0 if the snapshot is up to date, 1 if it wasn't changed because of an error
 */
export async function refreshSnapshot({ env, root, print, timeoutMs }: RefreshInputs): Promise<0 | 1> {
  try {
    const settings = readSettings(env)
    if (!settings.token) {
      print(
        'snapshot: nothing was changed, because GITHUB_TOKEN is not set and the code host requires a token',
      )
      return 1
    }
    const data = await fetchLiveAnswer(settings, timeoutMs)
    const old = await readOld(root, print)
    const release = data.repository.latestRelease
    const oldRelease = old?.data.repository.latestRelease
    const sameRelease = oldRelease?.tagName === release.tagName
    release.description = sameRelease ? oldRelease.description : null
    await writeSnapshot(root, {
      about: `The code host's response to the query in src/content/code-host/query.ts, used when a build can't reach its API. Fetched by \`make snapshot\`, except for the release notes (description), which are our own summary. A null value means unknown.`,
      fetchedAt: new Date().toISOString(),
      sizesAreApproximate: false,
      data,
    })
    const changes = old ? differences(old.data, data) : []
    for (const change of changes) print(`snapshot: ${change}`)
    print(`snapshot: ${SNAPSHOT_FILE} is up to date (release ${release.tagName}, ${changes.length} changes)`)
    if (release.description === null)
      print(
        'snapshot: write a summary of its notes in your own words at data.repository.latestRelease.description',
      )
    return 0
  } catch (error) {
    if (!(error instanceof CodeHostUnavailable) && !(error instanceof ContentError)) throw error
    print(`snapshot: nothing was changed, because ${error.message}`)
    return 1
  }
}

/** The previous snapshot. An invalid one is replaced, as its error message recommends. */
async function readOld(root: string, print: (line: string) => void): Promise<Snapshot | undefined> {
  try {
    return await readSnapshot(root)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    print(`snapshot: replacing the entire file, because ${error.message}`)
    return undefined
  }
}

/** Renaming makes the change atomic, so that nobody reads a partial snapshot. */
async function writeSnapshot(root: string, snapshot: Snapshot): Promise<void> {
  const file = path.join(root, SNAPSHOT_FILE)
  await writeFile(`${file}.new`, `${JSON.stringify(snapshot, null, 2)}\n`)
  await rename(`${file}.new`, file)
}

/** Returns a line for each changed value, in the form `path: old → new`. */
function differences(before: unknown, after: unknown): string[] {
  const [old, now] = [leaves(before), leaves(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key))
    .map((key) => `${key}: ${oneLine(old.get(key) ?? 'absent')} → ${oneLine(now.get(key) ?? 'absent')}`)
}

/** Returns all scalar values below `value` as JSON by path. Items of lists are identified by their name. */
function leaves(value: unknown, at = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return found.set(at, JSON.stringify(value))
  for (const [key, child] of Object.entries(value)) {
    const name = Array.isArray(value) ? (nameOf(child) ?? key) : key
    leaves(child, at ? `${at}.${name}` : name, found)
  }
  return found
}

/** Returns what identifies an item of a list: the name of an asset, or the kind of a reaction. */
function nameOf(entry: unknown): string | undefined {
  const { name, content } = (entry ?? {}) as { name?: unknown; content?: unknown }
  return [name, content].find((text) => typeof text === 'string')
}
