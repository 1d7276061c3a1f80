import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ContentError } from '../../base/content-error'
import { fetchLiveAnswer } from './fetch-live-answer'
import { readSettings } from './settings'
import { readSnapshot, SNAPSHOT_FILE, type Snapshot } from './snapshot-file'
import { CodeHostUnavailable, oneLine } from './unavailable'

/** What a refresh depends on; the tests replace each part. */
export interface RefreshInputs {
  env: NodeJS.ProcessEnv
  /** The project's root. */
  root: string
  print: (line: string) => void
  /** Milliseconds that the code host may take; 10 s if left out. */
  timeoutMs?: number
}

/**
 * Fetches the snapshot anew and prints what changed. Writes nothing unless the answer has the promised shape.
 * The notes in the snapshot are written by us: they stay while the release stays, and a new release begins
 * without notes.
 * @returns exit code: 0 when the snapshot is fresh, 1 when it was left as it was
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
      about: `The code host's answer to the query in src/content/code-host/query.ts, for builds without its live API. Fetched by \`make snapshot\`, except the notes (description), which are our own summary. What is null is not known.`,
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

/** The snapshot so far; a broken one is replaced, as its own error message advises. */
async function readOld(root: string, print: (line: string) => void): Promise<Snapshot | undefined> {
  try {
    return await readSnapshot(root)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    print(`snapshot: replacing the entire file, because ${error.message}`)
    return undefined
  }
}

/** Renaming makes the change whole: nobody reads half a snapshot. */
async function writeSnapshot(root: string, snapshot: Snapshot): Promise<void> {
  const file = path.join(root, SNAPSHOT_FILE)
  await writeFile(`${file}.new`, `${JSON.stringify(snapshot, null, 2)}\n`)
  await rename(`${file}.new`, file)
}

/** One line for each value that differs, as `path: old → new`. */
function differences(before: unknown, after: unknown): string[] {
  const [old, now] = [leaves(before), leaves(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key))
    .map((key) => `${key}: ${oneLine(old.get(key) ?? 'absent')} → ${oneLine(now.get(key) ?? 'absent')}`)
}

/** Every value below `value` that is no object, as JSON by its path. Entries of lists go by their name. */
function leaves(value: unknown, at = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return found.set(at, JSON.stringify(value))
  for (const [key, child] of Object.entries(value)) {
    const name = Array.isArray(value) ? (nameOf(child) ?? key) : key
    leaves(child, at ? `${at}.${name}` : name, found)
  }
  return found
}

/** What an entry of a list goes by: the name of an asset, the kind of a reaction. */
function nameOf(entry: unknown): string | undefined {
  const { name, content } = (entry ?? {}) as { name?: unknown; content?: unknown }
  return [name, content].find((text) => typeof text === 'string')
}
