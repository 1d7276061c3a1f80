import fs from 'node:fs'
import path from 'node:path'
import { createHash } from 'node:crypto'
import type { ReleaseFacts as ReleaseRecord } from '../../src/content/code-host/facts'
import { releaseFacts } from '../../src/content/code-host/facts'
import { readSnapshot } from '../../src/data-layer/code-host/snapshot-file'
import { Compiler } from '../../src/data-layer/content/compiler'
import { siteMetadata } from '../../src/content/site/site-metadata'
import { checkContent } from '../../src/data-layer/validate/check-content'

/** Cache of compiled pages, relative to the root. */
const CACHE = '.cache/content-check'

/**
 * Runs the content check of the build without Gatsby, using the release in the committed snapshot.
 *
 * @returns the problems, sorted by file and line
 */
export async function checkSite(root: string): Promise<Error[]> {
  const { data, fetchedAt, sizesAreApproximate } = await readSnapshot(root)
  const latest: ReleaseRecord = releaseFacts(data, { provenance: 'snapshot', fetchedAt, sizesAreApproximate })
  const metadata = siteMetadata(root)
  const release = {
    version: latest.name,
    tag: latest.tag,
    date: (latest.publishedAt ?? '').slice(0, 10),
  }
  const cache = new FileCache(path.join(root, CACHE))
  const compiler = new Compiler(cache, root, metadata.siteUrl, release, latest)
  const problems = await checkContent(root, (file) => compiler.compile(file))
  cache.forgetOthers()
  return problems
}

/** The part of Gatsby's cache API that the compiler uses, with a JSON file for each key. */
class FileCache {
  private readonly used = new Set<string>()

  constructor(private readonly folder: string) {
    fs.mkdirSync(folder, { recursive: true })
  }

  get(key: string): Promise<unknown> {
    const file = this.fileOf(key)
    return Promise.resolve(
      fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as unknown) : undefined,
    )
  }

  set(key: string, value: unknown): Promise<void> {
    const file = this.fileOf(key)
    fs.writeFileSync(`${file}.new`, JSON.stringify(value))
    fs.renameSync(`${file}.new`, file)
    return Promise.resolve()
  }

  /** Removes entries that this run didn't use, so that the folder doesn't grow with each edit. */
  forgetOthers(): void {
    for (const name of fs.readdirSync(this.folder))
      if (!this.used.has(name)) fs.rmSync(path.join(this.folder, name))
  }

  private fileOf(key: string): string {
    const name = `${createHash('sha1').update(key).digest('hex')}.json`
    this.used.add(name)
    return path.join(this.folder, name)
  }
}
