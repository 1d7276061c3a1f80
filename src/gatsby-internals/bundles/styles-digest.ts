import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Digest of every stylesheet in src/. Gatsby writes styles into each HTML file, but writes a file anew only when its
 * data or its code changed: the digest is part of the code that renders HTML, so that a change of styles alone counts.
 */
export function stylesDigest(root: string): string {
  const folder = path.join(root, 'src')
  const hash = createHash('sha1')
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
  for (const name of names.sort())
    hash.update(name.replaceAll(path.sep, '/')).update(fs.readFileSync(path.join(folder, name)))
  return hash.digest('hex').slice(0, 8)
}
