import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** SHA-1 digests of files by path relative to the root; null if a file doesn't exist. */
export type FileDigests = Record<string, string | null>

/** Reads files and returns their digests. */
export function digestsOf(root: string, files: readonly string[]): FileDigests {
  return Object.fromEntries(
    files.map((file) => {
      const place = path.join(root, file)
      if (!fs.existsSync(place)) return [file, null]
      return [file, createHash('sha1').update(fs.readFileSync(place)).digest('hex')]
    }),
  )
}

/** Returns a digest that changes with the files in these folders, based only on names, sizes, and times. */
export function filesStamp(root: string, folders: readonly string[]): string {
  const hash = createHash('sha1')
  for (const folder of folders) {
    const place = path.join(root, folder)
    if (!fs.existsSync(place)) continue
    for (const name of fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).sort()) {
      const { size, mtimeMs } = fs.statSync(path.join(place, name))
      hash.update(JSON.stringify([folder, name, size, mtimeMs]))
    }
  }
  return hash.digest('hex')
}
