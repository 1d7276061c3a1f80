import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CompiledPage } from '../../markdown/compile-page'
import { readAllContent } from '../../content/content-file'
import { readRecord } from '../content/read-record'
import { checkContent } from './check-content'
import { orphanRecords } from './check-records'

const RECORD = '{\n  "engine": "9.0.1",\n  "examples": []\n}\n'

let root: string
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'records-'))))
afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true })
})

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
function page(name: string, body = 'Text.'): void {
  write(
    `content/docs/${name}.mdx`,
    `---\ntitle: Page\ndescription: A page that exists for this test and says what it is for.\n---\n${body}\n`,
  )
}
const orphans = (unread: string[] = []) =>
  orphanRecords(root, readAllContent(root).files, unread).map(({ message }) => message)

describe('orphanRecords', () => {
  it('is content with a record beside each page, and with a fragment that is its own page', () => {
    page('a')
    page('partials/alone')
    write('content/docs/a.examples.json', RECORD)
    write('content/docs/partials/alone.examples.json', RECORD)
    expect(orphans()).toEqual([])
  })

  it('finds the record that a renamed page left behind', () => {
    page('new')
    write('content/docs/old.examples.json', RECORD)
    expect(orphans()).toEqual([
      'content/docs/old.examples.json:1: the record does not belong to any page with its own examples. if the page was renamed, move the record next to it; otherwise, remove the record.',
    ])
  })

  it('finds the record of a fragment that a page includes by now', () => {
    page('a', '<Include table="t"\n  name="partials/note" />')
    page('partials/note')
    write('content/docs/partials/note.examples.json', RECORD)
    expect(orphans().join()).toContain('partials/note.examples.json')
  })

  it('leaves alone the record of a page that cannot be read', () => {
    write('content/docs/a.mdx', 'no front matter')
    write('content/docs/a.examples.json', RECORD)
    expect(orphans(['content/docs/a.mdx'])).toEqual([])
  })
})

describe('checkContent', () => {
  it('reports problems of records, of pages that compile as well', async () => {
    page('a')
    write('content/docs/old.examples.json', RECORD)
    const problem = {
      file: 'content/docs/a.mdx',
      line: 7,
      problem: 'the example has no record',
      instead: 'run',
    }
    const compiled = {
      links: [],
      anchors: [],
      openErrorLines: [],
      recordProblems: [problem],
      diagrams: [],
    } as unknown as CompiledPage
    const messages = (await checkContent(root, () => Promise.resolve(compiled))).map(({ message }) => message)
    expect(messages).toContain('content/docs/a.mdx:7: the example has no record. run.')
    expect(messages.join('\n')).toContain(
      'content/docs/old.examples.json:1: the record does not belong to any page',
    )
  })

  it('reports drawings of no page, unless a page that has a problem may use them', async () => {
    page('a')
    write('content/diagrams/old.svg', '<svg/>')
    const compiled = { links: [], anchors: [], openErrorLines: [], recordProblems: [], diagrams: [] }
    const orphan = expect.stringContaining('content/diagrams/old.svg: no page uses the diagram') as string
    const messages = async (compile: () => Promise<CompiledPage>) =>
      (await checkContent(root, compile)).map(({ message }) => message)
    expect(await messages(() => Promise.resolve(compiled as unknown as CompiledPage))).toContainEqual(orphan)
    expect(await messages(() => Promise.reject(new AggregateError([])))).not.toContainEqual(orphan)
  })
})

describe('readRecord', () => {
  const file = () => ({ file: 'content/docs/a.mdx', absolutePath: path.join(root, 'content/docs/a.mdx') })

  it('tells the line of each entry', () => {
    write(
      'content/docs/a.examples.json',
      '{\n  "examples": [\n    {\n      "sql": "a"\n    },\n    { "sql": "b" }\n  ]\n}',
    )
    expect([0, 1].map((at) => readRecord(file())?.lineOf(at))).toEqual([3, 6])
  })

  it.each([
    ['{\n  "examples": [\n    { "sql": "a" }\n    { "sql": "b" }\n  ]\n}', 4],
    ['{\n  "engine": "9.0.1",\n<<<<<<< HEAD\n  "examples": []\n}', 3],
    ['{\n  "engine": "9.0.1",\n  "examples": [\n<<<<<<< HEAD\n    { "sql": "a" }\n  ]\n}', 4],
  ])('names the line of a mistake in %j', (text, line) => {
    write('content/docs/a.examples.json', text)
    expect(() => readRecord(file())).toThrow(`content/docs/a.examples.json:${line}: the record could not`)
  })

  it.each(['{', '{}'])('names the file and the remedy when it holds %s', (text) => {
    write('content/docs/a.examples.json', text)
    expect(() => readRecord(file())).toThrow(
      /^content\/docs\/a\.examples\.json(?::1)?: the record could not be read: .* make record PAGE=a\.$/,
    )
  })
})
