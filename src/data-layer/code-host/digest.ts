import { createHash } from 'node:crypto'
import type { CodeHostAnswer } from '../../content/code-host/answer'
import { chosenAnswer } from './shared-choice'

/**
 * Returns a digest of the facts that written pages use: the tag, name, date, and URL of the latest release. Counts are
 * excluded, so that a new star doesn't recompile 230 pages.
 *
 * @returns 16 hexadecimal digits, the same in all processes of a build
 * @throws {ContentError} like `chosenAnswer`
 */
export async function codeHostDigest(): Promise<string> {
  return digestOf((await chosenAnswer()).answer)
}

/** Returns the digest of a response; see {@link codeHostDigest}. */
export function digestOf({ repository: { latestRelease } }: CodeHostAnswer): string {
  const { tagName, name, publishedAt, url } = latestRelease
  return createHash('sha256')
    .update(JSON.stringify([tagName, name, publishedAt, url]))
    .digest('hex')
    .slice(0, 16)
}
