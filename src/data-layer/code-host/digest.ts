import { createHash } from 'node:crypto'
import type { CodeHostAnswer } from '../../content/code-host/answer'
import { chosenAnswer } from './shared-choice'

/**
 * Stands for what written pages take from the code host: tag, name, date and address of the latest release.
 * Counts are left out, so that a new star does not compile 230 pages again.
 * @returns 16 hexadecimal digits, the same in every process of a build
 * @throws {ContentError} as `chosenAnswer`
 */
export async function codeHostDigest(): Promise<string> {
  return digestOf((await chosenAnswer()).answer)
}

/** The digest of one answer; see {@link codeHostDigest}. */
export function digestOf({ repository: { latestRelease } }: CodeHostAnswer): string {
  const { tagName, name, publishedAt, url } = latestRelease
  return createHash('sha256')
    .update(JSON.stringify([tagName, name, publishedAt, url]))
    .digest('hex')
    .slice(0, 16)
}
