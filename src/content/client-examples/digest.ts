import { createHash } from 'node:crypto'

/** A file that was read. */
export interface SourceFile {
  /** Path relative to its folder. */
  name: string
  text: string
}

/**
 * Returns the digest of everything that determines a program's output and stored rows, as hexadecimal SHA-256: its
 * code, shared files and lock files, and the queries that run afterward.
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

/** Returns the digest of all files in a tool's folder except its record, as hexadecimal SHA-256. */
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
