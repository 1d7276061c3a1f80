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

/**
 * Returns a digest that changes with the files in these folders, based only on names, sizes, and times. It's fast, but
 * differs between checkouts, so nothing that is published may depend on it.
 */
export function filesStamp(root: string, folders: readonly string[]): string {
  return digestOfFolders(root, folders, (file) => {
    const { size, mtimeMs } = fs.statSync(file)
    return `${size} ${mtimeMs}`
  })
}

/** Returns a digest of the names and contents of the files in these folders, which is the same in each checkout. */
export function filesDigest(root: string, folders: readonly string[]): string {
  return digestOfFolders(root, folders, (file) => (fs.statSync(file).isFile() ? fs.readFileSync(file) : ''))
}

function digestOfFolders(
  root: string,
  folders: readonly string[],
  stateOf: (file: string) => string | Buffer,
): string {
  const hash = createHash('sha1')
  for (const folder of folders) {
    const place = path.join(root, folder)
    if (!fs.existsSync(place)) continue
    for (const name of fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).sort())
      hash.update(JSON.stringify([folder, name])).update(stateOf(path.join(place, name)))
  }
  return hash.digest('hex')
}
