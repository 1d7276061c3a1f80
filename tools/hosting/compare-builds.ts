/**
 * Lists the files in which two builds differ: whether a build is reproducible, or what a deployment changes. Exits with
 * status 1 if there are any.
 * `node --import tsx tools/hosting/compare-builds.ts OLD NEW`
 */
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../src/data-layer/outputs/compress-files'
import { errorMessage } from '../../src/base/error-message'

/** How a build differs from another one. */
export interface Comparison {
  /** Paths of the files that differ or exist in one build only, with the reason. */
  files: { name: string; reason: 'changed' | 'added' | 'removed' }[]
  /** Size of the changed and added files. */
  bytes: number
  /** Size of all files of the new build. */
  totalBytes: number
}

/** Compares the content of all files of two folders. */
export async function compareBuilds(oldFolder: string, newFolder: string): Promise<Comparison> {
  const [oldNames, newNames] = await Promise.all([filesBelow(oldFolder), filesBelow(newFolder)])
  const [inOld, inNew] = [new Set(oldNames), new Set(newNames)]
  const result: Comparison = { files: [], bytes: 0, totalBytes: 0 }
  for (const name of newNames) {
    const content = fs.readFileSync(path.join(newFolder, name))
    result.totalBytes += content.length
    if (inOld.has(name) && fs.readFileSync(path.join(oldFolder, name)).equals(content)) continue
    result.files.push({ name, reason: inOld.has(name) ? 'changed' : 'added' })
    result.bytes += content.length
  }
  for (const name of oldNames) if (!inNew.has(name)) result.files.push({ name, reason: 'removed' })
  return result
}

async function main([oldFolder, newFolder]: string[]): Promise<void> {
  try {
    if (oldFolder === undefined || newFolder === undefined)
      throw new Error('Specify two folders: compare-builds.ts OLD NEW')
    const { files, bytes, totalBytes } = await compareBuilds(oldFolder, newFolder)
    for (const { name, reason } of files) console.log(`${reason} ${name}`)
    const share = totalBytes === 0 ? 0 : (100 * bytes) / totalBytes
    console.log(
      `Different files: ${files.length}, with ${bytes} of ${totalBytes} bytes (${share.toFixed(1)}%)`,
    )
    if (files.length > 0) process.exitCode = 1
  } catch (error) {
    console.error(errorMessage(error))
    process.exitCode = 2
  }
}

if (path.basename(process.argv[1] ?? '') === 'compare-builds.ts') void main(process.argv.slice(2))
