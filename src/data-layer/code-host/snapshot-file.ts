import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { parseYaml, zodErrors } from '../../content/yaml-source'
import { ContentError } from '../../base/content-error'
import { answerShape } from '../../content/code-host/answer'
import { errorMessage } from '../../base/error-message'
import { lineOfJsonMistake } from '../../base/line-of-json-mistake'

/** Path of the committed snapshot, relative to the project's root. */
export const SNAPSHOT_FILE = 'content/site/code-host.json'

const shape = z.strictObject({
  /** The origin of the facts, for people who open the file. */
  about: z.string().min(1),
  /** Time at which `make snapshot` fetched it; null if it's handwritten. */
  fetchedAt: z.iso.datetime().nullable(),
  /** Whether `size` of the assets is rounded to whole megabytes. */
  sizesAreApproximate: z.boolean(),
  /** The code host's response to the query, with null for unknown facts. */
  data: answerShape,
})

/** The committed snapshot. */
export type Snapshot = z.infer<typeof shape>

const REMEDIES = {
  unknown: 'remove it, or refresh the snapshot with `make snapshot`',
  '*': 'fix the value, use null if it is unknown, or refresh the snapshot with `make snapshot`',
}

/**
 * Reads the committed snapshot.
 *
 * @param root the project's root
 * @throws {ContentError} if the file is missing, isn't JSON, or doesn't contain a response to the query
 */
export async function readSnapshot(root: string): Promise<Snapshot> {
  let text: string
  try {
    text = await readFile(path.join(root, SNAPSHOT_FILE), 'utf8')
  } catch (error) {
    const why =
      error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'is missing' : 'cannot be read'
    throw new ContentError(
      SNAPSHOT_FILE,
      undefined,
      `the snapshot ${why}`,
      'restore it or run `make snapshot`',
    )
  }
  const value = parseJson(text)
  const snapshot = shape.safeParse(value)
  if (snapshot.success) return snapshot.data
  const [first] = zodErrors(SNAPSHOT_FILE, parseYaml(SNAPSHOT_FILE, text), snapshot.error, REMEDIES)
  throw first ?? new ContentError(SNAPSHOT_FILE, undefined, 'the snapshot is not valid', REMEDIES['*'])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const reason = errorMessage(error)
    throw new ContentError(
      SNAPSHOT_FILE,
      // without a position, the text ended unexpectedly
      lineOfJsonMistake(text, reason) ?? text.split('\n').length,
      `this is not JSON: ${reason}`,
      'fix the JSON, or refresh the snapshot with `make snapshot`',
    )
  }
}
