import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Extensions of files that compress well. Source maps are excluded because only developer tools load them. */
const TEXT = /\.(html|css|js|mjs|json|webmanifest|md|txt|xml|csv|svg|sql)$/

/** Minimum size in bytes. Smaller files fit into a single packet either way. */
const SMALLEST = 1024

/** Compressed formats, and the extension that servers expect after the original name. */
const VARIANT = /\.(br|gz)$/

/**
 * Quality of brotli. Scripts and styles get the best because every reader fetches them. For pages and their data, all
 * of which change with the code or site data, the best quality would take 34 times as long to make them 8 % smaller
 * (measured on this site: 1 MB/s compared with 33 MB/s).
 */
const qualityOf = (name: string): number => (/\.(js|css)$/.test(name) ? 11 : 8)

/** Result of {@link compressFiles}. */
export interface Compression {
  /** Number of files with compressed variants. */
  files: number
  /** Number of distinct contents that were compressed now rather than by an earlier build. */
  fresh: number
}

/**
 * Writes `name.br` and `name.gz` next to each text file larger than 1 KB, for servers that use such variants, and
 * deletes those without an original. Results are cached by the digest of the content.
 *
 * @param folder the finished site
 * @param cache folder of results, which contains those of the last build only
 */
export async function compressFiles(folder: string, cache: string): Promise<Compression> {
  await fs.mkdir(cache, { recursive: true })
  const [names, known] = await Promise.all([filesBelow(folder), fs.readdir(cache)])
  const present = new Set(known)
  /** Results by their name in the cache; files with the same content share one. */
  const results = new Map<string, Promise<void>>()
  const done = new Set<string>()
  let fresh = 0

  const produce = async (key: string, make: () => Promise<Buffer>): Promise<void> => {
    if (present.has(key)) return
    fresh += 1
    // an aborted build must not leave a partial result
    const file = path.join(cache, key)
    await fs.writeFile(`${file}.part`, await make())
    await fs.rename(`${file}.part`, file)
  }
  const compress = async (name: string): Promise<void> => {
    const file = path.join(folder, name)
    const { size } = await fs.stat(file)
    if (size <= SMALLEST) return
    const content = await fs.readFile(file)
    const quality = qualityOf(name)
    const digest = `${createHash('sha256').update(content).digest('hex')}-${quality}`
    const variants = [
      {
        extension: '.br',
        make: () =>
          brotli(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          }),
      },
      { extension: '.gz', make: () => gzipped(content, { level: 9 }) },
    ]
    for (const { extension, make } of variants) {
      const key = digest + extension
      const result = results.get(key) ?? produce(key, make)
      results.set(key, result)
      await result
      await fs.copyFile(path.join(cache, key), file + extension)
      done.add(name + extension)
    }
  }

  // zlib uses threads, so one file per processor keeps all of them busy
  const waiting = names.filter((name) => TEXT.test(name)).values()
  const worker = async (): Promise<void> => {
    for (const name of waiting) await compress(name)
  }
  await Promise.all(Array.from({ length: os.availableParallelism() + 1 }, worker))

  const stale = names.filter((name) => VARIANT.test(name) && !done.has(name))
  await Promise.all([
    ...stale.map((name) => fs.rm(path.join(folder, name))),
    ...known.filter((key) => !results.has(key)).map((key) => fs.rm(path.join(cache, key))),
  ])
  return { files: done.size / 2, fresh: fresh / 2 }
}

/** Returns the paths of all files relative to the folder, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}
