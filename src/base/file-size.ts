import fs from 'node:fs'

/** Returns the size of a file in bytes; undefined if there is no such file. */
export function fileSize(absolutePath: string): number | undefined {
  if (!fs.existsSync(absolutePath)) return undefined
  const stats = fs.statSync(absolutePath)
  return stats.isFile() ? stats.size : undefined
}
