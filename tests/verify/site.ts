import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { PageRecord } from '../../src/records/record-format'
import type { RunOptions } from '../../tools/verify/run/run-options'
import { runSite } from '../../tools/verify/run/run-site'
import type { Server } from '../../tools/verify/server/server'

/** Output and counts of a run. */
export interface RunReport {
  passed: number
  failed: number
  output: string
}

/** A small site in a temporary folder with pages that a test writes and breaks. */
export class TestSite {
  readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'verify-test-'))

  /** Writes a page with a body and generated front matter. Returns the site. */
  page(id: string, body: string, extra = ''): this {
    const frontMatter = `title: Page\ndescription: A page that exists for a test and says what it is for.\n${extra}`
    return this.file(`content/docs/${id}.mdx`, `---\n${frontMatter}---\n\n${body}\n`)
  }

  /** Writes a file below the root. */
  file(name: string, text: string): this {
    const file = path.join(this.root, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
    return this
  }

  read(name: string): string {
    return fs.readFileSync(path.join(this.root, name), 'utf8')
  }

  exists(name: string): boolean {
    return fs.existsSync(path.join(this.root, name))
  }

  record(id: string): PageRecord {
    return JSON.parse(this.read(`content/docs/${id}.examples.json`)) as PageRecord
  }

  /** Replaces text in a file; the test fails if it doesn't occur. */
  replace(name: string, from: string, to: string): this {
    const text = this.read(name)
    if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`)
    return this.file(name, text.replace(from, to))
  }

  async run(mode: RunOptions['mode'], server: Server, pages?: string): Promise<RunReport> {
    const lines: string[] = []
    const lasting = Object.create(server, { stop: { value: () => Promise.resolve() } }) as Server
    const totals = await runSite(
      { mode, root: this.root, pages },
      { open: () => Promise.resolve(lasting) },
      (line) => lines.push(line),
    )
    return { ...totals, output: lines.join('\n') }
  }

  remove(): void {
    fs.rmSync(this.root, { recursive: true, force: true })
  }
}
