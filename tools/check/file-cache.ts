import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * The part of Gatsby's cache API that the compiler uses, with a JSON file for each key. Several processes can use the
 * same folder at the same time.
 */
export class FileCache {
  private readonly used = new Set<string>()

  constructor(private readonly folder: string) {
    fs.mkdirSync(folder, { recursive: true })
  }

  /** Returns undefined if there is no entry, or a broken one, such as after a crash or on a full disk. */
  get(key: string): Promise<unknown> {
    try {
      return Promise.resolve(JSON.parse(fs.readFileSync(this.fileOf(key), 'utf8')) as unknown)
    } catch (error) {
      if (!(error instanceof SyntaxError) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      return Promise.resolve(undefined)
    }
  }

  set(key: string, value: unknown): Promise<void> {
    const file = this.fileOf(key)
    const unfinished = `${file}.${process.pid}`
    fs.writeFileSync(unfinished, JSON.stringify(value))
    fs.renameSync(unfinished, file)
    return Promise.resolve()
  }

  /** Removes entries that this run didn't use, so that the folder doesn't grow with each edit. */
  forgetOthers(): void {
    for (const name of fs.readdirSync(this.folder))
      // anything else is being written by another process
      if (name.endsWith('.json') && !this.used.has(name))
        fs.rmSync(path.join(this.folder, name), { force: true })
  }

  private fileOf(key: string): string {
    const name = `${createHash('sha1').update(key).digest('hex')}.json`
    this.used.add(name)
    return path.join(this.folder, name)
  }
}
