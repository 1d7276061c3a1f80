import { createHash } from 'node:crypto'

/** A file that was read. */
export interface SourceFile {
  /** Path relative to its folder. */
  name: string
  text: string
}

/**
 * Digest of everything that decides what a program prints and stores, as hexadecimal SHA-256: its code, the files next
 * to the programs (lock files and what they share), and the queries that run after it.
 */
export function exampleDigest(
  code: string,
  lockFiles: readonly SourceFile[],
  queries: readonly { sql: string }[] = [],
): string {
  return digestOf([
    { name: 'code', text: code },
    ...sorted(lockFiles),
    ...queries.map(({ sql }, index) => ({ name: `query ${index}`, text: sql })),
  ])
}

/** Digest of all files of a tool's folder besides its record, as hexadecimal SHA-256. */
export function toolDigest(files: readonly SourceFile[]): string {
  return digestOf(sorted(files))
}

function sorted(files: readonly SourceFile[]): SourceFile[] {
  return [...files].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function digestOf(files: readonly SourceFile[]): string {
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`)
  return hash.digest('hex')
}
