import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { parseYaml, zodErrors } from '../../content/yaml-source'
import { ContentError } from '../../base/content-error'
import { answerShape } from '../../content/code-host/answer'
import { errorMessage } from '../../base/error-message'

/** Path of the committed snapshot, relative to the project's root. */
export const SNAPSHOT_FILE = 'content/site/code-host.json'

const shape = z.strictObject({
  /** For whoever opens the file: where the facts come from. */
  about: z.string().min(1),
  /** When `make snapshot` fetched it; null when it was written by hand. */
  fetchedAt: z.iso.datetime().nullable(),
  /** True when `size` of the assets is rounded to whole megabytes. */
  sizesAreApproximate: z.boolean(),
  /** What the code host answers to the one query; facts that are not known are null. */
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
 * @param root the project's root
 * @throws {ContentError} when the file is missing, is not JSON, or does not hold an answer to the one query
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
    // The parser names an offset, or says that the text ended too early.
    const offset = /position (\d+)/.exec(reason)?.[1]
    const line = text.slice(0, offset === undefined ? text.length : Number(offset)).split('\n').length
    throw new ContentError(
      SNAPSHOT_FILE,
      line,
      `this is not JSON: ${reason}`,
      'fix the JSON, or refresh the snapshot with `make snapshot`',
    )
  }
}
