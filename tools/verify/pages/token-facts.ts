import fs from 'node:fs'
import path from 'node:path'
import { readBenchmarks } from '../../../src/content/benchmarks/read-benchmarks'
import { SNAPSHOT_FILE } from '../../../src/data-layer/code-host/snapshot-file'
import type { TokenFacts } from '../../../src/markdown/page-tokens'
import { readFloor } from '../../../src/records/floor'

/**
 * Reads the facts that pages can insert with tokens such as `@release.version@`. The latest release is that of the
 * committed response of the code host; facts that it doesn't contain are left out, so that they're reported where a
 * page uses them.
 *
 * @param version the version and tag of the release to use instead
 */
export function readTokenFacts(root: string, version?: string): TokenFacts {
  const file = path.join(root, SNAPSHOT_FILE)
  const snapshot = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Snapshot) : undefined
  const { name, tagName, publishedAt } = snapshot?.data?.repository?.latestRelease ?? {}
  const release = {
    version: version ?? name ?? tagName,
    tag: version ?? tagName,
    date: publishedAt?.slice(0, 10),
  }
  return {
    release: Object.fromEntries(Object.entries(release).filter(([, value]) => value !== undefined)),
    benchmarks: readBenchmarks(root).read,
    site: { exampleCount: readFloor(root) ?? 0 },
  }
}

interface Snapshot {
  data?: {
    repository?: {
      latestRelease?: { name?: string | null; tagName?: string; publishedAt?: string | null }
    }
  }
}
