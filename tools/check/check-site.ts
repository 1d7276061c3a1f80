import path from 'node:path'
import type { ReleaseFacts as ReleaseRecord } from '../../src/content/code-host/facts'
import { releaseFacts } from '../../src/content/code-host/facts'
import { readSnapshot } from '../../src/data-layer/code-host/snapshot-file'
import { Compiler } from '../../src/data-layer/content/compiler'
import { siteMetadata } from '../../src/content/site/site-metadata'
import { checkContent } from '../../src/data-layer/validate/check-content'
import { FileCache } from './file-cache'

/** Cache of compiled pages, relative to the root. */
const CACHE = '.cache/content-check'

/**
 * Runs the content check of the build without Gatsby, using the release in the committed snapshot.
 *
 * @returns the problems, sorted by file and line
 */
export async function checkSite(root: string): Promise<Error[]> {
  const { data, fetchedAt, sizesAreApproximate } = await readSnapshot(root)
  const latest: ReleaseRecord = releaseFacts(data, { provenance: 'snapshot', fetchedAt, sizesAreApproximate })
  const metadata = siteMetadata(root)
  const release = {
    version: latest.name,
    tag: latest.tag,
    date: (latest.publishedAt ?? '').slice(0, 10),
  }
  const cache = new FileCache(path.join(root, CACHE))
  const compiler = new Compiler(cache, root, metadata.siteUrl, release, latest)
  const problems = await checkContent(root, (file) => compiler.compile(file))
  cache.forgetOthers()
  return problems
}
