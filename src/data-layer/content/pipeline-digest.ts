import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Everything besides content that compiled HTML depends on. */
const SOURCES = [
  'src/markdown',
  'src/sql',
  'src/data-layer/benchmarks',
  'src/data-layer/reference',
  'src/data-layer/site',
  'content/customers',
  'content/site/contact.yml',
  'content/site/release.yml',
  'tools/verify/record-format.ts',
  'content/benchmarks',
  'content/reference/server-functions.json',
  'gatsby-config.ts',
  'package-lock.json',
]

/**
 * Digest of the code that compiles pages. It is part of each cache key and of each page's context: Gatsby runs a page's
 * query again only when its nodes or its context change, and does not see edits of modules that gatsby-node.ts imports.
 */
export function pipelineDigest(root: string): string {
  const hash = createHash('sha1')
  for (const source of SOURCES.flatMap((one) => filesBelow(path.join(root, one))))
    hash.update(path.relative(root, source)).update(fs.readFileSync(source))
  return hash.digest('hex').slice(0, 12)
}

function filesBelow(place: string): string[] {
  if (!fs.existsSync(place)) return []
  if (fs.statSync(place).isFile()) return [place]
  return fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('.test.') && fs.statSync(path.join(place, name)).isFile())
    .sort()
    .map((name) => path.join(place, name))
}
