import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listRecords, readRecord, recordFileOf, writeRecord } from './record-files'
import type { PageRecord } from './record-format'

const FILE = 'content/docs/a.examples.json'
const EMPTY: PageRecord = { engine: '9.0.1', examples: [] }
const RECORD: PageRecord = {
  engine: '9.0.1',
  examples: [{ language: 'questdb-sql', index: 0, sql: 'SELECT 1', statements: [] }],
}
const TEXT = `{
  "engine": "9.0.1",
  "examples": [
    {
      "language": "questdb-sql",
      "index": 0,
      "sql": "SELECT 1",
      "statements": []
    }
  ]
}
`

let root: string
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'record-files-'))))
afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true })
})

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
const text = () => fs.readFileSync(path.join(root, FILE), 'utf8')
const exists = () => fs.existsSync(path.join(root, FILE))

describe('recordFileOf', () => {
  it.each([
    ['content/docs/concept/symbol.mdx', 'content/docs/concept/symbol.examples.json'],
    ['content/blog/from.mdx-to-html.mdx', 'content/blog/from.mdx-to-html.examples.json'],
  ])('is next to %s', (page, record) => {
    expect(recordFileOf(page)).toBe(record)
  })
})

describe('readRecord', () => {
  it('is undefined for a page without a record', () => {
    expect(readRecord(root, FILE)).toBeUndefined()
  })

  it('reads what was written', () => {
    write(FILE, TEXT)
    expect(readRecord(root, FILE)).toEqual(RECORD)
  })

  it('says what is wrong with a damaged record and how to get a valid one', () => {
    write(FILE, '{ "engine": oops }')
    expect(() => readRecord(root, FILE)).toThrow(
      /^is not valid JSON \(Unexpected token .*\): restore it, or run make record$/,
    )
  })
})

describe('writeRecord', () => {
  beforeEach(() => fs.mkdirSync(path.join(root, 'content/docs'), { recursive: true }))

  it('writes a new record', () => {
    expect(writeRecord(root, FILE, RECORD)).toBe(true)
    expect(text()).toBe(TEXT)
  })

  it('replaces a record that differs', () => {
    write(FILE, TEXT.replace('9.0.1', '9.0.0'))
    expect(writeRecord(root, FILE, RECORD)).toBe(true)
    expect(text()).toBe(TEXT)
  })

  it('does not touch a record that is the same', () => {
    write(FILE, TEXT)
    fs.utimesSync(path.join(root, FILE), 1000, 1000)
    expect(writeRecord(root, FILE, RECORD)).toBe(false)
    expect(fs.statSync(path.join(root, FILE)).mtimeMs).toBe(1_000_000)
  })

  it.each([
    ['no examples any more', EMPTY],
    ['no record any more', undefined],
  ])('deletes the record of a page with %s', (_, record) => {
    write(FILE, TEXT)
    expect(writeRecord(root, FILE, record)).toBe(true)
    expect(exists()).toBe(false)
  })

  it('writes nothing for a page that never had examples', () => {
    expect(writeRecord(root, FILE, EMPTY)).toBe(false)
    expect(writeRecord(root, FILE, undefined)).toBe(false)
    expect(exists()).toBe(false)
  })
})

describe('listRecords', () => {
  it('is empty for a project without content', () => {
    expect(listRecords(root)).toEqual([])
  })

  it('finds the records in all folders, sorted, and no other files', () => {
    for (const file of [
      'content/pages/z.examples.json',
      'content/docs/guides/b.examples.json',
      'content/docs/guides/b.mdx',
      'content/docs/a.examples.json',
      'content/docs/a.examples.json.orig',
      'content/docs/.examples.json.d/notes.json',
      'content/examples-floor.json',
      'elsewhere/c.examples.json',
    ])
      write(file, '{}')
    expect(listRecords(root)).toEqual([
      'content/docs/a.examples.json',
      'content/docs/guides/b.examples.json',
      'content/pages/z.examples.json',
    ])
  })
})
