import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Digest of every stylesheet in src/. Gatsby inlines styles in each HTML file, but renders a file again only if its data
 * or its code has changed. The digest is therefore part of the code that renders HTML, so that pages are also rendered
 * again when only a style has changed.
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
