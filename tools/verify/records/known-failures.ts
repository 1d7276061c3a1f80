import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

/** A statement that fails on this engine although it should not. */
export interface KnownFailure {
  /** Id of the page, `concept/symbol`. */
  page: string
  /** The complete statement; whitespace is ignored. */
  statement: string
  /** Part of the server's message. */
  message: string
  /** Why the page retains it, with the bug report if there is one. */
  reason: string
}

/** Where they are listed, relative to the root. The file may be missing: then there are none. */
export const KNOWN_FAILURES_FILE = 'content/known-failures.yml'

const text = z.string().trim().min(1)
const SCHEMA = z
  .array(z.strictObject({ page: text, statement: text, message: text, reason: text }))
  .nullable()

/**
 * Reads the list of known failures.
 * @throws {Error} if it is not in order
 */
export function readKnownFailures(root: string): KnownFailure[] {
  const file = path.join(root, KNOWN_FAILURES_FILE)
  if (!fs.existsSync(file)) return []
  const result = SCHEMA.safeParse(parse(fs.readFileSync(file, 'utf8')))
  if (!result.success)
    throw new Error(
      `${KNOWN_FAILURES_FILE}: ${z.prettifyError(result.error).replaceAll('\n', ' ')}: give each entry a page, statement, message, and reason`,
    )
  return result.data ?? []
}
